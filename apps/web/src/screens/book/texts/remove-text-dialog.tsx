import type { Source } from '@morsel/sdk/contract';

import { useRemoveText } from '../../../data/sources/sources.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../../ui/dialogs/keep-or-remove.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';

interface RemoveTextDialogProps {
  readonly source: Source;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

/** Says what goes with a text, and removes it once that is wanted. */
export function RemoveTextDialog({ source, isAdmin, onClose }: RemoveTextDialogProps) {
  const { mutate, isPending, error } = useRemoveText({
    onSuccess: () => toast({ title: 'Text removed', description: source.name }),
  });
  return (
    <Dialog
      title="Remove this text?"
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={() => mutate(source.id)}>
          {isPending ? 'Removing...' : 'Remove it'}
        </KeepOrRemove>
      }
    >
      <p>
        “<bdi>{source.name}</bdi>” goes, and with it the questions and flashcards that were made
        from it: out of {isAdmin ? 'the feeds of all readers' : 'your feed'} and off this page.
      </p>
      <p>What was answered stays in the history, and so does what it earned.</p>
      {error && <FieldError role="alert">{failureText(error)}</FieldError>}
    </Dialog>
  );
}
