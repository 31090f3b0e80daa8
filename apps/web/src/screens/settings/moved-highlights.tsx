import type { HighlightedBook } from '@morsel/sdk/contract';

import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';

interface MovedHighlightsProps {
  readonly from: HighlightedBook['book'];
  /** Null: to none. */
  readonly to: { readonly title: string } | null;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Asks whether highlights that are in a text shall be of another book, or of none. */
export function MovedHighlights({ from, to, onMove, onClose }: MovedHighlightsProps) {
  return (
    <Dialog
      title={to === null ? 'Take these highlights out?' : 'Move these highlights?'}
      onClose={onClose}
      actions={
        <KeepOrRemove onKeep={onClose} onClick={onMove}>
          {to === null ? 'Take out' : 'Move'}
        </KeepOrRemove>
      }
    >
      {to === null ? (
        <p>They stay in this list, and are of no book.</p>
      ) : (
        <p>
          They become a text of <bdi>{to.title}</bdi>.
        </p>
      )}
      <p>
        Their text of <bdi>{from?.title}</bdi> goes, with what was made from it; your cards stay.
      </p>
    </Dialog>
  );
}
