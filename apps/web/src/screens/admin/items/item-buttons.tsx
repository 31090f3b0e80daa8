import type { AdminItem } from '@morsel/sdk/contract';

import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../../ui/dialogs/keep-or-remove.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { spokenText } from '../../../ui/text/spoken-text.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { askedBy, isDoubtful, openReports } from './item-filter.ts';
import { ItemVerb } from './item-verb.tsx';
import type { useItemVerbs } from './use-item-verbs.ts';

interface ItemButtonsProps {
  readonly item: AdminItem;
  readonly verbs: ReturnType<typeof useItemVerbs>;
}

/** What can be decided about an item; keeping it makes sense only while somebody complains,
 * and saying that it is fine only while its figures want a look. */
export function ItemButtons({ item, verbs }: ItemButtonsProps) {
  const about = spokenText(askedBy(item.content));
  const isReported = openReports(item).length > 0;
  return (
    <div className="item-verbs">
      {isReported && <ItemVerb label="Keep" {...{ about }} {...verbs.keep} />}
      {isDoubtful(item) && <ItemVerb label="It is fine" {...{ about }} {...verbs.fine} />}
      <HideVerb item={item} verbs={verbs} />
      <ItemChangeButtons item={item} verbs={verbs} />
    </div>
  );
}

/** What reports have hidden comes back by being kept. */
function HideVerb({ item, verbs }: ItemButtonsProps) {
  const about = spokenText(askedBy(item.content));
  if (item.state === 'active') return <ItemVerb label="Hide" {...{ about }} {...verbs.takeAway} />;
  return openReports(item).length > 0 ? (
    <ItemVerb label="Leave hidden" {...{ about }} {...verbs.takeAway} />
  ) : (
    <ItemVerb label="Show" {...{ about }} {...verbs.giveBack} />
  );
}

/** What can be made of an item. */
export function ItemChangeButtons({ item, verbs }: ItemButtonsProps) {
  const { opened, open, close } = useOpening<'edit' | 'delete'>();
  const about = spokenText(askedBy(item.content));
  return (
    <>
      <ItemVerb label="Edit" {...{ about }} run={() => open('edit')} />
      <ItemVerb label="Regenerate" {...{ about }} {...verbs.replace} />
      <ItemVerb
        label="Delete"
        {...{ about }}
        pending={verbs.delete.pending}
        run={() => open('delete')}
      />
      {opened === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {opened === 'delete' && (
        <ItemDeletionDialog about={about} onDelete={verbs.delete.run} onClose={close} />
      )}
    </>
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
