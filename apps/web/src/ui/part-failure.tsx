import './part-failure.css';
import { Button } from './button.tsx';

interface PartFailureProps {
  /** What is missing, as in "Your reports". */
  readonly what: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** In a panel whose content did not arrive: the rest of the screen stands. */
export function PartFailure({ what, pending, onRetry }: PartFailureProps) {
  return (
    <div className="part-failure">
      <p role="alert">{what} did not arrive. Check your connection, then try again.</p>
      <Button small variant="paper" className="uppercase" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
