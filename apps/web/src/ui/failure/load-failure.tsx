import './load-failure.css';
import { failureOf } from '@morsel/sdk';

import { Button } from '../controls/button.tsx';
import { Panel } from '../panels/panel.tsx';
import { readFailureText } from './read-failure-text.ts';

interface LoadFailureProps {
  /** What is missing, as in "Your questions did not arrive". */
  readonly title: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
  readonly error: Error | null | undefined;
  /** The device would have kept it: without a connection it was never downloaded. */
  readonly isKept?: boolean;
}

/** Says that something did not arrive, and asks for it again only when the reader wants it. */
export function LoadFailure({ title, pending, onRetry, error, isKept = false }: LoadFailureProps) {
  const isMissing = isKept && Boolean(error) && failureOf(error).kind === 'unreached';
  return (
    <Panel className="load-failure">
      <div role="alert">
        <h2 className="h2">{isMissing ? 'Not downloaded yet' : title}</h2>
        <p>
          {isMissing
            ? 'Open it once while you are online, then it is here offline too.'
            : readFailureText(error)}
        </p>
      </div>
      <Button pending={pending} onClick={onRetry}>
        TRY AGAIN
      </Button>
    </Panel>
  );
}
