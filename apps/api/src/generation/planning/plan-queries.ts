import type { IdeaWish, Makeable } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { visibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import type { Bill } from '../provider/token-usage.ts';
import { BATCHES } from '../sources/chapter-queries.ts';

/** Undefined while a text has none. */
export function findPlan(db: Db | Tx, sourceId: number) {
  return db
    .selectFrom('sourcePlans')
    .select('madeAt')
    .where('sourceId', '=', sourceId)
    .executeTakeFirst();
}

/** An idea of a text with what a reader wants of it. */
export type IdeaRow = Awaited<ReturnType<typeof findIdeas>>[number];

/** The ideas of a text, in its order. */
export function findIdeas(db: Db | Tx, { sourceId, userId }: { sourceId: number; userId: number }) {
  return db
    .selectFrom('sourceIdeas')
    .leftJoin('ideaWishes', (join) =>
      join
        .onRef('ideaWishes.sourceId', '=', 'sourceIdeas.sourceId')
        .onRef('ideaWishes.key', '=', 'sourceIdeas.key')
        .on('ideaWishes.userId', '=', userId),
    )
    .select(['sourceIdeas.key', 'sourceIdeas.title', 'sourceIdeas.rank', 'sourceIdeas.chapter'])
    .select(['sourceIdeas.chunks', 'sourceIdeas.questionBatches', 'sourceIdeas.flashcardBatches'])
    .select('ideaWishes.wish')
    .where('sourceIdeas.sourceId', '=', sourceId)
    .orderBy('sourceIdeas.chapter')
    .orderBy('sourceIdeas.rank')
    .execute();
}

/** How many questions and flashcards of each idea of a text the reader has. */
export function countItemsOfIdeas(db: Db | Tx, reader: Reader, sourceId: number) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .select('items.idea')
    .select((eb) => {
      const all = eb.fn.countAll<number>();
      return [
        all.filterWhere('items.kind', '<>', 'flashcard').as('questions'),
        all.filterWhere('items.kind', '=', 'flashcard').as('flashcards'),
      ];
    })
    .where('items.sourceId', '=', sourceId)
    .where('items.idea', 'is not', null)
    .where(visibleTo(reader))
    .groupBy('items.idea')
    .execute();
}

type NewIdea = {
  readonly key: string;
  readonly title: string;
  readonly chapter: number;
  readonly chunks: readonly number[];
};

/** Puts a plan in the place of another; ideas that stay keep how often they were asked for. */
export async function storePlan(
  tx: Tx,
  sourceId: number,
  {
    ideas,
    model,
    bill,
    now,
  }: { ideas: readonly NewIdea[]; model: string; bill: Bill; now: number },
): Promise<void> {
  const plan = { model, ...bill, madeAt: now };
  await tx
    .insertInto('sourcePlans')
    .values({ sourceId, ...plan })
    .onConflict((conflict) => conflict.column('sourceId').doUpdateSet(plan))
    .execute();
  const keys = ideas.map(({ key }) => key);
  await tx
    .deleteFrom('sourceIdeas')
    .where('sourceId', '=', sourceId)
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute();
  for (const [rank, { key, title, chapter, chunks }] of ideas.entries()) {
    const idea = { rank, title, chapter, chunks: JSON.stringify(chunks) };
    await tx
      .insertInto('sourceIdeas')
      .values({ sourceId, key, ...idea })
      .onConflict((conflict) => conflict.columns(['sourceId', 'key']).doUpdateSet(idea))
      .execute();
  }
}

/** Counts a batch that asked for these ideas. */
export async function countIdeas(
  tx: Tx,
  what: Makeable,
  { sourceId, keys }: { sourceId: number; keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('sourceIdeas')
    .set((eb) => ({ [BATCHES[what]]: eb(BATCHES[what], '+', 1) }))
    .where('sourceId', '=', sourceId)
    .where('key', 'in', keys)
    .execute();
}

type OfIdea = { readonly userId: number; readonly sourceId: number; readonly key: string };

export async function storeWish(
  tx: Tx,
  { wish, setAt, ...of }: OfIdea & { wish: IdeaWish; setAt: number },
): Promise<void> {
  await tx
    .insertInto('ideaWishes')
    .values({ ...of, wish, setAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'sourceId', 'key']).doUpdateSet({ wish, setAt }),
    )
    .execute();
}

export async function deleteWish(tx: Tx, { userId, sourceId, key }: OfIdea): Promise<void> {
  await tx
    .deleteFrom('ideaWishes')
    .where('userId', '=', userId)
    .where('sourceId', '=', sourceId)
    .where('key', '=', key)
    .execute();
}

/** Why the last run that worked on a text did without a plan; undefined where it had one, or needed none. */
export async function findOmission(
  db: Db,
  sourceId: number,
): Promise<'planning' | 'ideas' | undefined> {
  const last = await db
    .selectFrom('generationRuns')
    .select('skipped')
    .where('sourceId', '=', sourceId)
    .where('finishedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (['planning', 'ideas'] as const).find((one) => last?.skipped.includes(`"${one}"`));
}

/** The texts of what a reader has highlighted in a book, as their e-reader or service keeps it. */
export async function findHighlights(
  db: Db,
  { userId, bookId, exceptId }: { userId: number; bookId: number; exceptId: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sourceReaders')
    .innerJoin('sources', 'sources.id', 'sourceReaders.sourceId')
    .innerJoin('sourceChapters', 'sourceChapters.sourceId', 'sources.id')
    .select('sourceChapters.text')
    .where('sourceReaders.userId', '=', userId)
    .where('sourceReaders.removedAt', 'is', null)
    .where('sources.bookId', '=', bookId)
    .where('sources.id', '<>', exceptId)
    .where('sources.format', 'in', ['clippings', 'readwise'])
    .execute();
  return rows.flatMap(({ text }) => text.split('\n\n'));
}
