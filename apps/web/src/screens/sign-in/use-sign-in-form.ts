import { accountFailure } from '../../data/account-failure.ts';
import { useSignIn } from '../../data/signing-in.ts';
import { useEntry } from '../../ui/entrance/use-entry.ts';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

const missingWords = { email: 'Fill in your email.', password: 'Fill in your password.' };

/** The form's input and how signing in goes. It stays pending until the page is left. */
export function useSignInForm() {
  const entry = useEntry({ email: '', password: '' });
  const { mutate, isPending, isSuccess } = useSignIn({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome back!',
        description: 'You have signed in successfully.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field = 'form' } = accountFailure(error);
      entry.fail('Sign In Failed', text, { [field]: text });
    },
  });
  const submit = (): void => {
    if (entry.demandAll(missingWords)) mutate(entry.input);
  };
  return { ...entry, submit, pending: isPending || isSuccess };
}
