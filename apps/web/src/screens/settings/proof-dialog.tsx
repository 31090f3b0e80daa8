import { useId } from 'react';

import { useConfirmation } from '../../data/account/confirm.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AccountProofForm } from './proof-form.tsx';

type ProofDialogProps = {
  /** Of the account. */
  readonly email: string;
  /** What the proof is for, in a sentence. */
  readonly what: string;
  /** The session is confirmed: what was refused can be tried again. */
  readonly onProved: () => void;
  readonly onClose: () => void;
};

/** Asks readers who signed in a while ago to prove that it is still them. */
export function ProofDialog({ email, what, onProved, onClose }: ProofDialogProps) {
  const form = useId();
  const { mutate, reset, isPending, error } = useConfirmation({ onSuccess: onProved });
  return (
    <Dialog
      title="Is it still you?"
      onClose={onClose}
      actions={
        <>
          <Button variant="paper" className="uppercase" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} className="uppercase" pending={isPending}>
            {isPending ? 'Checking...' : 'Go on'}
          </Button>
        </>
      }
    >
      <p>{what}</p>
      <AccountProofForm
        id={form}
        email={email}
        pending={isPending}
        error={error}
        onChange={reset}
        onProve={mutate}
      />
    </Dialog>
  );
}
