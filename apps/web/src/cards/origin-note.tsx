import './origin-note.css';
import type { Origin } from '@morsel/sdk/contract';

import { originWords } from './origin-words.ts';
import type { OpenItemDialog } from './use-item-dialogs.tsx';

interface OriginNoteProps {
  readonly origin: Origin;
  readonly openDialog: OpenItemDialog;
}

/** Under what a generated item says: where it comes from, and the words of the book for it. */
export function OriginNote({ origin, openDialog }: OriginNoteProps) {
  return (
    <figure className="origin">
      <figcaption dir="auto">{originWords(origin)}</figcaption>
      {origin.quote && (
        <>
          <blockquote dir="auto">“{origin.quote}”</blockquote>
          <button
            type="button"
            className="quiet-btn"
            onClick={() => openDialog('PassageDialog', origin)}
          >
            Read the passage
          </button>
        </>
      )}
    </figure>
  );
}
