import type { Passkey } from '@morsel/sdk/contract';

import { usePasskeyRemoval } from '../../data/account/passkeys.ts';
import { isProofNeeded } from '../../data/account/sign-in-ways.ts';
import { ProofDialog } from '../../features/proof/proof-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';
import { useToldOnceGone } from '../../ui/dialogs/use-told-once-gone.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

type PasskeyRemovalProps = {
  readonly passkey: Passkey;
  /** Of the account. */
  readonly email: string;
  /** Called once row and dialog are gone. */
  readonly onRemoved: (passkey: Passkey) => void;
  readonly onClose: () => void;
};

/** Asks whether a passkey shall go, and who wants that if it was not proved within five minutes. */
export function PasskeyRemoval({ passkey, email, onRemoved, onClose }: PasskeyRemovalProps) {
  const onSuccess = useToldOnceGone(onRemoved);
  const { mutate, isPending, error } = usePasskeyRemoval({ onSuccess });
  const remove = () => mutate(passkey);
  if (isProofNeeded(error)) {
    return (
      <ProofDialog
        email={email}
        what={`Prove that it is you who removes ${passkey.name}.`}
        onProved={remove}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title="Remove this passkey?"
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={remove}>
          {isPending ? 'Removing...' : 'Remove'}
        </KeepOrRemove>
      }
    >
      <p>
        <bdi>{passkey.name}</bdi> will let nobody in any more. It may still show in your password
        manager: delete it there, too. Devices that are signed in stay so.
      </p>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </Dialog>
  );
}
