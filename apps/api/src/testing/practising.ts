import type { Db } from '../database/connection.ts';
import { recordReview } from '../modules/reviews/recording.ts';
import { aBook, aFlashcard } from './factories.ts';

/** Lets a reader practise at these times (epoch ms), each of which arrives at once. */
export async function practiseAt(
  db: Db,
  reader: { readonly id: number },
  { times, timeZone }: { times: readonly number[]; timeZone: string },
): Promise<void> {
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aFlashcard(db, { bookId });
  await db.transaction().execute(async (tx) => {
    for (const [index, at] of times.entries()) {
      const opId = `practice-${index}`;
      await recordReview(tx, {
        reader,
        operation: { opId, answeredAt: at, receivedAt: at, timeZone },
        review: { itemId, revision: 1, kind: 'rating', value: 'easy' },
      });
    }
  });
}
