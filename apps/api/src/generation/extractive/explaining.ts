import type { Book, BookSentence } from './book.ts';

const MOST_LETTERS = 420;
const LEANS_FORWARD = /[“”"]|\b(?:chapter|page|figure|book|I|we|you)\b/i;

/** The sentence, and the one after it where it goes on in the same paragraph. */
export function explanationOf(book: Book, { at, chapter, end, text }: BookSentence): string {
  const next = book.sentences[at + 1];
  const between = book.chapters[chapter]?.text.slice(end, next?.start) ?? '';
  const goesOn = next?.chapter === chapter && !between.includes('\n');
  return goesOn && !LEANS_FORWARD.test(next.text) && text.length + next.text.length < MOST_LETTERS
    ? `${text} ${next.text}`
    : text;
}
