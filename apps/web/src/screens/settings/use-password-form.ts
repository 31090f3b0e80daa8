import { usePasswordChange } from '../../data/account-security.ts';
import { useEntry } from '../../ui/entrance/use-entry.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { failureText, faultyField } from './failure.ts';

const missingWords = {
  currentPassword: 'Fill in your current password.',
  newPassword: 'Fill in a new password.',
};

/** The form's input and how the change goes. `onChanged` is called once it has come through. */
export function usePasswordForm(onChanged: () => void) {
  const entry = useEntry({ currentPassword: '', newPassword: '' });
  const { mutate, isPending } = usePasswordChange({
    onSuccess: () => {
      toast({
        title: 'Password changed',
        description: 'Other devices are signed out. This one stays signed in.',
        variant: 'good',
      });
      onChanged();
    },
    onError: (error) => {
      const text = failureText(error);
      const field = faultyField(error, ['currentPassword', 'newPassword']);
      entry.fail('Password not changed', text, { [field ?? 'form']: text });
    },
  });
  const submit = (): void => {
    if (entry.demandAll(missingWords)) mutate(entry.input);
  };
  return { ...entry, submit, pending: isPending };
}
