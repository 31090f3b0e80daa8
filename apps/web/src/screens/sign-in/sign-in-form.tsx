import { problemOf } from '@morsel/sdk';

import { useSignIn } from '../../data/account/sign-in.ts';
import { EntranceForm } from '../../features/entrance/entrance-form.tsx';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { OpenIdWay } from '../../features/open-id/open-id-way.tsx';
import { Link } from '../../navigation/link.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';
import { PasskeyWay } from './passkey-way.tsx';

type SignInFormProps = {
  /** What went wrong before, elsewhere. */
  readonly notice?: string | undefined;
};

export function SignInForm({ notice }: SignInFormProps) {
  const { field, error, submit, pending } = useSignInForm();
  return (
    <EntranceForm
      title="Sign in"
      submitLabel="SIGN IN"
      pendingLabel="SIGNING IN..."
      pending={pending}
      error={error}
      onSubmit={submit}
      notice={notice}
      ways={
        <>
          <OpenIdWay label="Sign in" />
          <PasskeyWay />
        </>
      }
      other={
        <>
          New here? <Link to="/signup">Sign up</Link>
        </>
      }
    >
      <Field
        label="Email"
        type="email"
        // Passkeys are offered here, too.
        autoComplete="email webauthn"
        readOnly={pending}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        readOnly={pending}
        {...field('password')}
      />
      <p>Forgot your password? Ask an admin for a reset link.</p>
    </EntranceForm>
  );
}

const missingText = { email: 'Fill in your email.', password: 'Fill in your password.' };

/** The form's input and how signing in goes. It stays pending until the page is left. */
function useSignInForm() {
  const { mutate, isPending, isSuccess } = useSignIn({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome back!',
        description: 'You have signed in successfully.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field } = faultOf(error, ['email', 'password'], 'entrance');
      // Which of the two is wrong is nobody's to know; the password is what people type again.
      const isPairUnknown = problemOf(error)?.status === 401;
      entry.fail('Sign In Failed', text, isPairUnknown ? 'password' : (field ?? 'root'));
    },
  });
  const entry = useEntryForm({ empty: { email: '', password: '' }, missingText, send: mutate });
  return { ...entry, pending: isPending || isSuccess };
}
