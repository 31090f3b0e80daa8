import { Dialog } from '../../ui/dialog.tsx';
import { KeepOrRemove } from '../../ui/keep-or-remove.tsx';

interface ItemDeletionDialogProps {
  /** What the item asks. */
  readonly about: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks once more: a deleted item does not come back. */
export function ItemDeletionDialog({ about, onDelete, onClose }: ItemDeletionDialogProps) {
  return (
    <Dialog
      title="Delete it for good?"
      onClose={onClose}
      actions={
        <KeepOrRemove
          onKeep={onClose}
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          Delete
        </KeepOrRemove>
      }
    >
      <p>
        “<bdi>{about}</bdi>” will be gone for every reader, and cannot be brought back. To take it
        away for now, hide it.
      </p>
    </Dialog>
  );
}
