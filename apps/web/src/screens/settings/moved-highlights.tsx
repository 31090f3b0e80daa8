import type { HighlightedBook } from '@morsel/sdk/contract';

import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';

interface MovedHighlightsProps {
  readonly highlighted: HighlightedBook;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Asks whether highlights that are in a text shall be of another book, or of none. */
export function MovedHighlights({ highlighted, onMove, onClose }: MovedHighlightsProps) {
  return (
    <Dialog
      title="Move these highlights?"
      onClose={onClose}
      actions={
        <KeepOrRemove onKeep={onClose} onClick={onMove}>
          Move
        </KeepOrRemove>
      }
    >
      <p>
        Their text of <bdi>{highlighted.book?.title}</bdi> goes, with what was made from it; your
        cards stay.
      </p>
    </Dialog>
  );
}
