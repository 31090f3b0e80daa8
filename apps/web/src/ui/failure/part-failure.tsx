import './part-failure.css';
import { Button } from '../controls/button.tsx';
import { readFailureText } from './read-failure-text.ts';

interface PartFailureProps {
  /** What is missing, as in "Your reports". */
  readonly what: string;
  readonly error: Error | null | undefined;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** In a panel whose content did not arrive: the rest of the screen stands. */
export function PartFailure({ what, error, pending, onRetry }: PartFailureProps) {
  return (
    <div className="part-failure">
      <p role="alert">
        {what} did not arrive. {readFailureText(error)}
      </p>
      <Button small variant="paper" className="uppercase" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
