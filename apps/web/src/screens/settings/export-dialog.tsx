import { useId } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AccountProofForm } from './proof-form.tsx';
import { useProofWays } from './use-proof-ways.ts';
import { useSavedExport } from './use-saved-export.ts';

type ExportDialogProps = {
  /** Of the account. */
  readonly email: string;
  readonly onClose: () => void;
};

/** Saves an account's data once its password was given. */
export function ExportDialog({ email, onClose }: ExportDialogProps) {
  const form = useId();
  const { canSubmit } = useProofWays();
  const { mutate, reset, isPending, error } = useSavedExport(onClose);
  return (
    <Dialog
      title="Download your data?"
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
            {isPending ? 'Packing...' : 'Download'}
          </Button>
        </>
      }
    >
      <p>The file has your whole history in it. Prove that it is you who wants it.</p>
      <AccountProofForm
        id={form}
        email={email}
        task="export"
        pending={isPending}
        error={error}
        onChange={reset}
        onProve={mutate}
      />
    </Dialog>
  );
}
