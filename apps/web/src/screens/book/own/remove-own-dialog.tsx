import type { OwnItem } from '@morsel/sdk/contract';

import { useRemoveOwnItem } from '../../../data/own-items/own-items.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../../ui/dialogs/keep-or-remove.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';

interface RemoveOwnDialogProps {
  readonly item: OwnItem;
  readonly onClose: () => void;
}

/** Asks before an own item goes. */
export function RemoveOwnDialog({ item, onClose }: RemoveOwnDialogProps) {
  const { mutate, isPending, error } = useRemoveOwnItem({
    onSuccess: () => toast({ title: 'Deleted', variant: 'good' }),
  });
  return (
    <Dialog
      title={item.type === 'cloze' ? 'Delete this question?' : 'Delete this flashcard?'}
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={() => mutate(item.id)}>
          {isPending ? 'Deleting...' : 'Delete it'}
        </KeepOrRemove>
      }
    >
      <p>It leaves your feed for good. What you answered and earned with it stays.</p>
      {error && <FieldError role="alert">{failureText(error)}</FieldError>}
    </Dialog>
  );
}
