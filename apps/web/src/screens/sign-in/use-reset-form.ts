import { accountFailure } from '../../data/account-failure.ts';
import { usePasswordReset } from '../../data/resetting-password.ts';
import { useEntry } from '../../ui/entrance/use-entry.ts';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

const missingWords = { password: 'Fill in a password.' };

/** The form's input and how setting it goes. It stays pending until the page is left. */
export function useResetForm(token: string) {
  const entry = useEntry({ password: '' });
  const { mutate, isPending, isSuccess } = usePasswordReset({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome back!',
        description: 'Your new password is set, and you are signed in.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field } = accountFailure(error);
      entry.fail('Password Not Set', text, { [field === 'password' ? field : 'form']: text });
    },
  });
  const submit = (): void => {
    if (entry.demandAll(missingWords)) mutate({ token, ...entry.input });
  };
  return { ...entry, submit, pending: isPending || isSuccess };
}
