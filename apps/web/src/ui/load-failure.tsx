import './load-failure.css';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

interface LoadFailureProps {
  /** What is missing, as in "Your questions did not arrive". */
  readonly title: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** Says that something did not arrive, and asks for it again only when the reader wants it. */
export function LoadFailure({ title, pending, onRetry }: LoadFailureProps) {
  return (
    <Panel className="load-failure">
      <div role="alert">
        <h2 className="h2">{title}</h2>
        <p>Check your connection, then try again.</p>
      </div>
      <Button pending={pending} onClick={onRetry}>
        TRY AGAIN
      </Button>
    </Panel>
  );
}
