import type { User } from '@morsel/sdk/contract';
import { useState } from 'react';

import { usePasswordChange } from '../../data/account/account-security.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { useSignInWays } from '../../data/account/sign-in-ways.ts';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { NewPasswordField } from '../../features/new-password/new-password-field.tsx';
import { usePasswordAdvice } from '../../features/new-password/use-password-advice.ts';
import { Button } from '../../ui/controls/button.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { FirstPasswordPanel } from './first-password-panel.tsx';

type PasswordPanelProps = {
  readonly account: User;
  /** What the reader has just proved to want. */
  readonly task?: ProvedTask | undefined;
};

/** The account's password, where it has one or could sign in with it. */
export function PasswordPanel({ account, task }: PasswordPanelProps) {
  const { data: options } = useSignInOptions();
  const { data: ways } = useSignInWays();
  if (ways?.hasPassword !== false) return <PasswordChangePanel account={account} />;
  if (options?.hasPasswordForm === false) return null;
  return <FirstPasswordPanel account={account} task={task} />;
}

/** Changes the password; afterwards the form is empty again. */
function PasswordChangePanel({ account }: { account: User }) {
  const [changes, setChanges] = useState(0);
  return (
    <Panel className="settings-panel" aria-labelledby="change-password">
      <h2 id="change-password" className="h2">
        Change password
      </h2>
      <PasswordForm key={changes} account={account} onChanged={() => setChanges(changes + 1)} />
    </Panel>
  );
}

interface PasswordFormProps {
  readonly account: User;
  readonly onChanged: () => void;
}

function PasswordForm(props: PasswordFormProps) {
  const { account } = props;
  const { advice, field, typed, error, submit, pending } = usePasswordForm(props);
  return (
    <form
      noValidate
      aria-labelledby="change-password"
      className="settings-part"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) submit();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={account.email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        readOnly={pending}
        {...field('currentPassword')}
      />
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
        {pending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}

const missingText = {
  currentPassword: 'Fill in your current password.',
  newPassword: 'Fill in a new password.',
};

/** The form's input and how the change goes. `onChanged` is called once it has come through. */
function usePasswordForm({ account, onChanged }: PasswordFormProps) {
  const advice = usePasswordAdvice();
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
      const fields = ['currentPassword', 'newPassword'] as const;
      const { text, field = 'root' } = faultOf(error, fields, 'settings');
      entry.fail('Password not changed', text, field);
    },
  });
  const empty = { currentPassword: '', newPassword: '' };
  const entry = useEntryForm({
    empty,
    missingText,
    send: (change) => {
      const refusal = advice.refusalOf(change.newPassword, account);
      if (refusal) entry.fail(refusal.title, refusal.text, 'newPassword');
      else mutate(change);
    },
  });
  return { ...entry, advice, pending: isPending };
}
