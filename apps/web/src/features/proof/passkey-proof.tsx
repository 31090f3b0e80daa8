import { KeyRound } from 'lucide-react';

import { usePasskeys } from '../../data/account/passkeys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { passkeyText } from '../passkeys/passkey-text.ts';
import { usePasskeysHere } from '../passkeys/use-passkeys-here.ts';
import { useProofWays } from './use-proof-ways.ts';

type PasskeyProofProps = {
  readonly pending: boolean;
  /** Why the passkey was not taken, or what it was for failed. */
  readonly error: Error | null;
  readonly onProve: () => void;
};

/** Instead of a password, for readers who have a passkey and can use it here. */
export function PasskeyProof({ pending, error, onProve }: PasskeyProofProps) {
  const { data: passkeys = [] } = usePasskeys();
  const { isPossible } = usePasskeysHere();
  const { canType } = useProofWays();
  if (!isPossible || passkeys.length === 0) return null;
  const text = error && passkeyText(error, 'settings');
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        small
        variant={canType ? 'paper' : 'mustard'}
        className="uppercase"
        pending={pending}
        onClick={onProve}
      >
        <KeyRound className="icon" aria-hidden="true" />
        {canType ? 'Use a passkey instead' : 'Use a passkey'}
      </Button>
      {text && <FieldError role="alert">{text}</FieldError>}
    </div>
  );
}
