import { useState } from 'react';

import { usePasswordChange } from '../../data/account/account-security.ts';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

/** Changes the password; afterwards the form is empty again. */
export function PasswordPanel({ email }: { email: string }) {
  const [changes, setChanges] = useState(0);
  return (
    <Panel className="settings-panel" aria-labelledby="change-password">
      <h2 id="change-password" className="h2">
        Change password
      </h2>
      <PasswordForm key={changes} email={email} onChanged={() => setChanges(changes + 1)} />
    </Panel>
  );
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { field, error, submit, pending } = usePasswordForm(onChanged);
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
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        readOnly={pending}
        {...field('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
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
function usePasswordForm(onChanged: () => void) {
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
  const entry = useEntryForm({ empty, missingText, send: mutate });
  return { ...entry, pending: isPending };
}
