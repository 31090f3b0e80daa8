import type { User } from '@morsel/sdk/contract';
import { useState } from 'react';

import { usePasswordChange } from '../../data/account/account-security.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useEntryForm } from '../../features/entrance/use-entry-form.ts';
import { NewPasswordField } from '../../features/new-password/new-password-field.tsx';
import { usePasswordAdvice } from '../../features/new-password/use-password-advice.ts';
import { Button } from '../../ui/controls/button.tsx';
import { faultOf } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { useProofWays } from './use-proof-ways.ts';

type FirstPasswordProps = {
  readonly account: User;
  /** What the reader has just proved to want. */
  readonly task: ProvedTask | undefined;
};

/** Gives a password to an account that has none, once it was proved who wants that. */
export function FirstPasswordPanel({ account, task }: FirstPasswordProps) {
  const [isWanted, setWanted] = useState(task === 'password');
  const { ways } = useProofWays();
  return (
    <Panel className="settings-panel" aria-labelledby="first-password">
      <h2 id="first-password" className="h2">
        Set a password
      </h2>
      <p>You have none. With a password you can sign in by your email, too.</p>
      {isWanted && ways?.isConfirmed ? (
        <FirstPasswordForm account={account} />
      ) : (
        <div className="settings-part">
          <Button className="uppercase" onClick={() => setWanted(true)}>
            Set a password
          </Button>
        </div>
      )}
      {isWanted && ways?.isConfirmed === false && (
        <ProofDialog
          email={account.email}
          task="password"
          what="A password opens your account. Prove that it is you who sets one."
          onProved={() => {}}
          onClose={() => setWanted(false)}
        />
      )}
    </Panel>
  );
}

function FirstPasswordForm({ account }: { readonly account: User }) {
  const { advice, field, typed, error, submit, pending } = useFirstPasswordForm(account);
  return (
    <form
      noValidate
      aria-labelledby="first-password"
      className="settings-part"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) submit();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={account.email} />
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
        {pending ? 'Setting...' : 'Set this password'}
      </Button>
    </form>
  );
}

/** The form's input and how setting it goes; the panel is another one once it is set. */
function useFirstPasswordForm(account: User) {
  const advice = usePasswordAdvice();
  const { mutate, isPending } = usePasswordChange({
    onSuccess: () =>
      toast({
        title: 'Password set',
        description: 'Other devices are signed out. This one stays signed in.',
        variant: 'good',
      }),
    onError: (error) => {
      const { text, field = 'root' } = faultOf(error, ['newPassword'] as const, 'settings');
      entry.fail('Password not set', text, field);
    },
  });
  const entry = useEntryForm({
    empty: { newPassword: '' },
    missingText: { newPassword: 'Fill in a new password.' },
    send: ({ newPassword }) => {
      const refusal = advice.refusalOf(newPassword, account);
      if (refusal) entry.fail(refusal.title, refusal.text, 'newPassword');
      else mutate({ newPassword });
    },
  });
  return { ...entry, advice, pending: isPending };
}
