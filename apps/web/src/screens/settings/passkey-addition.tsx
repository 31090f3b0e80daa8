import type { Passkey } from '@morsel/sdk/contract';
import { KeyRound } from 'lucide-react';

import { usePasskeyAddition } from '../../data/account/passkeys.ts';
import { isProofNeeded } from '../../data/account/sign-in-ways.ts';
import { passkeyText } from '../../features/passkeys/passkey-text.ts';
import { ProofDialog } from '../../features/proof/proof-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';

type PasskeyAdditionProps = {
  /** Of the account. */
  readonly email: string;
  /** What was told before is over. */
  readonly onBegin: () => void;
  readonly onAdded: (passkey: Passkey) => void;
};

/** Adds a passkey, once it was proved within five minutes that it is the reader who wants it. */
export function PasskeyAddition({ email, onBegin, onAdded }: PasskeyAdditionProps) {
  const { mutate, reset, isPending, error } = usePasskeyAddition({ onSuccess: onAdded });
  const isUnproved = isProofNeeded(error);
  const text = error && !isUnproved && passkeyText(error, 'settings');
  const begin = () => {
    onBegin();
    mutate();
  };
  return (
    <div className="settings-part">
      <Button className="uppercase" pending={isPending} onClick={begin}>
        <KeyRound className="icon" aria-hidden="true" />
        {isPending ? 'Waiting for your passkey...' : 'Add a passkey'}
      </Button>
      {text && <FieldError role="alert">{text}</FieldError>}
      {isUnproved && (
        <ProofDialog
          email={email}
          what="A passkey opens your account. Prove that it is you who adds one."
          onProved={() => mutate()}
          onClose={reset}
        />
      )}
    </div>
  );
}
