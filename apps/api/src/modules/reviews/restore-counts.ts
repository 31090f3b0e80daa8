import type { Tx } from '../../database/connection.ts';
import { daysWithout } from './count-day.ts';
import { memoryFromEvents, reviewBefore } from './item-memory.ts';
import { bitsOf } from './kind-bits.ts';
import { deleteMemory, findItemEvents, type ItemEvent, storeMemory } from './queries.ts';
import { type CountedReview, type Totals, totalsWithout } from './reader-totals.ts';
import { findLastEvent, hasRight, hasStreak, type LastEvent } from './undo-queries.ts';

/**
 * Brings the memory of an item in step with the log which the reader's last event has just left, and
 * returns the totals without it: as the log gives them when it is read again, but without reading
 * all of it.
 */
export async function restoreCounts(tx: Tx, totals: Totals, event: LastEvent): Promise<Totals> {
  const { userId, itemId, answeredAt: at, xp } = event;
  const past = await findItemEvents(tx, { userId, itemId });
  await restoreMemory(tx, event, past);
  const review = { ...gradeOf(event), xp, at, before: reviewBefore(past, at) };
  return totalsWithout(totals, review, {
    streak: (await findLastEvent(tx, userId))?.streak ?? 0,
    longestStreak: await longestStreak(tx, totals, event),
    kindsRight: await kindsRight(tx, totals, event),
    ...(await daysWithout(tx, totals, event)),
  });
}

async function restoreMemory(
  tx: Tx,
  { userId, itemId }: LastEvent,
  past: readonly ItemEvent[],
): Promise<void> {
  const memory = memoryFromEvents({ userId, itemId }, past);
  await (memory ? storeMemory(tx, memory) : deleteMemory(tx, { userId, itemId }));
}

function gradeOf(event: LastEvent): Pick<CountedReview, 'itemKind' | 'isCorrect' | 'isRaised'> {
  const { itemKind, isCorrect, raised } = event;
  const isRight = isCorrect === null ? null : isCorrect === 1;
  return { itemKind, isCorrect: isRight, isRaised: raised === 1 };
}

/** A right answer that made it longer than ever made it longer by one. */
async function longestStreak(
  tx: Tx,
  { longestStreak: longest }: Totals,
  { userId, isCorrect, raised, streak }: LastEvent,
): Promise<number> {
  if (isCorrect !== 1 || raised === 1 || streak < longest) return longest;
  return (await hasStreak(tx, userId, longest)) ? longest : longest - 1;
}

async function kindsRight(
  tx: Tx,
  { kindsRight: kinds }: Totals,
  { userId, isCorrect, itemKind }: LastEvent,
): Promise<number> {
  if (isCorrect !== 1 || itemKind === 'flashcard') return kinds;
  return (await hasRight(tx, userId, itemKind)) ? kinds : kinds & ~bitsOf([itemKind]);
}
