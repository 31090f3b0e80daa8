import type { Db } from '../../database/connection.ts';
import { chooseSpots } from '../planning/choose-spots.ts';
import { highlightCounts } from '../planning/highlight-counts.ts';
import { type IdeaRow, findHighlights, findIdeas } from '../planning/plan-queries.ts';
import { BATCHES } from '../sources/chapter-queries.ts';
import { readSource, type SourceWish } from './read-source.ts';
import type { SourceText } from './source-text.ts';

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
