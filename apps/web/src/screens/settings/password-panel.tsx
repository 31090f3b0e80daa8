import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

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
  const { form, field, faults, submit, pending } = usePasswordForm(onChanged);
  return (
    <form
      ref={form}
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
      {faults.form && <FieldError>{faults.form}</FieldError>}
      <Button type="submit" className="uppercase" pending={pending}>
        {pending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
