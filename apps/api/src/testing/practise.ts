import { localDay } from '@morsel/sdk/rules';

import type { Db } from '../database/connection.ts';
import { moveLastDay } from '../modules/reviews/close-days.ts';
import { findTotals } from '../modules/reviews/queries.ts';
import { rebuildReader } from '../modules/reviews/rebuild-reader.ts';
import { NO_STORED_RUN } from '../modules/reviews/stored-run.ts';
import type { Reader } from '../reader.ts';
import { aBook, aFlashcard } from './factories.ts';

/**
 * Lets a reader have practised at these times (epoch ms), each of which arrived at once. Written to
 * the log in one go, from which the rest is rebuilt: a year of days one by one takes seconds.
 */
export async function practiseAt(
  db: Db,
  reader: Pick<Reader, 'id' | 'role'>,
  { times, timeZone }: { times: readonly number[]; timeZone: string },
): Promise<void> {
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aFlashcard(db, { bookId });
  const events = times.map((at, index) => ({
    userId: reader.id,
    opId: `practice-${index}`,
    itemId,
    revision: 1,
    kind: 'rating' as const,
    value: '"easy"',
    isCorrect: null,
    practice: 'early' as const,
    xp: 0,
    streak: 0,
    answeredAt: at,
    receivedAt: at,
    timeZone,
    localDay: localDay(at, timeZone),
  }));
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('reviewEvents').values(events).execute();
    await rebuildReader(tx, reader);
  });
}

/** Makes a reader's row one from before the run of days was stored in it: all days are counted as over then. */
export async function forgetRun(db: Db, { id: userId }: Pick<Reader, 'id'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const totals = await findTotals(tx, userId);
    await moveLastDay(tx, { userId, before: totals?.lastDay ?? null, after: null });
    await tx.updateTable('users').set(NO_STORED_RUN).where('id', '=', userId).execute();
  });
}
