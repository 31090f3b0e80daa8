import type { UseQueryResult } from '@tanstack/react-query';

import { Panel } from '../../ui/panel.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';

type Read = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

/** Whether a part of the screen did not arrive; it stays missing while it is asked for again. */
export function isMissing({ data, errorUpdateCount }: Read): boolean {
  return data === undefined && errorUpdateCount > 0;
}

/**
 * One word about all the parts of the screen that are missing, and one way to ask for them again;
 * their panels keep their places.
 */
export function MissingParts({ missing }: { readonly missing: readonly Read[] }) {
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
