import { compiledWrite, type Params } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { PracticeDayRow } from '../../database/tables.ts';

const COUNTS = ['reviews', 'rightAnswers', 'inTime', 'xp'] as const;

/** Adds to what was done on a day with items of a kind. */
export const addPractice = compiledWrite((db, practice: Params<PracticeDayRow>) =>
  db
    .insertInto('practiceDays')
    .values(practice)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'localDay', 'itemKind'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            COUNTS.map((count) => [
              count,
              eb(eb.ref(`practiceDays.${count}`), '+', eb.ref(`excluded.${count}`)),
            ]),
          ),
        ),
    ),
);

/** Takes from what was done on a day with items of a kind; where nothing is left, the row goes. */
export async function takePractice(tx: Tx, practice: PracticeDayRow): Promise<void> {
  const { userId, localDay, itemKind, ...counts } = practice;
  await tx
    .updateTable('practiceDays')
    .set((eb) => Object.fromEntries(COUNTS.map((count) => [count, eb(count, '-', counts[count])])))
    .where('userId', '=', userId)
    .where('localDay', '=', localDay)
    .where('itemKind', '=', itemKind)
    .execute();
  await tx
    .deleteFrom('practiceDays')
    .where('userId', '=', userId)
    .where('localDay', '=', localDay)
    .where('reviews', '=', 0)
    .execute();
}

/** All that a reader did, by day and kind. */
export function findPractice(tx: Tx, userId: number): Promise<PracticeDayRow[]> {
  return tx.selectFrom('practiceDays').selectAll().where('userId', '=', userId).execute();
}

/** Puts a row in place of the one of the same day and kind. */
export async function storePractice(tx: Tx, practice: PracticeDayRow): Promise<void> {
  await tx
    .insertInto('practiceDays')
    .values(practice)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'localDay', 'itemKind']).doUpdateSet(practice),
    )
    .execute();
}

export async function deletePracticeOf(
  tx: Tx,
  { userId, localDay, itemKind }: PracticeDayRow,
): Promise<void> {
  await tx
    .deleteFrom('practiceDays')
    .where('userId', '=', userId)
    .where('localDay', '=', localDay)
    .where('itemKind', '=', itemKind)
    .execute();
}

export async function deletePractice(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('practiceDays').where('userId', '=', userId).execute();
}

/** Answers and ratings that a reader gave on a day of theirs, as far as they came in time. */
export async function countOfDay(
  tx: Tx,
  { userId, day }: { readonly userId: number; readonly day: string },
): Promise<number> {
  const rows = await tx
    .selectFrom('practiceDays')
    .select('inTime')
    .where('userId', '=', userId)
    .where('localDay', '=', day)
    .execute();
  return rows.reduce((count, { inTime }) => count + inTime, 0);
}
