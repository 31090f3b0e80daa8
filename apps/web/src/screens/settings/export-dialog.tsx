import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { AccountProofDialog } from '../../features/proof/account-proof-dialog.tsx';
import { useSavedExport } from './use-saved-export.ts';

type ExportDialogProps = {
  /** Of the account. */
  readonly email: string;
  /** What the reader has just proved to want. */
  readonly provedTask: ProvedTask | undefined;
  readonly onClose: () => void;
};

/** Saves an account's data once it was proved who wants it. */
export function ExportDialog(dialog: ExportDialogProps) {
  const proving = useSavedExport(dialog.onClose);
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
