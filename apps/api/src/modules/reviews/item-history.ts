import type { Practice } from '@morsel/sdk/domain';
import { practiceOf, type ReviewBefore } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import type { MemoryStateRow } from '../../database/tables.ts';
import {
  lastReview,
  memoryAfter,
  memoryFromEvents,
  outcomeOf,
  practiceOfLate,
  reviewBefore,
} from './item-memory.ts';
import { findItemEarnedDays, findItemEvents, findMemory, type ItemEvent } from './queries.ts';

/** What is known of an item when a review of it arrives. */
export interface ItemHistory {
  readonly itemId: number;
  readonly userId: number;
  readonly memory: MemoryStateRow | undefined;
  /** All reviews before, in the order in which they were done, where one was done after this one. */
  readonly past: readonly ItemEvent[] | undefined;
}

/** `at` (epoch ms) is when the review was done that arrives now. */
export async function historyOf(
  tx: Tx,
  key: { userId: number; itemId: number },
  at: number,
): Promise<ItemHistory> {
  const memory = await findMemory(tx, key);
  const isLate = memory !== undefined && at < memory.lastReviewAt;
  return { ...key, memory, past: isLate ? await findItemEvents(tx, key) : undefined };
}

export function practiceAt({ memory, past }: ItemHistory, at: number): Practice {
  return past ? practiceOfLate(past, at) : practiceOf(memory?.dueAt, at);
}

/** The last local day on which the item has earned XP, before the review that arrives now. */
export async function earnedDay(
  tx: Tx,
  { userId, itemId, memory, past }: ItemHistory,
): Promise<string | undefined> {
  if (memory === undefined) return undefined;
  const earned =
    past?.filter(({ xp }) => xp > 0) ?? (await findItemEarnedDays(tx, { userId, itemId }));
  return earned
    .map(({ localDay }) => localDay)
    .toSorted()
    .at(-1);
}

export function lastReviewUntil(
  { memory, past }: ItemHistory,
  at: number,
): ReviewBefore | undefined {
  return past ? reviewBefore(past, at) : lastReview(memory);
}

/** The memory row after the review that arrived. */
export function memoryWith(
  { userId, itemId, memory, past }: ItemHistory,
  event: ItemEvent,
): MemoryStateRow | undefined {
  const key = { userId, itemId };
  if (past) return memoryFromEvents(key, [...past, event]);
  return memoryAfter(memory, key, { outcome: outcomeOf(event), at: event.answeredAt });
}
