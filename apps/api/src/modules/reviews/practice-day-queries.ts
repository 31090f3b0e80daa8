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

/** All days of a reader that are over, by kind. */
export function findPractice(tx: Tx, userId: number): Promise<PracticeDayRow[]> {
  return tx.selectFrom('practiceDays').selectAll().where('userId', '=', userId).execute();
}

/** Puts a row in place of the one of the same day and kind. */
export const storePractice = compiledWrite(
  (db, { userId, localDay, itemKind, ...counts }: Params<PracticeDayRow>) =>
    db
      .insertInto('practiceDays')
      .values({ userId, localDay, itemKind, ...counts })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'localDay', 'itemKind']).doUpdateSet(counts),
      ),
);

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

export async function deletePracticeSince(
  tx: Tx,
  { userId, from }: { readonly userId: number; readonly from: string },
): Promise<void> {
  await tx
    .deleteFrom('practiceDays')
    .where('userId', '=', userId)
    .where('localDay', '>=', from)
    .execute();
}
