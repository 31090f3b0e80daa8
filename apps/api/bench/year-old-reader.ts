import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { localDay, type seededRandom } from '@morsel/sdk/rules';
import { reviewed, type MemoryState } from '@morsel/sdk/rules/schedule';

import type { Db } from '../src/database/connection.ts';
import type { MemoryStateRow } from '../src/database/tables.ts';
import { memoryFromEvents } from '../src/modules/reviews/item-memory.ts';
import type { ItemEvent } from '../src/modules/reviews/queries.ts';

type Random = ReturnType<typeof seededRandom>;

/** Chance that an answer of the past was right. */
const RIGHT = 0.8;

/** Items that a reader has practised for a year, and how they stand now. */
interface Past {
  readonly userId: number;
  readonly due: readonly number[];
  readonly early: readonly number[];
}

/** Writes what a reader remembers of a year's practice that ends at `now` (epoch ms). */
export async function storeYear(
  db: Db,
  { userId, due, early }: Past,
  { now, random }: { now: number; random: Random },
): Promise<void> {
  const rows = [
    ...due.map((itemId) => ({ itemId, isDue: true })),
    ...early.map((itemId) => ({ itemId, isDue: false })),
  ].flatMap(({ itemId, isDue }) => rowOf({ userId, itemId }, { isDue, now, random }) ?? []);
  for (const row of rows) await db.insertInto('memoryStates').values(row).execute();
}

function rowOf(
  key: { userId: number; itemId: number },
  { isDue, now, random }: { isDue: boolean; now: number; random: Random },
): MemoryStateRow | undefined {
  const events = yearOf(now, random);
  // Each answer came when the one before was due, so without the last one the item is due.
  return memoryFromEvents(key, isDue ? events.slice(0, -1) : events);
}

/** Answers to one item, each some time after it was due, until it is not due at `now`. */
function yearOf(now: number, random: Random): ItemEvent[] {
  const events: ItemEvent[] = [];
  let memory: MemoryState | undefined;
  let at = now - 365 * DAY_MS + Math.floor(random() * 300 * DAY_MS);
  do {
    const isRight = random() < RIGHT;
    memory = reviewed(memory, isRight ? 'right' : 'wrong', at);
    events.push(eventAt(at, isRight));
    at = Math.min(now - 1, memory.dueAt + Math.floor((1 + random() * 72) * HOUR_MS));
  } while (memory.dueAt <= now - 1 || events.length < 2);
  return events;
}

function eventAt(answeredAt: number, isRight: boolean): ItemEvent {
  return {
    kind: 'answer',
    value: isRight ? '1' : '0',
    isCorrect: isRight ? 1 : 0,
    xp: 0,
    answeredAt,
    localDay: localDay(answeredAt, 'UTC'),
  };
}
