import type { Makeable } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Chapter, Chunk, Structure } from '../book-text.ts';
import { passageOf } from '../parsing/cut-chunks.ts';
import { chooseSpots } from '../planning/choose-spots.ts';
import { highlightCounts } from '../planning/highlight-counts.ts';
import { type IdeaRow, findHighlights, findIdeas } from '../planning/plan-queries.ts';
import {
  BATCHES,
  type ChunkRow,
  findChapters,
  findChunks,
  findStructures,
} from '../sources/chapter-queries.ts';
import { findLanguage } from '../sources/source-queries.ts';
import { type ChosenSource, isOpenIn } from './choose-source.ts';

/** A chunk with its words. */
export type SourcePassage = Chunk & {
  /** Of its chapter. */
  readonly title: string;
  /** How many batches it was used in. */
  readonly batches?: number;
  readonly text: string;
  /** The idea that it is asked for; undefined: whatever it tells. */
  readonly idea?: { readonly key: string; readonly title: string } | undefined;
};

export type TextScope = 'whole' | 'read' | 'chosen';

/** A text of a book: all chapters, and the passages of this batch. */
export type SourceText = {
  readonly chapters: readonly Chapter[];
  readonly structures: readonly Structure[];
  /** A primary tag of BCP 47; null where it is not known. */
  readonly language: string | null;
  readonly passages: readonly SourcePassage[];
  /** Where the passages could come from: all chapters, those that are read so far, or that are chosen. */
  readonly scope: TextScope;
  /** How many passages there are of these. */
  readonly open: number;
  /** What the reader does not want to be asked for. */
  readonly leaveOut?: readonly string[];
};

type SourceWish = {
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
  const chapters = await findChapters(db, source.id);
  const structures = await findStructures(db, source.id);
  const language = await findLanguage(db, source.id);
  const reached = source.reached ?? chapters.length;
  const isOpen = isOpenIn(source, only);
  const open = (await findChunks(db, source.id)).filter(({ chapter }) => isOpen(chapter));
  const chunks = leastCovered(open, what);
  const passages = passagesOf(chapters, chunks.slice(0, most));
  const scope = reached < chapters.length ? 'read' : 'whole';
  return {
    chapters,
    structures,
    language,
    passages,
    scope: only === undefined ? scope : 'chosen',
    open: open.length,
  };
}

type ReadersWish = SourceWish & { readonly userId: number; readonly bookId: number };

/** Reads a text with all chunks, of those that were used equally often first what the reader has highlighted. */
export async function readHighlightedSource(
  db: Db,
  { userId, bookId, ...wish }: Omit<ReadersWish, 'most'>,
): Promise<SourceText> {
  const text = await readSource(db, { ...wish, most: Infinity });
  const marked = await countHighlights(db, { userId, bookId, exceptId: wish.source.id }, text);
  const passages = text.passages
    .map((passage, at) => ({ passage, batches: passage.batches ?? 0, marks: marked[at] ?? 0 }))
    .toSorted((a, b) => a.batches - b.batches || b.marks - a.marks)
    .map(({ passage }) => passage);
  return { ...text, passages };
}

async function countHighlights(
  db: Db,
  of: Parameters<typeof findHighlights>[1],
  { passages }: SourceText,
): Promise<number[]> {
  return highlightCounts(
    await findHighlights(db, of),
    passages.map(({ text }) => text),
  );
}

/** Reads a text with the `most` passages that are next by its plan, the reader's wishes and highlights. */
export async function readPlannedSource(
  db: Db,
  { source, userId, bookId, what, only, most }: ReadersWish,
): Promise<SourceText> {
  const { id: sourceId } = source;
  const text = await readSource(db, { source, what, only, most: Infinity });
  const { passages } = text;
  const rows = await findIdeas(db, { sourceId, userId });
  const marked = await countHighlights(db, { userId, bookId, exceptId: sourceId }, text);
  const ideas = rows.map((row) => ({
    ...row,
    chunks: chunksOf(row),
    batches: row[BATCHES[what]],
  }));
  const chunks = passages.map(({ number, batches = 0 }, at) => {
    return { number, batches, highlights: marked[at] ?? 0 };
  });
  const spots = chooseSpots({ ideas, chunks }, most);
  return {
    ...text,
    leaveOut: rows.filter(({ wish }) => wish === 'less').map(({ title }) => title),
    passages: spots.flatMap(({ chunk, idea }) => {
      const passage = passages.find(({ number }) => number === chunk);
      return passage === undefined ? [] : [{ ...passage, idea }];
    }),
  };
}

const chunksOf = ({ chunks }: IdeaRow): number[] => JSON.parse(chunks);

/** Reads a text with this chunk alone; without passages when it has no such chunk. */
export async function readChunk(
  db: Db,
  { sourceId, number }: { sourceId: number; number: number },
): Promise<SourceText> {
  const chapters = await findChapters(db, sourceId);
  const structures = await findStructures(db, sourceId);
  const language = await findLanguage(db, sourceId);
  const chunks = (await findChunks(db, sourceId)).filter((chunk) => chunk.number === number);
  const counted = chunks.map((chunk) => ({ ...chunk, batches: 0 }));
  const passages = passagesOf(chapters, counted);
  return { chapters, structures, language, passages, scope: 'whole', open: 1 };
}

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
