import { usePasswordReset } from '../../data/account/reset-password.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { EntranceForm } from '../../features/entrance/entrance-form.tsx';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { NewPasswordField } from '../../features/new-password/new-password-field.tsx';
import { usePasswordAdvice } from '../../features/new-password/use-password-advice.ts';
import { Link } from '../../navigation/link.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

/** Sets the password of the account that the reset link was made for. */
export function ResetForm({ token }: { token: string }) {
  const { advice, field, typed, error, submit, pending } = useResetForm(token);
  return (
    <EntranceForm
      title="Choose a new password"
      submitLabel="SET PASSWORD"
      pendingLabel="SETTING..."
      pending={pending}
      error={error}
      onSubmit={submit}
      other={
        <>
          Remembered it? <Link to="/signin">Sign in</Link>
        </>
      }
    >
      <NewPasswordField
        label="New password"
        advice={advice}
        typed={typed.password}
        owner={NOBODY}
        hint={`${advice.hint} Every device that is signed in will be signed out, and passkeys are removed.`}
        readOnly={pending}
        {...field('password')}
      />
    </EntranceForm>
  );
}

/** Whose link it is, the server alone knows. */
const NOBODY = { name: '', email: '' };

const missingText = { password: 'Fill in a password.' };

/** The form's input and how setting it goes. It stays pending until the page is left. */
function useResetForm(token: string) {
  const advice = usePasswordAdvice();
  const { data: options } = useSignInOptions();
  const openIdOnly = options?.hasPasswordForm === false ? options.openIdName : null;
  const { mutate, isPending, isSuccess } = usePasswordReset({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome back!',
        description: openIdOnly
          ? `You are signed in. Passwords are not asked for here: link ${openIdOnly} in the settings.`
          : 'Your new password is set, and you are signed in.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field = 'root' } = faultOf(error, ['password'], 'entrance');
      entry.fail('Password Not Set', text, field);
    },
  });
  const entry = useEntryForm({
    empty: { password: '' },
    missingText,
    send: ({ password }) => {
      const refusal = advice.refusalOf(password, NOBODY);
      if (refusal) entry.fail(refusal.title, refusal.text, 'password');
      else mutate({ token, password });
    },
  });
  return { ...entry, advice, pending: isPending || isSuccess };
}
