import type { Db } from '../../database/connection.ts';
import type { Chapter, Chunk } from '../book-text.ts';
import type { Makeable } from '../draft.ts';
import { passageOf } from '../parsing/chunks.ts';
import type { ChosenSource } from './choosing-source.ts';
import { type ChunkRow, findChapters, findChunks } from './source-queries.ts';

/** A chunk with its words. */
export type Passage = Chunk & {
  /** Of its chapter. */
  readonly title: string;
  readonly text: string;
};

/** A text of a book: all chapters, and the passages of this batch. */
export type SourceText = {
  readonly chapters: readonly Chapter[];
  readonly passages: readonly Passage[];
};

/**
 * Reads a text, with the `most` chunks that the fewest batches were made from: of the chapters that
 * the reader has got to, since what is made from others would wait.
 */
export async function readSource(
  db: Db,
  { source, what, most }: { source: ChosenSource; what: Makeable; most: number },
): Promise<SourceText> {
  const of = { sourceId: source.id };
  const chapters = await findChapters(db, of);
  const reached = source.reached ?? chapters.length;
  const open = (await findChunks(db, of)).filter(({ chapter }) => chapter < reached);
  const chunks = leastCovered(open, what);
  return { chapters, passages: passagesOf(chapters, chunks.slice(0, most)) };
}

/** Reads a text with this chunk alone; without passages when it has no such chunk. */
export async function readChunk(
  db: Db,
  { sourceId, number }: { sourceId: number; number: number },
): Promise<SourceText> {
  const chapters = await findChapters(db, { sourceId });
  const chunks = (await findChunks(db, { sourceId })).filter((chunk) => chunk.number === number);
  return { chapters, passages: passagesOf(chapters, chunks) };
}

/** In the order of the book where they were used equally often. */
function leastCovered(chunks: readonly ChunkRow[], what: Makeable): ChunkRow[] {
  return chunks.toSorted((a, b) => a[what] - b[what] || a.number - b.number);
}

/** Without those whose text was removed just now. */
const passagesOf = (chapters: readonly Chapter[], chunks: readonly ChunkRow[]) =>
  chunks.map((chunk) => withWords(chapters, chunk)).filter(({ text }) => text !== '');

function withWords(chapters: readonly Chapter[], chunk: ChunkRow): Passage {
  const { number, chapter, start, end, words } = chunk;
  const title = chapters[chapter]?.title ?? '';
  return { number, chapter, start, end, words, title, text: passageOf(chapters, chunk) };
}
