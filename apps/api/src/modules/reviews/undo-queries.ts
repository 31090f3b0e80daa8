import type { QuestionKind } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { eventColumns, undoneRevision } from '../../items/item-revisions.ts';
import type { ReaderMove } from '../../reader.ts';

type Operation = { userId: number; opId: string };

/** What an undone event keeps of the log; the place in it is another's from then on. */
const keptColumns = ['userId', 'itemId', 'revision', 'kind', ...eventColumns] as const;

export type LastEvent = NonNullable<Awaited<ReturnType<typeof findLastEvent>>>;

/** The event of the reader that arrived last, with the kind of its item. */
export function findLastEvent(tx: Tx, userId: number) {
  return tx
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .selectAll('reviewEvents')
    .select('items.kind as itemKind')
    .where('reviewEvents.id', '=', (eb) =>
      eb
        .selectFrom('reviewEvents')
        .select((eb) => eb.fn.max('id').as('id'))
        .where('userId', '=', userId),
    )
    .executeTakeFirst();
}

/** Where an event of the reader is: in the log, undone, or nowhere. */
export async function findItemOfEvent(
  tx: Tx,
  table: 'reviewEvents' | 'undoneReviews',
  { userId, opId }: Operation,
): Promise<number | undefined> {
  const event = await tx
    .selectFrom(table)
    .select('itemId')
    .where('userId', '=', userId)
    .where('opId', '=', opId)
    .executeTakeFirst();
  return event?.itemId;
}

/** The undone event of an operation with the key that it was graded by. */
export function findUndoneReview(db: Db, { userId, opId }: Operation) {
  return db
    .selectFrom('undoneReviews')
    .innerJoin('itemRevisions', undoneRevision)
    .innerJoin('items', 'items.id', 'undoneReviews.itemId')
    .select(['isCorrect', 'xp', 'streak', 'items.kind', 'body', 'answerKey'])
    .where('userId', '=', userId)
    .where('opId', '=', opId)
    .executeTakeFirst();
}

/** Moves an event out of the log; `undoneAt` in epoch ms. */
export async function moveToUndone(
  tx: Tx,
  { userId, opId, undoneAt }: Operation & { undoneAt: number },
): Promise<void> {
  const event = await tx
    .deleteFrom('reviewEvents')
    .where('userId', '=', userId)
    .where('opId', '=', opId)
    .returning(keptColumns)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('undoneReviews')
    .values({ ...event, undoneAt })
    .execute();
}

/** Whether the log has so many right answers of the reader in a row. */
export async function hasStreak(tx: Tx, userId: number, streak: number): Promise<boolean> {
  const event = await tx
    .selectFrom('reviewEvents')
    .select('id')
    .where('userId', '=', userId)
    .where('streak', '=', streak)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** Whether the log has a right answer of the reader to a question of this kind. */
export async function hasRight(tx: Tx, userId: number, kind: QuestionKind): Promise<boolean> {
  const event = await tx
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .select('reviewEvents.id')
    .where('userId', '=', userId)
    .where('isCorrect', '=', 1)
    .where('items.kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** Gives a reader's undone events to another, but for those that are known there: they go. */
export async function moveUndone(
  tx: Tx,
  { fromId, toId, known }: ReaderMove & { known: ReadonlySet<string> },
): Promise<void> {
  const all = tx.updateTable('undoneReviews').set({ userId: toId }).where('userId', '=', fromId);
  await (known.size === 0 ? all : all.where('opId', 'not in', [...known])).execute();
  await tx.deleteFrom('undoneReviews').where('userId', '=', fromId).execute();
}
