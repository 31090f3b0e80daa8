import { tidyName } from '@morsel/sdk/rules';

import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { useSignUp } from '../../data/account/sign-up.ts';
import { EntranceForm } from '../../features/entrance/entrance-form.tsx';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { NewPasswordField } from '../../features/new-password/new-password-field.tsx';
import { usePasswordAdvice } from '../../features/new-password/use-password-advice.ts';
import { OpenIdWay } from '../../features/open-id/open-id-way.tsx';
import { Link } from '../../navigation/link.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

export function SignUpForm() {
  const { data: options } = useSignInOptions();
  const { advice, field, typed, error, submit, pending } = useSignUpForm();
  // In the order in which they stand: the first that is at fault gets the focus.
  const [name, email, password] = [field('name'), field('email'), field('password')];
  return (
    <EntranceForm
      title="Sign up"
      submitLabel="SIGN UP"
      pendingLabel="CREATING ACCOUNT..."
      pending={pending}
      error={error}
      onSubmit={submit}
      ways={options?.openIdCreatesAccounts && <OpenIdWay label="Sign up" />}
      other={
        <>
          Already a regular? <Link to="/signin">Sign in</Link>
        </>
      }
    >
      <Field label="Name" dir="auto" autoComplete="name" readOnly={pending} {...name} />
      <Field label="Email" type="email" autoComplete="email" readOnly={pending} {...email} />
      <NewPasswordField
        label="Password"
        advice={advice}
        typed={typed.password}
        owner={typed}
        hint={password.error ? undefined : advice.hint}
        readOnly={pending}
        {...password}
      />
    </EntranceForm>
  );
}

const missingText = {
  name: 'Fill in your name.',
  email: 'Fill in your email.',
  password: 'Fill in a password.',
};

/** The form's input and how signing up goes. It stays pending until the page is left. */
function useSignUpForm() {
  const advice = usePasswordAdvice();
  const { mutate, isPending, isSuccess } = useSignUp({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome to Morsel!',
        description: 'Your account has been created successfully.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field = 'root' } = faultOf(error, ['name', 'email', 'password'], 'entrance');
      entry.fail('Sign Up Failed', text, field);
    },
  });
  const entry = useEntryForm({
    empty: { name: '', email: '', password: '' },
    missingText,
    send: (input) => {
      const refusal = advice.refusalOf(input.password, input);
      if (refusal) entry.fail(refusal.title, refusal.text, 'password');
      else mutate({ ...input, name: tidyName(input.name) });
    },
  });
  return { ...entry, advice, pending: isPending || isSuccess };
}
