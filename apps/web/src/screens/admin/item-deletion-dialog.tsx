import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
        <>
          <Button variant="paper" className="uppercase" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="tomato"
            className="uppercase"
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>
        “<bdi>{about}</bdi>” will be gone for every reader, and cannot be brought back. To take it
        away for now, hide it.
      </p>
    </Dialog>
  );
}
