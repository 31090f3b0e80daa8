import type { Insertable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { itemOpenToAll } from '../../items/visible-to.ts';

/** When the figures that are there were counted last (epoch ms). */
export async function findLastCount(db: Db): Promise<number | null> {
  const { last } = await db
    .selectFrom('itemFigures')
    .select((eb) => eb.fn.max('countedAt').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** The ids of the readers after this one, as many as are asked for. */
export async function findReaderIds(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export type AnswerRow = Awaited<ReturnType<typeof findAnswersOfNew>>[number];

/**
 * What the readers with these ids, and those between them, answered to questions that were new to them: to those that are
 * for all, since nobody but their readers may know of others. By reader and item, in the order of answering.
 */
export function findAnswersOfNew(db: Db, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .select(['reviewEvents.userId', 'reviewEvents.itemId', 'reviewEvents.revision'])
    .select(['reviewEvents.value', 'reviewEvents.isCorrect'])
    .select(['items.bookId', 'items.kind', 'items.revision as current'])
    .where('reviewEvents.userId', '>=', from)
    .where('reviewEvents.userId', '<=', to)
    .where('reviewEvents.kind', '=', 'answer')
    .where('reviewEvents.practice', '=', 'new')
    .where(itemOpenToAll())
    .orderBy('reviewEvents.userId')
    .orderBy('reviewEvents.itemId')
    .orderBy('reviewEvents.answeredAt')
    .orderBy('reviewEvents.id')
    .execute();
}

/** What these items hold now. */
export function findContents(db: Db, itemIds: readonly number[]) {
  return db
    .selectFrom('items')
    .innerJoin('itemRevisions', currentRevision)
    .select(['items.id', 'items.kind', 'items.revision'])
    .select(['itemRevisions.body', 'itemRevisions.answerKey'])
    .where('items.id', 'in', itemIds)
    .execute();
}

export type CountedRow = Omit<Insertable<Tables['itemFigures']>, 'fineAtReaders'>;

/** An item is fine, as an admin has said, until it changes or twice as many readers have answered it. */
export async function storeFigures(db: Db, rows: readonly CountedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('itemFigures')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('itemId').doUpdateSet((eb) => ({
        revision: eb.ref('excluded.revision'),
        readers: eb.ref('excluded.readers'),
        rightReaders: eb.ref('excluded.rightReaders'),
        picks: eb.ref('excluded.picks'),
        discrimination: eb.ref('excluded.discrimination'),
        comparedReaders: eb.ref('excluded.comparedReaders'),
        doubt: eb.ref('excluded.doubt'),
        countedAt: eb.ref('excluded.countedAt'),
        fineAtReaders: eb
          .case()
          .when(
            eb.and([
              eb('itemFigures.revision', '=', eb.ref('excluded.revision')),
              eb('excluded.readers', '<', eb('itemFigures.fineAtReaders', '*', 2)),
            ]),
          )
          .then(eb.ref('itemFigures.fineAtReaders'))
          .else(null)
          .end(),
      })),
    )
    .execute();
}

/** Removes what was not counted any more. */
export async function deleteFiguresBefore(db: Db, countedAt: number): Promise<void> {
  await db.deleteFrom('itemFigures').where('countedAt', '<', countedAt).execute();
}

/** The figures of these items as they are now. */
export async function findFigures(db: Db | Tx, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('itemFigures')
    .innerJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'itemFigures.itemId')
        .onRef('items.revision', '=', 'itemFigures.revision'),
    )
    .selectAll('itemFigures')
    .where('itemFigures.itemId', 'in', itemIds)
    .where(itemOpenToAll())
    .execute();
}

export async function setFine(
  tx: Tx,
  { itemId, isFine }: { itemId: number; isFine: boolean },
): Promise<void> {
  await tx
    .updateTable('itemFigures')
    .set((eb) => ({ fineAtReaders: isFine ? eb.ref('readers') : null }))
    .where('itemId', '=', itemId)
    .execute();
}
