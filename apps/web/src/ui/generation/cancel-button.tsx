import { Button } from '../button.tsx';

type CancelButtonProps = { pending: boolean; onCancel: () => void };

/** Stops what is being made for a book. */
export function CancelButton({ pending, onCancel }: CancelButtonProps) {
  return (
    <Button
      small
      variant="paper"
      className="cancel-run uppercase"
      pending={pending}
      onClick={onCancel}
    >
      {pending ? 'Stopping...' : 'Cancel'}
    </Button>
  );
}
