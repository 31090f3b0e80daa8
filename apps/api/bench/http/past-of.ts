import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { achievementsReached, localDay, type seededRandom } from '@morsel/sdk/rules';
import type { Insertable } from 'kysely';

import type { OperationsTable } from '../../src/database/practice-tables.ts';
import type { UserAchievementsTable } from '../../src/database/reader-tables.ts';
import type { MemoryStateRow } from '../../src/database/tables.ts';
import { memoryAfter } from '../../src/modules/reviews/item-memory.ts';
import type { NewEvent } from '../../src/modules/reviews/queries.ts';
import {
  featsOf,
  NO_TOTALS,
  type Totals,
  totalsAfter,
  totalsOnDay,
} from '../../src/modules/reviews/reader-totals.ts';
import {
  BOOK_ITEMS,
  EVENTS_EACH,
  HEAVY_EVENTS,
  HEAVY_READER,
  isTrueFalse,
  firstMetBy,
  itemOnShelf,
  optionsOf,
  rightOption,
  shelfOf,
  WORLD_BEGAN,
  WORLD_NOW,
} from './world.ts';

type Random = ReturnType<typeof seededRandom>;

/** Chance that an answer is about an item that was met before, and that it is right. */
const AGAIN = 0.3;
const RIGHT = 0.75;
const XP = 10;

/** What a reader of the bench did until it begins, as rows. */
export type PastReader = {
  readonly readerId: number;
  readonly totals: Totals;
  readonly events: readonly NewEvent[];
  readonly operations: readonly Insertable<OperationsTable>[];
  readonly memories: readonly MemoryStateRow[];
  readonly achievements: readonly Insertable<UserAchievementsTable>[];
};

/** Answers spread evenly over the time since the reader came, each counted as the rules count it. */
export function pastOf(readerId: number, random: Random): PastReader {
  const shelf = shelfOf(readerId);
  const count = readerId === HEAVY_READER ? HEAVY_EVENTS : EVENTS_EACH;
  const step = (WORLD_NOW - DAY_MS - WORLD_BEGAN) / count;
  const memories = new Map<number, MemoryStateRow>();
  const events: NewEvent[] = [];
  let totals = NO_TOTALS;
  for (let index = 0; index < count; index += 1) {
    const at = Math.floor(WORLD_BEGAN + step * index + random() * MINUTE_MS);
    const itemId = pickItem({ shelf, memories, random });
    const before = memories.get(itemId);
    const isCorrect = random() < RIGHT;
    totals = totalsAfter(totals, {
      itemKind: isTrueFalse(itemId) ? 'true_false' : 'mcq',
      isCorrect,
      xp: isCorrect ? XP : 0,
      at,
      before: before && { wasWrong: before.lastOutcome === 'wrong', at: before.lastReviewAt },
    });
    const outcome = isCorrect ? 'right' : 'wrong';
    memories.set(itemId, memoryAfter(before, { userId: readerId, itemId }, { outcome, at }));
    const event = eventOf({ readerId, itemId, isCorrect, at, streak: totals.streak, index });
    totals = totalsOnDay(totals, event);
    events.push(event);
  }
  const operations = events.map(operationOf);
  const achievements = achievementsReached(featsOf(totals)).map((achievementId) => ({
    userId: readerId,
    achievementId,
    earnedAt: WORLD_NOW - DAY_MS,
  }));
  return { readerId, totals, events, operations, memories: [...memories.values()], achievements };
}

type Pick = {
  readonly shelf: readonly number[];
  readonly memories: ReadonlyMap<number, unknown>;
  readonly random: Random;
};

function pickItem({ shelf, memories, random }: Pick): number {
  if (memories.size === 0) return firstMetBy(shelf);
  const known = [...memories.keys()];
  const again = random() < AGAIN ? known[Math.floor(random() * known.length)] : undefined;
  return again ?? itemOnShelf(shelf, Math.floor(random() * shelf.length * BOOK_ITEMS));
}

function eventOf(review: {
  readerId: number;
  itemId: number;
  isCorrect: boolean;
  at: number;
  streak: number;
  index: number;
}): NewEvent {
  const { readerId, itemId, isCorrect, at, streak, index } = review;
  const option = (rightOption(itemId) + (isCorrect ? 0 : 1)) % optionsOf(itemId);
  return {
    userId: readerId,
    opId: `past-${readerId}-${index}`,
    itemId,
    revision: 1,
    kind: 'answer',
    value: JSON.stringify(option),
    isCorrect: isCorrect ? 1 : 0,
    practice: 'new',
    xp: isCorrect ? XP : 0,
    streak,
    answeredAt: at,
    receivedAt: at,
    timeZone: 'Europe/Berlin',
    localDay: localDay(at, 'Europe/Berlin'),
  };
}

const operationOf = ({ userId, opId, receivedAt }: NewEvent) => ({
  userId,
  opId,
  kind: 'answer',
  fingerprint: 'f'.repeat(64),
  reply: null,
  createdAt: receivedAt,
});
