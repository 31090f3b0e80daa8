import type { Tx } from '../../database/connection.ts';
import { cameInTime } from './came-in-time.ts';

/** Answers and ratings that a reader gave on a day of theirs, as far as they came in time. */
export async function countOfDay(
  tx: Tx,
  { userId, day }: { readonly userId: number; readonly day: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('reviewEvents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('localDay', '=', day)
    .where(cameInTime)
    .executeTakeFirstOrThrow();
  return count;
}
