import type { HighlightedBook } from '@morsel/sdk/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useForgottenHighlights } from '../../data/reading-along/highlights.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

interface ForgottenHighlightsProps {
  readonly highlighted: HighlightedBook;
  /** Called with their title once row and dialog are gone. */
  readonly onForgotten: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks whether the highlights of a book shall go. */
export function ForgottenHighlights({
  highlighted,
  onForgotten,
  onClose,
}: ForgottenHighlightsProps) {
  const isForgotten = useRef(false);
  const { mutate, isPending, error } = useForgottenHighlights(highlighted, () => {
    isForgotten.current = true;
  });
  const tell = useEffectEvent(() => {
    if (isForgotten.current) onForgotten(highlighted.title);
  });
  // Not before the dialog is gone, which gives the focus back.
  useEffect(() => () => tell(), []);
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
