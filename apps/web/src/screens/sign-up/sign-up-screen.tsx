import { Link } from 'react-router';

import { EntranceForm } from '../../ui/entrance/entrance-form.tsx';
import { Entrance } from '../../ui/entrance/entrance.tsx';
import { Field } from '../../ui/field.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';

const META = {
  title: 'Sign up | Morsel',
  description: 'Make an account and keep your books, level and streak on every device.',
  path: '/signup',
};

export function SignUpScreen() {
  usePageMeta(META);
  const { form, field, faults, submit, pending } = useSignUpForm();
  return (
    <Entrance>
      <EntranceForm
        ref={form}
        title="Sign up"
        submitLabel="SIGN UP"
        pendingLabel="CREATING ACCOUNT..."
        pending={pending}
        error={faults.form}
        onSubmit={submit}
        other={
          <>
            Already a regular? <Link to="/signin">Sign in</Link>
          </>
        }
      >
        <Field
          label="Name"
          name="name"
          dir="auto"
          autoComplete="name"
          readOnly={pending}
          {...field('name')}
        />
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
          autoComplete="new-password"
          hint={faults.password ? undefined : 'At least 6 characters.'}
          readOnly={pending}
          {...field('password')}
        />
      </EntranceForm>
    </Entrance>
  );
}
