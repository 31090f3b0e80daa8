import type { AccountProof } from '../../data/account/confirm.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useExport } from '../../data/account/personal-data.ts';
import { AccountProofDialog } from '../../features/proof/account-proof-dialog.tsx';
import { saveExport } from './save-export.ts';

type ExportDialogProps = {
  /** Of the account. */
  readonly email: string;
  /** What the reader has just proved to want. */
  readonly provedTask: ProvedTask | undefined;
  readonly onClose: () => void;
};

/** Saves an account's data once it was proved who wants it. */
export function ExportDialog(dialog: ExportDialogProps) {
  const packing = useExport({});
  const onSuccess = (text: string): void => {
    saveExport(text);
    dialog.onClose();
  };
  const proving = {
    ...packing,
    // Not of the hook: whoever has left meanwhile, perhaps a computer that is not theirs, leaves no file there.
    mutate: (proof: AccountProof) => packing.mutate(proof, { onSuccess }),
  };
  return (
    <AccountProofDialog
      {...dialog}
      title="Download your data?"
      submitLabel="Download"
      pendingLabel="Packing..."
      task="export"
      proving={proving}
    >
      <p>The file has your whole history in it, so it is for you alone.</p>
    </AccountProofDialog>
  );
}
