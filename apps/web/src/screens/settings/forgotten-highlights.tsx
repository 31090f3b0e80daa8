import type { HighlightedBook } from '@morsel/sdk/contract';

import { useForgottenHighlights } from '../../data/reading-along/highlights.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';
import { useToldOnceGone } from '../../ui/dialogs/use-told-once-gone.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

interface ForgottenHighlightsProps {
  readonly highlighted: HighlightedBook;
  /** Called once row and dialog are gone. */
  readonly onForgotten: (highlighted: HighlightedBook) => void;
  readonly onClose: () => void;
}

/** Asks whether the highlights of a book shall go. */
export function ForgottenHighlights({
  highlighted,
  onForgotten,
  onClose,
}: ForgottenHighlightsProps) {
  const onSuccess = useToldOnceGone(onForgotten);
  const { mutate, isPending, error } = useForgottenHighlights(highlighted, { onSuccess });
  return (
    <Dialog
      title="Forget these highlights?"
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={() => mutate()}>
          Forget
        </KeepOrRemove>
      }
    >
      <p>
        The highlights of <bdi>{highlighted.title}</bdi> go, with their text and what was made from
        it; your cards stay. What the app sends again comes again: choose “None of mine” instead if
        that is not wanted.
      </p>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </Dialog>
  );
}
