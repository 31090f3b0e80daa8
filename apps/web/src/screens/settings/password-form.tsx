import { isConfirmationRequired } from '@morsel/sdk';
import type { User } from '@morsel/sdk/contract';
import { useLayoutEffect } from 'react';

import { usePasswordChange } from '../../data/account/account-security.ts';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { NewPasswordField } from '../../features/new-password/new-password-field.tsx';
import { usePasswordAdvice } from '../../features/new-password/use-password-advice.ts';
import { Button } from '../../ui/controls/button.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

const WORDS = {
  change: {
    submit: 'Change password',
    pending: 'Changing...',
    done: 'Password changed',
    failed: 'Password not changed',
  },
  first: {
    submit: 'Set this password',
    pending: 'Setting...',
    done: 'Password set',
    failed: 'Password not set',
  },
} as const;

type PasswordFormProps = {
  /** `change` asks for the current one; `first` is for accounts that have none, and asked for it. */
  readonly kind: keyof typeof WORDS;
  readonly account: User;
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly onSet: () => void;
};

/** Sets the password of the account. */
export function PasswordForm(props: PasswordFormProps) {
  const { kind, account, labelledBy } = props;
  const { advice, field, typed, error, submit, pending } = usePasswordForm(props);
  const words = WORDS[kind];
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      className="settings-part"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) submit();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={account.email} />
      {kind === 'change' && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          readOnly={pending}
          {...field('currentPassword')}
        />
      )}
      <NewPasswordField
        label="New password"
        advice={advice}
        typed={typed.newPassword}
        owner={account}
        readOnly={pending}
        {...field('newPassword')}
      />
      <p>Other devices will be signed out. This one stays signed in.</p>
      {error && <FieldError>{error}</FieldError>}
      <Button type="submit" className="uppercase" pending={pending}>
        {pending ? words.pending : words.submit}
      </Button>
    </form>
  );
}

const empty = { currentPassword: '', newPassword: '' };

const missingText = {
  currentPassword: 'Fill in your current password.',
  newPassword: 'Fill in a new password.',
};

/** The form's input and how setting it goes. */
function usePasswordForm({ kind, account, onSet }: PasswordFormProps) {
  const advice = usePasswordAdvice();
  const { mutate, isPending } = usePasswordSetting({
    kind,
    onSet,
    fail: (...told) => entry.fail(...told),
  });
  const entry = useEntryForm({
    empty,
    missingText,
    send: ({ currentPassword, newPassword }) => {
      const refusal = advice.refusalOf(newPassword, account);
      if (refusal) entry.fail(refusal.title, refusal.text, 'newPassword');
      else mutate(kind === 'change' ? { currentPassword, newPassword } : { newPassword });
    },
  });
  const { focus } = entry;
  // Before a dialog opens above it, which then gives the focus back to it.
  useLayoutEffect(() => {
    if (kind === 'first') focus('newPassword');
  }, [kind, focus]);
  return { ...entry, advice, pending: isPending };
}

type Setting = Pick<PasswordFormProps, 'kind' | 'onSet'> & {
  readonly fail: (title: string, text: string, field: keyof typeof empty | 'root') => void;
};

function usePasswordSetting({ kind, onSet, fail }: Setting) {
  return usePasswordChange({
    onSuccess: () => {
      toast({
        title: WORDS[kind].done,
        description: 'Other devices are signed out. This one stays signed in.',
        variant: 'good',
      });
      onSet();
    },
    onError: (error) => {
      // The panel asks for the proof; what was typed stays.
      if (isConfirmationRequired(error)) return;
      const fields = ['currentPassword', 'newPassword'] as const;
      const { text, field = 'root' } = faultOf(error, fields, 'settings');
      fail(WORDS[kind].failed, text, field);
    },
  });
}
