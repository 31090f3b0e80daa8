import './origin-note.css';
import '../card/quiet-button.css';
import type { Origin } from '@morsel/sdk/contract';

import type { OpenItemDialog } from '../dialogs/use-item-dialogs.tsx';
import { originText } from './origin-text.ts';

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
      <figcaption dir="auto">{originText(origin)}</figcaption>
      {quote && !containsQuote(said, quote) && <blockquote dir="auto">“{quote}”</blockquote>}
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

/** Whether a text says these words one after the other, however they are set and marked. */
export function containsQuote(text: string, words: string): boolean {
  return wordsOf(text).includes(wordsOf(words));
}

/** With a space on both sides of each word, so that no part of a longer one counts. */
function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
}
