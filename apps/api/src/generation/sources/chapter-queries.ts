import type { Makeable } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { visibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import type { Chapter, Structure } from '../book-text.ts';
import type { ParsedText } from '../parsing/parse-task.ts';

/** A chapter with how many parts it has, and of how many of these items were made. */
export type CoveredChapter = Awaited<ReturnType<typeof findCoveredChapters>>[number];

/** The chapters of a text, in their order, with what was made of their parts. */
export function findCoveredChapters(db: Db | Tx, sourceId: number) {
  return db
    .selectFrom('sourceChapters')
    .innerJoin('sourceChunks', (join) =>
      join
        .onRef('sourceChunks.sourceId', '=', 'sourceChapters.sourceId')
        .onRef('sourceChunks.chapter', '=', 'sourceChapters.number'),
    )
    .where('sourceChapters.sourceId', '=', sourceId)
    .select((eb) => {
      const parts = eb.fn.countAll<number>();
      return [
        'sourceChapters.title',
        eb.fn.sum<number>('sourceChunks.words').as('words'),
        parts.as('parts'),
        parts.filterWhere('sourceChunks.questionBatches', '>', 0).as('questionParts'),
        parts.filterWhere('sourceChunks.flashcardBatches', '>', 0).as('flashcardParts'),
      ];
    })
    .groupBy(['sourceChapters.number', 'sourceChapters.title'])
    .orderBy('sourceChapters.number')
    .execute();
}

/** The chapters of a text, in their order. */
export function findChapters(db: Db | Tx, sourceId: number): Promise<Chapter[]> {
  return db
    .selectFrom('sourceChapters')
    .select(['title', 'text'])
    .where('sourceId', '=', sourceId)
    .orderBy('number')
    .execute();
}

export async function countChapters(db: Db, sourceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sourceChapters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sourceId', '=', sourceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The lists and tables of a text, in their order. */
export async function findStructures(db: Db, sourceId: number): Promise<Structure[]> {
  const rows = await db
    .selectFrom('sourceChapters')
    .select(['number', 'structures'])
    .where('sourceId', '=', sourceId)
    .where('structures', '!=', '[]')
    .orderBy('number')
    .execute();
  return rows.flatMap(({ structures }): Structure[] => JSON.parse(structures));
}

/** A chunk and how many batches of either kind it was used in. */
export type ChunkRow = Awaited<ReturnType<typeof findChunks>>[number];

export function findChunks(db: Db, sourceId: number) {
  return db
    .selectFrom('sourceChunks')
    .select(['number', 'chapter', 'startAt as start', 'endAt as end', 'words'])
    .select(['questionBatches as questions', 'flashcardBatches as flashcards'])
    .where('sourceId', '=', sourceId)
    .orderBy('number')
    .execute();
}

/** Where it is counted in how many batches of a kind a chunk was used, or an idea asked for. */
export const BATCHES = { questions: 'questionBatches', flashcards: 'flashcardBatches' } as const;

/** Counts a batch that worked on these chunks. */
export async function countBatch(
  tx: Tx,
  what: Makeable,
  { sourceId, chunks }: { sourceId: number; chunks: readonly number[] },
): Promise<void> {
  if (chunks.length === 0) return;
  await tx
    .updateTable('sourceChunks')
    .set((eb) => ({ [BATCHES[what]]: eb(BATCHES[what], '+', 1) }))
    .where('sourceId', '=', sourceId)
    .where('number', 'in', chunks)
    .execute();
}

/** Stores the chapters of a text and its chunks; where they are there from before, its structures. */
export async function insertText(
  tx: Tx,
  sourceId: number,
  { chapters, structures, chunks }: Pick<ParsedText, 'chapters' | 'structures' | 'chunks'>,
): Promise<void> {
  for (const [number, { title, text }] of chapters.entries()) {
    const own = JSON.stringify(structures.filter(({ chapter }) => chapter === number));
    await tx
      .insertInto('sourceChapters')
      .values({ sourceId, number, title, text, structures: own })
      .onConflict((conflict) =>
        conflict.columns(['sourceId', 'number']).doUpdateSet({ structures: own }),
      )
      .execute();
  }
  for (const { number, chapter, start, end, words } of chunks) {
    await tx
      .insertInto('sourceChunks')
      .values({ sourceId, number, chapter, startAt: start, endAt: end, words })
      .onConflict((conflict) => conflict.columns(['sourceId', 'number']).doNothing())
      .execute();
  }
}

/** The quote of an item that the reader may see, with the chapter where it stands. */
export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

export function findQuote(db: Db, reader: Reader, itemId: number) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .innerJoin('sourceChapters', (join) =>
      join
        .onRef('sourceChapters.sourceId', '=', 'items.sourceId')
        .onRef('sourceChapters.number', '=', 'itemOrigins.chapter'),
    )
    .where('items.id', '=', itemId)
    .where(visibleTo(reader))
    .where('itemOrigins.quoteEnd', 'is not', null)
    .select(['sourceChapters.title', 'sourceChapters.text'])
    .select((eb) => [
      eb.ref('itemOrigins.quoteStart').$notNull().as('start'),
      eb.ref('itemOrigins.quoteEnd').$notNull().as('end'),
    ])
    .executeTakeFirst();
}
