import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';

type CancelButtonProps = {
  pending: boolean;
  /** Why it could not be stopped. */
  failure: string | undefined;
  onCancel: () => void;
};

/** Stops what is being made for a book. */
export function CancelButton({ pending, failure, onCancel }: CancelButtonProps) {
  return (
    <div className="cancel-run">
      <Button small variant="paper" className="uppercase" pending={pending} onClick={onCancel}>
        {pending ? 'Stopping...' : 'Cancel'}
      </Button>
      {failure !== undefined && <FieldError role="alert">{failure}</FieldError>}
    </div>
  );
}
