import type { Makeable } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Chapter, Chunk } from '../book-text.ts';
import { passageOf } from '../parsing/cut-chunks.ts';
import {
  type ChunkRow,
  findChapters,
  findChunks,
  findStructures,
} from '../sources/chapter-queries.ts';
import { findLanguage } from '../sources/source-queries.ts';
import { type ChosenSource, isOpenIn } from './choose-source.ts';
import type { SourcePassage, SourceText } from './source-text.ts';

export type SourceWish = {
  readonly source: ChosenSource;
  readonly what: Makeable;
  /** Undefined: any. */
  readonly only?: readonly number[] | undefined;
  readonly most: number;
};

/**
 * Reads a text, with the `most` chunks that the fewest batches were made from: of the chapters that
 * are wanted and that the reader has got to, since what is made from others would wait.
 */
export async function readSource(
  db: Db,
  { source, what, only, most }: SourceWish,
): Promise<SourceText> {
  const whole = await findWhole(db, source.id);
  const { chapters } = whole;
  const reached = source.reached ?? chapters.length;
  const isOpen = isOpenIn(source, only);
  const open = (await findChunks(db, source.id)).filter(({ chapter }) => isOpen(chapter));
  const chunks = leastCovered(open, what);
  const passages = passagesOf(chapters, chunks.slice(0, most));
  const scope = reached < chapters.length ? 'read' : 'whole';
  return {
    ...whole,
    passages,
    scope: only === undefined ? scope : 'chosen',
    open: open.length,
  };
}

/** Reads a text with this chunk alone; without passages when it has no such chunk. */
export async function readChunk(
  db: Db,
  { sourceId, number }: { sourceId: number; number: number },
): Promise<SourceText> {
  const whole = await findWhole(db, sourceId);
  const chunks = (await findChunks(db, sourceId)).filter((chunk) => chunk.number === number);
  const counted = chunks.map((chunk) => ({ ...chunk, batches: 0 }));
  const passages = passagesOf(whole.chapters, counted);
  return { ...whole, passages, scope: 'whole', open: passages.length };
}

const findWhole = async (db: Db, sourceId: number) => ({
  chapters: await findChapters(db, sourceId),
  structures: await findStructures(db, sourceId),
  language: await findLanguage(db, sourceId),
});

type CountedChunk = Chunk & { readonly batches: number };

/** In the order of the book where they were used equally often. */
function leastCovered(chunks: readonly ChunkRow[], what: Makeable): CountedChunk[] {
  return chunks
    .map((chunk) => ({ ...chunk, batches: chunk[what] }))
    .toSorted((a, b) => a.batches - b.batches || a.number - b.number);
}

/** Without those whose text was removed just now. */
const passagesOf = (chapters: readonly Chapter[], chunks: readonly CountedChunk[]) =>
  chunks.map((chunk) => withWords(chapters, chunk)).filter(({ text }) => text !== '');

function withWords(chapters: readonly Chapter[], chunk: CountedChunk): SourcePassage {
  const { number, chapter, start, end, words, batches } = chunk;
  const title = chapters[chapter]?.title ?? '';
  const text = passageOf(chapters, chunk);
  return { number, chapter, start, end, words, batches, title, text };
}
