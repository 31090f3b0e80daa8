import type { User } from '@morsel/sdk/contract';
import { useState } from 'react';

import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { useSignInWays } from '../../data/account/sign-in-ways.ts';
import { ProofDialog } from '../../features/proof/proof-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useFocusOnChange } from '../../ui/page/use-focus-on-change.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { PasswordForm } from './password-form.tsx';

const HEADING = 'your-password';

type PasswordPanelProps = {
  readonly account: User;
  /** What the reader has just proved to want. */
  readonly provedTask?: ProvedTask | undefined;
};

/** The account's password, where it has one or could sign in with it. */
export function PasswordPanel(props: PasswordPanelProps) {
  const { data: options } = useSignInOptions();
  const { data: ways } = useSignInWays();
  const hasNone = ways?.hasPassword === false;
  // The form that was sent is gone with what it did.
  const heading = useFocusOnChange<HTMLHeadingElement>(ways && String(hasNone));
  if (hasNone && options?.hasPasswordForm === false) return null;
  return (
    <Panel className="settings-panel" aria-labelledby={HEADING}>
      <h2 ref={heading} tabIndex={-1} id={HEADING} className="h2">
        {hasNone ? 'Set a password' : 'Change password'}
      </h2>
      {hasNone ? <FirstPassword {...props} /> : <PasswordChange {...props} />}
    </Panel>
  );
}

/** Changes the password; afterwards the form is empty again. */
function PasswordChange({ account }: PasswordPanelProps) {
  const [changes, setChanges] = useState(0);
  return (
    <PasswordForm
      key={changes}
      kind="change"
      account={account}
      labelledBy={HEADING}
      onSet={() => setChanges(changes + 1)}
    />
  );
}

/** Gives a password to an account that has none, once it was proved who wants that. */
function FirstPassword({ account, provedTask }: PasswordPanelProps) {
  const [isWanted, setWanted] = useState(provedTask === 'password');
  const { data: ways } = useSignInWays();
  return (
    <>
      <p>You have none. With a password you can sign in by your email, too.</p>
      {isWanted ? (
        <PasswordForm
          kind="first"
          account={account}
          labelledBy={HEADING}
          onSet={() => setWanted(false)}
        />
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
    </>
  );
}
