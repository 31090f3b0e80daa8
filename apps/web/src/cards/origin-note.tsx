import './origin-note.css';
import './quiet-button.css';
import type { Origin } from '@morsel/sdk/contract';

import { holdsWords } from './holds-words.ts';
import { originWords } from './origin-words.ts';
import type { OpenItemDialog } from './use-item-dialogs.tsx';

interface OriginNoteProps {
  readonly origin: Origin;
  /** What the item itself says above it. */
  readonly said: string;
  readonly openDialog: OpenItemDialog;
}

/** Under what a generated item says: where it comes from, and the words of the book for it. */
export function OriginNote({ origin, said, openDialog }: OriginNoteProps) {
  const { quote } = origin;
  return (
    <figure className="origin">
      <figcaption dir="auto">{originWords(origin)}</figcaption>
      {quote && !holdsWords(said, quote) && <blockquote dir="auto">“{quote}”</blockquote>}
      {quote && (
        <button
          type="button"
          className="quiet-btn"
          onClick={() => openDialog('PassageDialog', origin)}
        >
          Read the passage
        </button>
      )}
    </figure>
  );
}
