import './passkeys.css';
import type { Passkey } from '@morsel/sdk/contract';
import { useId } from 'react';

import { useSignInWays } from '../../data/account/sign-in-ways.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpening } from '../../ui/dialogs/use-opening.ts';
import { timeAgo } from '../../ui/text/time-ago.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { PasskeyRemoval } from './passkey-removal.tsx';

type PasskeyRowProps = {
  readonly passkey: Passkey;
  /** Epoch ms. */
  readonly now: number;
  /** Of the account. */
  readonly email: string;
  readonly onRenamed: (passkey: Passkey) => void;
  readonly onRemoved: (passkey: Passkey) => void;
};

/** A passkey with what became of it, to name and to remove. */
export function PasskeyRow({ passkey, now, email, onRenamed, onRemoved }: PasskeyRowProps) {
  const words = useId();
  const { opened, open, close } = useOpening<'rename' | 'remove'>();
  const { data: ways } = useSignInWays();
  const { name, rpId } = passkey;
  const isOnlyWay = ways?.onlyWay === 'passkey' && isOfSite(rpId);
  return (
    <li className="settings-row">
      <div id={words} className="settings-row-words">
        <b>
          <bdi>{name}</bdi>
        </b>
        <p>{pastText(passkey, now)}</p>
        {!isOfSite(rpId) && <p>Works at {rpId} only.</p>}
        {isOnlyWay && <p>It is your only way to sign in: add another one before you remove it.</p>}
      </div>
      <div className="passkey-actions">
        <Button
          small
          variant="paper"
          className="uppercase"
          aria-describedby={words}
          onClick={() => open('rename')}
        >
          Rename
        </Button>
        {!isOnlyWay && (
          <Button
            small
            variant="paper"
            className="uppercase"
            aria-describedby={words}
            onClick={() => open('remove')}
          >
            Remove
          </Button>
        )}
      </div>
      {opened === 'rename' && (
        <PasskeyNameDialog
          passkey={passkey}
          onClose={close}
          onRenamed={(renamed) => {
            close();
            onRenamed(renamed);
          }}
        />
      )}
      {opened === 'remove' && (
        <PasskeyRemoval passkey={passkey} email={email} onClose={close} onRemoved={onRemoved} />
      )}
    </li>
  );
}

function pastText({ createdAt, usedAt }: Passkey, now: number): string {
  const ago = (time: number) => timeAgo(time, Math.max(now, time));
  const used = usedAt === null ? 'not used yet' : `last used ${ago(usedAt)}`;
  return `Added ${ago(createdAt)}, ${used}`;
}

/** Passkeys of a host work on those below it, too. */
function isOfSite(rpId: string): boolean {
  const { hostname } = window.location;
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
}
