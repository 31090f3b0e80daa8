import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

interface ProgressPanelProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  /** What has not arrived where it fails, as in "Your days". */
  readonly what: string;
  readonly className?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A panel of what the API tells about the reader: what it is called, and that, or what is the
 * matter; the screen asks for it again.
 */
export function ProgressPanel<Data>(props: ProgressPanelProps<Data>) {
  const title = useId();
  return (
    <Panel className={clsx('progress-panel', props.className)} aria-labelledby={title}>
      <h2 id={title} className="h2">
        {props.title}
      </h2>
      <WhenThere {...props} />
    </Panel>
  );
}

function WhenThere<Data>({ query, what, children }: ProgressPanelProps<Data>) {
  const { data, isError } = query;
  if (data !== undefined) return children(data);
  return isError ? <p>{what} did not arrive.</p> : <output>Loading...</output>;
}

type Read = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

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
        error={missing.find((read) => read.error)?.error}
        pending={missing.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const read of missing) void read.refetch();
        }}
      />
    </Panel>
  );
}
