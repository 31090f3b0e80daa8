import { localDay } from '@morsel/sdk/rules';

import type { Db } from '../database/connection.ts';
import { rebuildReader } from '../modules/reviews/rebuilding.ts';
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
    user_id: reader.id,
    op_id: `practice-${index}`,
    item_id: itemId,
    revision: 1,
    kind: 'rating' as const,
    value: '"easy"',
    is_correct: null,
    practice: 'early' as const,
    xp: 0,
    streak: 0,
    answered_at: at,
    received_at: at,
    time_zone: timeZone,
    local_day: localDay(at, timeZone),
  }));
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('review_events').values(events).execute();
    await rebuildReader(tx, reader);
  });
}
