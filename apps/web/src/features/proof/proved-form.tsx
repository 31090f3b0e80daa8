import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

type ProvedFormProps = {
  /** By which a button that stands elsewhere sends it. */
  readonly id: string;
  readonly pending: boolean;
  /** Why what it was for failed. */
  readonly error: Error | null;
  readonly onProve: () => void;
};

/** In the place of a proof that was just given. */
export function ProvedForm({ id, pending, error, onProve }: ProvedFormProps) {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onProve();
      }}
    >
      <p>You have just proved that it is you.</p>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </form>
  );
}
