import {
  type AchievementId,
  achievementsReached,
  countsForDayStreak,
  longestRunOf,
  NO_RUN,
  runAfter,
  runOf,
} from '@morsel/sdk/rules';

import type { MemoryStateRow } from '../../database/tables.ts';
import { memoryFromEvents, reviewBefore } from './item-memory.ts';
import type { WholeEvent } from './queries.ts';
import { featsOf, NO_TOTALS, type Totals, totalsAfter, totalsAfterDay } from './reader-totals.ts';

/** All that a log says. */
export interface Replayed {
  readonly totals: Totals;
  readonly memories: readonly MemoryStateRow[];
  /** When (epoch ms) the event arrived that earned an achievement. */
  readonly earned: ReadonlyMap<AchievementId, number>;
}

/** What the log of a reader says, whose events are given in order of arrival. */
export function replayLog(userId: number, events: readonly WholeEvent[]): Replayed {
  const byItem = new Map<number, WholeEvent[]>();
  const earned = new Map<AchievementId, number>();
  const longestRunWith = runCounter();
  let totals = NO_TOTALS;
  for (const event of events) {
    const past = byItem.get(event.itemId) ?? [];
    totals = totalsAfter(totals, countedFrom(event, past));
    if (countsForDayStreak(event.answeredAt, event.receivedAt)) {
      totals = totalsAfterDay(totals, longestRunWith(event.localDay));
    }
    for (const id of achievementsReached(featsOf(totals))) {
      if (!earned.has(id)) earned.set(id, event.receivedAt);
    }
    past.push(event);
    byItem.set(event.itemId, past);
  }
  return { totals, memories: memoriesFrom(userId, byItem), earned };
}

function countedFrom(event: WholeEvent, past: readonly WholeEvent[]) {
  return {
    itemKind: event.itemKind,
    isCorrect: event.isCorrect === null ? null : event.isCorrect === 1,
    isRaised: event.raised === 1,
    xp: event.xp,
    at: event.answeredAt,
    before: reviewBefore(past, event.answeredAt),
  };
}

/** Takes days in whatever order they come; returns the longest run among those that came so far. */
function runCounter(): (day: string) => number {
  const days = new Set<string>();
  let run = NO_RUN;
  let longest = 0;
  return (day) => {
    if (days.has(day)) return longest;
    days.add(day);
    if (run.lastDay === null || day > run.lastDay) {
      run = runAfter(run, day);
      longest = Math.max(longest, run.days);
    } else {
      const inOrder = [...days].toSorted();
      run = runOf(inOrder);
      longest = Math.max(longest, longestRunOf(inOrder));
    }
    return longest;
  };
}

function memoriesFrom(
  userId: number,
  byItem: ReadonlyMap<number, readonly WholeEvent[]>,
): MemoryStateRow[] {
  return [...byItem].flatMap(
    ([itemId, events]) => memoryFromEvents({ userId, itemId }, events) ?? [],
  );
}
