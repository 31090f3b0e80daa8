import { useId } from 'react';

import { useConfirmation } from '../../data/account/confirm.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AccountProofForm } from './proof-form.tsx';
import { useProofWays } from './use-proof-ways.ts';

type ProofDialogProps = {
  /** Of the account. */
  readonly email: string;
  /** What the proof is for, in a sentence. */
  readonly what: string;
  /** What readers who prove it elsewhere go on with when they are back. */
  readonly task?: ProvedTask | undefined;
  /** The session is confirmed: what was refused can be tried again. */
  readonly onProved: () => void;
  readonly onClose: () => void;
};

/** Asks readers who signed in a while ago to prove that it is still them. */
export function ProofDialog({ email, what, task, onProved, onClose }: ProofDialogProps) {
  const form = useId();
  const { canSubmit } = useProofWays();
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
          <Button
            type="submit"
            form={form}
            className="uppercase"
            disabled={!canSubmit}
            pending={isPending}
          >
            {isPending ? 'Checking...' : 'Go on'}
          </Button>
        </>
      }
    >
      <p>{what}</p>
      <AccountProofForm
        id={form}
        email={email}
        task={task}
        pending={isPending}
        error={error}
        onChange={reset}
        onProve={mutate}
      />
    </Dialog>
  );
}
