import { Button } from '../../ui/button.tsx';

interface ListFailureProps {
  /** What is missing, as in "The reports". */
  readonly what: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** In a panel whose list did not arrive. */
export function ListFailure({ what, pending, onRetry }: ListFailureProps) {
  return (
    <div className="admin-waiting">
      <p role="alert">{what} did not arrive. Check your connection, then try again.</p>
      <Button small variant="paper" className="uppercase" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
