import {
  compiledQuery,
  compiledRow,
  compiledWrite,
  type Params,
} from '../../database/compiled-query.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { isSqlite } from '../../database/is-sqlite.ts';
import type { MemoryStateRow, NewReviewEvent, ReviewEventRow } from '../../database/tables.ts';
import { reviewedRevision } from '../../items/item-revisions.ts';
import { type Totals, totalsColumns } from './reader-totals.ts';

type OfReader = { userId: number };
type OfItem = { userId: number; itemId: number };

export function findTotals(db: Db | Tx, userId: number): Promise<Totals | undefined> {
  return db.selectFrom('users').select(totalsColumns).where('id', '=', userId).executeTakeFirst();
}

/**
 * Locks the reader's row until the transaction ends. On PostgreSQL by an update that changes nothing,
 * because `for update` would deadlock: the foreign keys of what two concurrent operations wrote before
 * hold the row for key share, which only `for update` waits for. On SQLite nobody else writes while a
 * transaction does.
 */
export const lockTotals = compiledRow((db, { userId }: Params<OfReader>) =>
  isSqlite(db)
    ? db.selectFrom('users').select(totalsColumns).where('id', '=', userId)
    : db
        .updateTable('users')
        .set((eb) => ({ streak: eb.ref('streak') }))
        .where('id', '=', userId)
        .returning(totalsColumns),
);

const withWebhooks = [...totalsColumns, 'hasWebhooks'] as const;

/** The same, with whether the reader's webhooks are to be told. */
export const lockTotalsAndWebhooks = compiledRow((db, { userId }: Params<OfReader>) =>
  isSqlite(db)
    ? db.selectFrom('users').select(withWebhooks).where('id', '=', userId)
    : db
        .updateTable('users')
        .set((eb) => ({ streak: eb.ref('streak') }))
        .where('id', '=', userId)
        .returning(withWebhooks),
);

export const storeTotals = compiledWrite((db, { userId, ...totals }: Params<OfReader & Totals>) =>
  db.updateTable('users').set(totals).where('id', '=', userId),
);

export const findMemory = compiledRow((db, { userId, itemId }: Params<OfItem>) =>
  db
    .selectFrom('memoryStates')
    .selectAll()
    .where('userId', '=', userId)
    .where('itemId', '=', itemId),
);

/** What the reader remembers of these items. */
export async function findMemories(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<MemoryStateRow[]> {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('memoryStates')
    .selectAll()
    .where('userId', '=', userId)
    .where('itemId', 'in', itemIds)
    .execute();
}

export const storeMemory = compiledWrite(
  (db, { userId, itemId, ...memory }: Params<MemoryStateRow>) =>
    db
      .insertInto('memoryStates')
      .values({ userId, itemId, ...memory })
      .onConflict((conflict) => conflict.columns(['userId', 'itemId']).doUpdateSet(memory)),
);

export type NewEvent = Required<Omit<NewReviewEvent, 'id' | 'raised'>>;

export const insertEvent = compiledWrite((db, event: Params<NewEvent>) =>
  db.insertInto('reviewEvents').values(event),
);

export type ItemEvent = Pick<
  ReviewEventRow,
  'kind' | 'value' | 'isCorrect' | 'xp' | 'answeredAt' | 'localDay'
>;

/** What the reader did with an item, in the order in which it was done. */
export function findItemEvents(tx: Tx, { userId, itemId }: OfItem): Promise<ItemEvent[]> {
  return tx
    .selectFrom('reviewEvents')
    .select(['kind', 'value', 'isCorrect', 'xp', 'answeredAt', 'localDay'])
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .orderBy('answeredAt')
    .orderBy('id')
    .execute();
}

/** The local days on which the item has earned XP. */
export const findItemEarnedDays = compiledQuery((db, { userId, itemId }: Params<OfItem>) =>
  db
    .selectFrom('reviewEvents')
    .select('localDay')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .where('xp', '>', 0),
);

/** An answer of the log, with the role of its reader. */
export function findAnswer(tx: Tx, { userId, opId }: OfReader & { opId: string }) {
  return tx
    .selectFrom('reviewEvents')
    .innerJoin('users', 'users.id', 'reviewEvents.userId')
    .select(['reviewEvents.id', 'itemId', 'isCorrect', 'practice', 'localDay', 'users.role'])
    .where('userId', '=', userId)
    .where('opId', '=', opId)
    .executeTakeFirst();
}

/** What an item has earned, by the event and its local day. */
export function findItemEarnings(tx: Tx, { userId, itemId }: OfItem) {
  return tx
    .selectFrom('reviewEvents')
    .select(['id', 'localDay'])
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .where('xp', '>', 0)
    .execute();
}

/** Makes an answer of the log a right one. */
export async function raiseEvent(tx: Tx, { id, xp }: { id: number; xp: number }): Promise<void> {
  await tx
    .updateTable('reviewEvents')
    .set({ isCorrect: 1, raised: 1, xp })
    .where('id', '=', id)
    .execute();
}

/** The last local day, not before `since`, on which items have earned XP. */
export function findEarnedDays(db: Db, { userId, since }: { userId: number; since: string }) {
  return db
    .selectFrom('reviewEvents')
    .select(['itemId', (eb) => eb.fn.max('localDay').as('day')])
    .where('userId', '=', userId)
    .where('localDay', '>=', since)
    .where('xp', '>', 0)
    .groupBy('itemId')
    .execute();
}

/** The event of an operation with the content that it was graded by. */
export function findReview(db: Db, { userId, opId }: { userId: number; opId: string }) {
  return db
    .selectFrom('reviewEvents')
    .innerJoin('itemRevisions', reviewedRevision)
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .select(['isCorrect', 'xp', 'streak', 'items.kind', 'body', 'answerKey'])
    .where('userId', '=', userId)
    .where('opId', '=', opId)
    .executeTakeFirst();
}

export type WholeEvent = Awaited<ReturnType<typeof findEvents>>[number];

/** The reader's log in order of arrival, with the kind of each item. */
export function findEvents(tx: Tx, userId: number) {
  return tx
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .selectAll('reviewEvents')
    .select('items.kind as itemKind')
    .where('userId', '=', userId)
    .orderBy('reviewEvents.id')
    .execute();
}

export async function deleteEvents(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('reviewEvents').where('userId', '=', userId).execute();
}

/** All that the reader remembers. */
export function findWholeMemory(tx: Tx, userId: number): Promise<MemoryStateRow[]> {
  return tx.selectFrom('memoryStates').selectAll().where('userId', '=', userId).execute();
}

export async function deleteMemory(tx: Tx, { userId, itemId }: OfItem): Promise<void> {
  await tx
    .deleteFrom('memoryStates')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .execute();
}

export async function deleteMemories(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('memoryStates').where('userId', '=', userId).execute();
}

/** All readers, guests too. */
export function findReaders(db: Db) {
  return db.selectFrom('users').select(['id', 'role']).orderBy('id').execute();
}
