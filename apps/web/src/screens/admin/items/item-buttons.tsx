import type { AdminItem } from '@morsel/sdk/contract';
import { useState } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../../ui/dialogs/keep-or-remove.tsx';
import { spokenText } from '../../../ui/text/spoken-text.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { askedBy, isDoubtful, openReports } from './item-filter.ts';
import type { useItemVerbs } from './use-item-verbs.ts';

interface ItemButtonsProps {
  readonly item: AdminItem;
  readonly verbs: ReturnType<typeof useItemVerbs>;
}

/** What can be decided about an item; keeping it makes sense only while somebody complains,
 * and saying that it is fine only while its figures want a look. */
export function ItemButtons({ item, verbs }: ItemButtonsProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const about = spokenText(askedBy(item.content));
  const close = () => setDialog(undefined);
  return (
    <div className="item-verbs">
      {openReports(item).length > 0 && <Verb label="Keep" {...{ about }} {...verbs.keep} />}
      {isDoubtful(item) && <Verb label="It is fine" {...{ about }} {...verbs.fine} />}
      <Verb label="Edit" {...{ about }} run={() => setDialog('edit')} />
      <Verb label={item.state === 'hidden' ? 'Show' : 'Hide'} {...{ about }} {...verbs.hide} />
      <Verb label="Regenerate" {...{ about }} {...verbs.replace} />
      <Verb
        label="Delete"
        {...{ about }}
        pending={verbs.delete.pending}
        run={() => setDialog('delete')}
      />
      {dialog === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {dialog === 'delete' && (
        <ItemDeletionDialog about={about} onDelete={verbs.delete.run} onClose={close} />
      )}
    </div>
  );
}

interface VerbProps {
  readonly label: string;
  /** What the item asks, for those who do not see where the button stands. */
  readonly about: string;
  readonly pending?: boolean;
  readonly run: () => void;
}

function Verb({ label, about, pending = false, run }: VerbProps) {
  return (
    <Button small variant="paper" pending={pending} onClick={run}>
      <span>
        <span className="uppercase">{label}</span>
        <span className="sr-only"> “{about}”</span>
      </span>
    </Button>
  );
}

interface ItemDeletionDialogProps {
  /** What the item asks. */
  readonly about: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks once more: a deleted item does not come back. */
function ItemDeletionDialog({ about, onDelete, onClose }: ItemDeletionDialogProps) {
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
