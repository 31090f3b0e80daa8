import type { UseQueryResult } from '@tanstack/react-query';

import { Panel } from '../../ui/panel.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';

type Read = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

/**
 * One word about all the parts of the screen that did not arrive, and one way to ask for them again;
 * their panels keep their places. It stays while they are asked for.
 */
export function MissingParts({ reads }: { readonly reads: readonly Read[] }) {
  const missing = reads.filter(
    ({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0,
  );
  if (missing.length === 0) return null;
  return (
    <Panel className="missing-parts">
      <PartFailure
        what="Some of your progress"
        pending={missing.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const read of missing) void read.refetch();
        }}
      />
    </Panel>
  );
}
