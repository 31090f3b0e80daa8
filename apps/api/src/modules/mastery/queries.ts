import type { Kysely } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { selectItems } from '../../items/select-items.ts';
import { visibleTo } from '../../items/visible-to.ts';
import type { Reader, ReaderMove } from '../../reader.ts';

export type Mark = { userId: number; itemId: number };

/** Whoever has marks: also a reader of whom no more is known. */
export type Marker = Pick<Reader, 'id' | 'role'>;

/** Whether the reader has answered the item at least once. */
export async function hasAnswered(tx: Tx, { userId, itemId }: Mark): Promise<boolean> {
  const answered = await tx
    .selectFrom('memoryStates')
    .select('itemId')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return answered !== undefined;
}

export function findMark(tx: Tx, { userId, itemId }: Mark) {
  return tx
    .selectFrom('masteredItems')
    .select('itemId')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
}

export async function insertMark(tx: Tx, mark: Mark & { masteredAt: number }): Promise<void> {
  await tx
    .insertInto('masteredItems')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['userId', 'itemId']).doNothing())
    .execute();
}

/** Returns whether there was a mark to take back. */
export async function deleteMark(tx: Tx, { userId, itemId }: Mark): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('masteredItems')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .returning('itemId')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function copyMarks(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('masteredItems')
    .columns(['userId', 'itemId', 'masteredAt'])
    .expression((eb) =>
      eb
        .selectFrom('masteredItems')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['itemId', 'masteredAt'])
        .where('userId', '=', fromId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'itemId']).doNothing())
    .execute();
}

export async function deleteMarks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('masteredItems').where('userId', '=', userId).execute();
}

export async function countMarks(db: Db | Tx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('masteredItems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** When (epoch ms) the reader made their last mark. */
export async function findLatestMark(tx: Tx, userId: number): Promise<number | undefined> {
  const latest = await tx
    .selectFrom('masteredItems')
    .select('masteredAt')
    .where('userId', '=', userId)
    .orderBy('masteredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.masteredAt;
}

export type MasteredRow = Awaited<ReturnType<typeof findMastered>>[number];

/** The mastered questions that the reader may see, newest first. */
export function findMastered(db: Db, reader: Reader) {
  return selectItems(db, reader)
    .select((eb) => eb.ref('masteredItems.masteredAt').$notNull().as('masteredAt'))
    .where('masteredItems.userId', '=', reader.id)
    .orderBy('masteredItems.masteredAt', 'desc')
    .orderBy('items.id', 'desc')
    .execute();
}

/** The book's questions that the reader may see, and those of them that are mastered. */
export function countBookQuestions(db: Db | Tx, reader: Marker, bookId: number) {
  return countQuestions(db, reader).where('items.bookId', '=', bookId).executeTakeFirstOrThrow();
}

/** The books all of whose questions that the reader may see are mastered. */
export async function countMasteredBooks(db: Db | Tx, reader: Marker): Promise<number> {
  const { count } = await db
    .selectFrom(
      countQuestions(db, reader)
        .where('items.bookId', 'in', (eb) =>
          eb
            .selectFrom('masteredItems as marks')
            .innerJoin('items as marked', 'marked.id', 'marks.itemId')
            .select('marked.bookId')
            .where('marks.userId', '=', reader.id),
        )
        .groupBy('items.bookId')
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('counted.mastered', '=', 'counted.questions')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of questions that the reader may see, how many there are and how many are mastered. */
function countQuestions(db: Kysely<Tables>, reader: Marker) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .leftJoin('masteredItems', (join) =>
      join
        .onRef('masteredItems.itemId', '=', 'items.id')
        .on('masteredItems.userId', '=', reader.id),
    )
    .select((eb) => [
      eb.fn.count<number>('items.id').as('questions'),
      eb.fn.count<number>('masteredItems.itemId').as('mastered'),
    ])
    .where('items.kind', '<>', 'flashcard')
    .where(visibleTo(reader));
}
