import { type Book, type BookSentence, nextInParagraph } from './book.ts';

const MOST_LETTERS = 420;
const LEANS_FORWARD = /[“”"]|\b(?:chapter|page|figure|book|I|we|you)\b/i;

/** The sentence, and the one after it where it goes on in the same paragraph. */
export function explanationOf(book: Book, sentence: BookSentence): string {
  const { text } = sentence;
  const next = nextInParagraph(book, sentence)?.text;
  return next !== undefined && !LEANS_FORWARD.test(next) && text.length + next.length < MOST_LETTERS
    ? `${text} ${next}`
    : text;
}
