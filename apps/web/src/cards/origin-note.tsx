import './origin-note.css';
import type { Origin } from '@morsel/sdk/contract';

import { originWords } from './origin-words.ts';

interface OriginNoteProps {
  readonly origin: Origin;
  /** Opens the quote in its context. */
  readonly onOpenPassage: () => void;
}

/** Under what a generated item says: where it comes from, and the words of the book for it. */
export function OriginNote({ origin, onOpenPassage }: OriginNoteProps) {
  return (
    <figure className="origin">
      <figcaption dir="auto">{originWords(origin)}</figcaption>
      {origin.quote && (
        <>
          <blockquote dir="auto">{origin.quote}</blockquote>
          <button type="button" className="quiet-btn" onClick={onOpenPassage}>
            Read the passage
          </button>
        </>
      )}
    </figure>
  );
}
