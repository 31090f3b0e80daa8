import { type AchievementId, achievementsReached, countsForDayStreak } from '@morsel/sdk/rules';

import type { MemoryStateRow, PracticeDayRow } from '../../database/tables.ts';
import { memoryFromEvents, reviewBefore } from './item-memory.ts';
import { isOver, practiceByDay, practiceOfEvent } from './practice-day.ts';
import type { WholeEvent } from './queries.ts';
import {
  featsOf,
  NO_TOTALS,
  type Totals,
  totalsAfter,
  totalsOnDay,
  totalsWithDays,
} from './reader-totals.ts';

/** All that a log says. */
export interface Replayed {
  readonly totals: Totals;
  readonly memories: readonly MemoryStateRow[];
  /** What each day that is over has of each kind, as `practiceByDay` keys it. */
  readonly practice: ReadonlyMap<string, PracticeDayRow>;
  /** When (epoch ms) the event arrived that earned an achievement. */
  readonly earned: ReadonlyMap<AchievementId, number>;
}

/** What the log of a reader says, whose events are given in order of arrival. */
export function replayLog(userId: number, events: readonly WholeEvent[]): Replayed {
  const byItem = new Map<number, WholeEvent[]>();
  const earned = new Map<AchievementId, number>();
  const totalsOfDay = dayCounter();
  let totals = NO_TOTALS;
  for (const event of events) {
    const past = byItem.get(event.itemId) ?? [];
    totals = totalsAfter(totals, countedFrom(event, past));
    if (countsForDayStreak(event.answeredAt, event.receivedAt)) {
      totals = totalsOfDay(totals, event);
    }
    for (const id of achievementsReached(featsOf(totals))) {
      if (!earned.has(id)) earned.set(id, event.receivedAt);
    }
    past.push(event);
    byItem.set(event.itemId, past);
  }
  const over = events.filter(({ localDay }) => isOver(localDay, totals.lastDay));
  const practice = practiceByDay(over.map((event) => practiceOfEvent(event, event.itemKind)));
  return { totals, memories: memoriesFrom(userId, byItem), practice, earned };
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

/** Takes the days of events in whatever order they come, and counts those that came so far. */
function dayCounter(): (totals: Totals, event: WholeEvent) => Totals {
  const days = new Set<string>();
  return (totals, event) => {
    const { localDay: day } = event;
    const isNew = !days.has(day);
    days.add(day);
    if (totals.lastDay === null || day >= totals.lastDay) return totalsOnDay(totals, event);
    if (!isNew) return totals;
    return totalsWithDays(totals, [...days].toSorted(), totals.lastTimeZone);
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
