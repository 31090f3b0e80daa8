import type { Tx } from '../../database/connection.ts';
import { countWords } from '../../generation/parsing/count-words.ts';
import type { HighlightRow } from './highlight-queries.ts';
import { placeHighlights } from './place-highlights.ts';
import { countTextWords, deleteChapters, growChapter, insertChapter } from './text-queries.ts';

const TITLE = 'Highlights';

/** A text of highlights with its last chapter, which goes on; without one it is new. */
export type GrowingText = {
  readonly id: number;
  readonly last: { readonly number: number; readonly text: string } | undefined;
};

/** What the text that was begun as the `number`th of a book's is called. */
export const textTitle = (number: number) => (number === 1 ? TITLE : `${TITLE} ${number}`);

/** Puts highlights at the end of their text. */
export async function growText(
  tx: Tx,
  { id, last }: GrowingText,
  highlights: readonly Words[],
): Promise<void> {
  const paragraphs = highlights.flatMap(wordsOf);
  const growth = placeHighlights(paragraphs, last && countWords(last.text));
  if (last && growth.toLast.length > 0) {
    const grown = [last.text, ...growth.toLast].join('\n\n');
    await growChapter(tx, { ...last, sourceId: id, text: grown, words: countWords(grown) });
  }
  const next = last === undefined ? 0 : last.number + 1;
  for (const [index, chapter] of growth.chapters.entries()) {
    const number = next + index;
    const title = number === 0 ? TITLE : `${TITLE}, part ${number + 1}`;
    const text = chapter.join('\n\n');
    await insertChapter(tx, { sourceId: id, number, title, text, words: countWords(text) });
  }
  await countTextWords(tx, id);
}

/** Writes a text of which nothing was made yet from its beginning. */
export async function rewriteText(tx: Tx, id: number, highlights: readonly Words[]): Promise<void> {
  await deleteChapters(tx, id);
  await growText(tx, { id, last: undefined }, highlights);
}

type Words = Pick<HighlightRow, 'text' | 'note'>;

/** A reader's note follows the highlight that it is about. */
export const wordsOf = ({ text, note }: Words): string[] =>
  [text, note ?? ''].flatMap((words) => words.split('\n')).filter((words) => words !== '');
