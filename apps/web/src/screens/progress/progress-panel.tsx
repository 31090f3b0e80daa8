import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { Panel } from '../../ui/panel.tsx';

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
