import { Link } from 'react-router';

import { EntranceForm } from '../../ui/entrance/entrance-form.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

export function SignInForm() {
  const { form, field, faults, submit, pending } = useSignInForm();
  return (
    <EntranceForm
      ref={form}
      title="Sign in"
      submitLabel="SIGN IN"
      pendingLabel="SIGNING IN..."
      pending={pending}
      error={faults.form}
      onSubmit={submit}
      other={
        <>
          New here? <Link to="/signup">Sign up</Link>
        </>
      }
    >
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        readOnly={pending}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        readOnly={pending}
        {...field('password')}
      />
      <p>Forgot your password? Ask an admin for a reset link.</p>
    </EntranceForm>
  );
}
