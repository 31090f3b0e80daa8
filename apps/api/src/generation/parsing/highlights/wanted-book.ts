import { UnreadableTextError } from '../unreadable-text.ts';
import type { Highlight } from './highlight.ts';

/** The book whose text is looked for. */
export type WantedBook = { readonly title: string; readonly author: string };

const ENOUGH = 0.5;
const AUTHOR_BONUS = 0.2;

/**
 * The highlights of the wanted book: those whose title is most like its title. A file of one book
 * alone is taken to be of this one.
 *
 * @throws UnreadableTextError when there are highlights of other books only.
 */
export function highlightsOf(highlights: readonly Highlight[], wanted: WantedBook): Highlight[] {
  const books = [...Map.groupBy(highlights, ({ bookTitle, author }) => `${bookTitle}\n${author}`)];
  const [only, ...others] = books;
  if (only === undefined) throw new UnreadableTextError('no highlights');
  if (others.length === 0) return only[1];
  const rated = books.map(([, entries]) => ({ entries, likeness: likenessOf(entries[0], wanted) }));
  const best = rated.reduce((most, { likeness }) => Math.max(most, likeness), 0);
  if (best < ENOUGH) throw new UnreadableTextError('other books');
  return rated.filter(({ likeness }) => likeness === best).flatMap(({ entries }) => entries);
}

/** From 0 to 1 for the titles, with or without subtitles; a little more for the same author. */
function likenessOf(highlight: Highlight | undefined, wanted: WantedBook): number {
  if (highlight === undefined) return 0;
  const titles = (title: string) => [wordsOf(title), wordsOf(title.replace(/[:(–—].*$/s, ''))];
  const likenesses = titles(highlight.bookTitle).flatMap((found) =>
    titles(wanted.title).map((sought) => shareOf(found, sought)),
  );
  const hasAuthor = shareOf(wordsOf(highlight.author), wordsOf(wanted.author)) > 0;
  const likeness = Math.max(...likenesses);
  return likeness > 0 && hasAuthor ? likeness + AUTHOR_BONUS : likeness;
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

const ARTICLES = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'le', 'la', 'les', 'el', 'il']);

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !ARTICLES.has(word)));
}
