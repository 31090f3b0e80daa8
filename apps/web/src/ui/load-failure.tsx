import './load-failure.css';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

interface LoadFailureProps {
  /** What is missing, as in "Your questions did not arrive". */
  readonly title: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
  /** Why, where the device would have kept it: without a connection it was never downloaded. */
  readonly error?: Error | null | undefined;
}

/** Says that something did not arrive, and asks for it again only when the reader wants it. */
export function LoadFailure({ title, pending, onRetry, error }: LoadFailureProps) {
  const isMissing = isUnreached(error);
  return (
    <Panel className="load-failure">
      <div role="alert">
        <h2 className="h2">{isMissing ? 'Not downloaded yet' : title}</h2>
        <p>
          {isMissing
            ? 'Open it once while you are online, then it is here offline too.'
            : 'Check your connection, then try again.'}
        </p>
      </div>
      <Button pending={pending} onClick={onRetry}>
        TRY AGAIN
      </Button>
    </Panel>
  );
}

/** `fetch` tells with a TypeError that nothing was reached; others may pass it on as their cause. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && isUnreached(error.cause));
}
