import { Link } from 'react-router';

import { EntranceForm } from '../../ui/entrance/entrance-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useResetForm } from './use-reset-form.ts';

/** Sets the password of the account that the reset link was made for. */
export function ResetForm({ token }: { token: string }) {
  const { form, field, faults, submit, pending } = useResetForm(token);
  return (
    <EntranceForm
      ref={form}
      title="Choose a new password"
      submitLabel="SET PASSWORD"
      pendingLabel="SETTING..."
      pending={pending}
      error={faults.form}
      onSubmit={submit}
      other={
        <>
          Remembered it? <Link to="/signin">Sign in</Link>
        </>
      }
    >
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters. Every device that is signed in will be signed out."
        readOnly={pending}
        {...field('password')}
      />
    </EntranceForm>
  );
}
