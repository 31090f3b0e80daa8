import { type AccountProof, useConfirmation } from '../../data/account/confirm.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { AccountProofDialog } from './account-proof-dialog.tsx';

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
export function ProofDialog({ what, onProved, ...dialog }: ProofDialogProps) {
  const confirmation = useConfirmation({});
  const proving = {
    ...confirmation,
    // Not of the hook: whoever has left meanwhile goes on with nothing.
    mutate: (proof: AccountProof) => confirmation.mutate(proof, { onSuccess: onProved }),
  };
  return (
    <AccountProofDialog
      {...dialog}
      title="Is it still you?"
      submitLabel="Go on"
      pendingLabel="Checking..."
      proving={proving}
    >
      <p>{what}</p>
    </AccountProofDialog>
  );
}
