import { createHash } from 'node:crypto';

import type { Tx } from '../../database/connection.ts';
import { cleanText } from '../../generation/parsing/clean-text.ts';
import { countWords } from '../../generation/parsing/count-words.ts';
import { tellLanguage } from '../../generation/parsing/tell-language.ts';
import { upsertReader } from '../../generation/sources/reader-queries.ts';
import { lockSource } from '../../generation/sources/source-queries.ts';
import {
  countTextWords,
  findGrowingText,
  growChapter,
  type HighlightRow,
  type HighlightedBookRow,
  insertChapter,
  insertEmptyText,
  setPlace,
} from './highlight-queries.ts';
import { placeHighlights } from './place-highlights.ts';

const TITLE = 'Highlights';

type Growing = {
  readonly highlighted: Pick<HighlightedBookRow, 'id' | 'userId' | 'sourceId'> & {
    readonly bookId: number;
  };
  readonly highlights: readonly Pick<HighlightRow, 'text' | 'note'>[];
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Puts highlights at the end of their text, which is their reader's alone and grows at its end, so that what was
 * made from it stays where it is. A text whose bites were found, or that its reader has removed, grows no more:
 * another begins.
 */
export async function growText(tx: Tx, { highlighted, highlights, now }: Growing): Promise<void> {
  const paragraphs = highlights.flatMap(paragraphsOf);
  if (paragraphs.length === 0) return;
  const text = await growingText(tx, { highlighted, paragraphs, now });
  const last = text.last;
  const growth = placeHighlights(paragraphs, last && countWords(last.text));
  if (last && growth.toLast.length > 0) {
    const grown = [last.text, ...growth.toLast].join('\n\n');
    await growChapter(tx, { ...last, sourceId: text.id, text: grown, words: countWords(grown) });
  }
  const next = last === undefined ? 0 : last.number + 1;
  for (const [index, chapter] of growth.chapters.entries()) {
    const number = next + index;
    const title = number === 0 ? TITLE : `${TITLE}, part ${number + 1}`;
    const written = chapter.join('\n\n');
    const words = countWords(written);
    await insertChapter(tx, { sourceId: text.id, number, title, text: written, words });
  }
  await countTextWords(tx, text.id);
}

/** A reader's note follows the highlight that it is about. */
const paragraphsOf = ({ text, note }: Pick<HighlightRow, 'text' | 'note'>) =>
  [text, note ?? ''].map(cleanText).filter((paragraph) => paragraph !== '');

type TextThatGrows = {
  readonly id: number;
  readonly last: { readonly number: number; readonly text: string } | undefined;
};

async function growingText(
  tx: Tx,
  { highlighted, paragraphs, now }: Omit<Growing, 'highlights'> & { paragraphs: string[] },
): Promise<TextThatGrows> {
  const { id, userId, bookId, sourceId } = highlighted;
  if (sourceId !== null && (await lockSource(tx, sourceId))) {
    const known = await findGrowingText(tx, { sourceId, userId, bookId });
    if (known) return { id: known.id, last: { number: known.number, text: known.text } };
  }
  const chapters = [{ title: TITLE, text: paragraphs.join('\n\n') }];
  const begun = await insertEmptyText(tx, {
    bookId,
    // No other text is ever the same, so that nobody else's joins it.
    contentHash: hashOf(`highlights ${id} ${sourceId ?? ''} ${now}`),
    language: await tellLanguage(chapters, undefined),
    createdAt: now,
  });
  await upsertReader(tx, { sourceId: begun, userId, name: TITLE, addedAt: now });
  await setPlace(tx, id, { bookId, sourceId: begun });
  return { id: begun, last: undefined };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
