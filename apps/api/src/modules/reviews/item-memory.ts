import type { Practice } from '@morsel/sdk/domain';
import { practiceOf, type ReviewBefore } from '@morsel/sdk/rules';
import {
  type MemoryState,
  type ReviewOutcome,
  replayed,
  reviewed,
} from '@morsel/sdk/rules/schedule';

import type { MemoryStateRow } from '../../database/tables.ts';
import type { ItemEvent } from './queries.ts';

/** One review of an item by a reader, as far as memory is concerned. */
export interface MemoryEvent {
  readonly outcome: ReviewOutcome;
  /** Epoch ms. */
  readonly at: number;
}

type RowKey = Pick<MemoryStateRow, 'userId' | 'itemId'>;

/** The memory row after a review that is not older than the last one. */
export function memoryAfter(
  row: MemoryStateRow | undefined,
  key: RowKey,
  { outcome, at }: MemoryEvent,
): MemoryStateRow {
  const memory = reviewed(row === undefined ? undefined : memoryOf(row), outcome, at);
  const rightOnce = row?.rightOnce === 1 || outcome === 'right';
  return rowOf(key, memory, { lastOutcome: outcome, rightOnce });
}

/** The memory row that the events of one item leave; undefined when there are none. */
export function memoryFromEvents(
  key: RowKey,
  events: readonly ItemEvent[],
): MemoryStateRow | undefined {
  const reviews = events.map(reviewOf).toSorted((a, b) => a.at - b.at);
  const memory = replayed(reviews);
  const last = reviews.at(-1);
  if (memory === undefined || last === undefined) return undefined;
  const rightOnce = reviews.some(({ outcome }) => outcome === 'right');
  return rowOf(key, memory, { lastOutcome: last.outcome, rightOnce });
}

/**
 * How a review counts that was done `at` (epoch ms), before the last of the `past` ones. Where one
 * that earned XP comes after it, it is ahead of time: what was new or due then has been rewarded.
 * So the rewards of an item follow each other in time, and made-up times cannot go back for more.
 */
export function practiceOfLate(past: readonly ItemEvent[], at: number): Practice {
  if (past.some((event) => event.xp > 0 && event.answeredAt >= at)) return 'early';
  const earlier = past.filter(({ answeredAt }) => answeredAt <= at);
  return practiceOf(replayed(earlier.map(reviewOf))?.dueAt, at);
}

/** The last review of an item, as its memory knows it. */
export function lastReview(memory: MemoryStateRow | undefined): ReviewBefore | undefined {
  if (memory === undefined) return undefined;
  return { wasWrong: memory.lastOutcome === 'wrong', at: memory.lastReviewAt };
}

/**
 * The last one of the `past` reviews of an item that was done by a time (epoch ms); where two were
 * done at once, the one that arrived later, as long as they are given in order of arrival.
 */
export function reviewBefore(past: readonly ItemEvent[], at: number): ReviewBefore | undefined {
  let last: ItemEvent | undefined;
  for (const event of past) {
    if (event.answeredAt > at) continue;
    if (last === undefined || event.answeredAt >= last.answeredAt) last = event;
  }
  return last && { wasWrong: last.isCorrect === 0, at: last.answeredAt };
}

const reviewOf = (event: ItemEvent): MemoryEvent => ({
  outcome: outcomeOf(event),
  at: event.answeredAt,
});

/** How the review of an event went. */
export function outcomeOf(event: ItemEvent): ReviewOutcome {
  if (event.kind === 'answer') return event.isCorrect === 1 ? 'right' : 'wrong';
  const difficulty: ReviewOutcome = JSON.parse(event.value);
  return difficulty;
}

/** What the schedule needs to know of a stored memory. */
export function memoryOf(row: MemoryStateRow): MemoryState {
  return {
    dueAt: row.dueAt,
    stability: row.stability,
    difficulty: row.difficulty,
    scheduledDays: row.scheduledDays,
    learningSteps: row.learningSteps,
    reps: row.reps,
    lapses: row.lapses,
    state: row.phase,
    lastReviewAt: row.lastReviewAt,
  };
}

function rowOf(
  key: RowKey,
  { state: phase, ...memory }: MemoryState,
  { lastOutcome, rightOnce }: { lastOutcome: ReviewOutcome; rightOnce: boolean },
): MemoryStateRow {
  return { ...key, ...memory, phase, lastOutcome, rightOnce: rightOnce ? 1 : 0 };
}
