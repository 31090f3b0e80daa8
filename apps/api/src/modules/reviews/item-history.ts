import { type Practice, practiceOf, type ReviewBefore } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import type { MemoryStateRow } from '../../database/tables.ts';
import {
  lastReview,
  memoryAfter,
  memoryFromEvents,
  outcomeOf,
  practiceOfLate,
  reviewBefore,
} from './memory.ts';
import { findItemEvents, findMemory, type ItemEvent } from './queries.ts';

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
  const [memory] = await findMemory(tx, key);
  const isLate = memory !== undefined && at < memory.last_review_at;
  return { ...key, memory, past: isLate ? await findItemEvents(tx, key) : undefined };
}

export function practiceAt({ memory, past }: ItemHistory, at: number): Practice {
  return past ? practiceOfLate(past, at) : practiceOf(memory?.due_at, at);
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
  const key = { user_id: userId, item_id: itemId };
  if (past) return memoryFromEvents(key, [...past, event]);
  return memoryAfter(memory, key, { outcome: outcomeOf(event), at: event.answered_at });
}
