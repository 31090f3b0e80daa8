import { accountFailure } from '../../data/account-failure.ts';
import { useSignUp } from '../../data/signing-up.ts';
import { useEntry } from '../../ui/entrance/use-entry.ts';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

/** In characters, as JavaScript counts them. */
const SHORTEST_PASSWORD = 6;
const TOO_SHORT = 'Password must be at least 6 characters long.';

const missingWords = {
  name: 'Fill in your name.',
  email: 'Fill in your email.',
  password: 'Fill in a password.',
};

/** The form's input and how signing up goes. It stays pending until the page is left. */
export function useSignUpForm() {
  const entry = useEntry({ name: '', email: '', password: '' });
  const { mutate, isPending, isSuccess } = useSignUp({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome to Morsel!',
        description: 'Your account has been created successfully.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field = 'form' } = accountFailure(error);
      entry.fail('Sign Up Failed', text, { [field]: text });
    },
  });
  const submit = (): void => {
    if (!entry.demandAll(missingWords)) return;
    if (entry.input.password.length < SHORTEST_PASSWORD) {
      entry.fail('Password Too Short', TOO_SHORT, { password: TOO_SHORT });
      return;
    }
    mutate(entry.input);
  };
  return { ...entry, submit, pending: isPending || isSuccess };
}
