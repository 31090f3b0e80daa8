import type { Tx } from '../../database/connection.ts';
import { findEventsOfDays } from './day-queries.ts';
import {
  addPractice,
  deletePracticeSince,
  storePractice,
  takePractice,
} from './practice-day-queries.ts';
import { END_OF_DAYS, isOver, practiceByDay, practiceOfEvent } from './practice-day.ts';
import type { WholeEvent } from './queries.ts';
import type { Totals } from './reader-totals.ts';

type LastDay = Totals['lastDay'];
type EventWithKind = Parameters<typeof practiceOfEvent>[0] & Pick<WholeEvent, 'itemKind'>;

/** Counts an event that has just come into the log, where its day is over. */
export async function countOnPastDay(
  tx: Tx,
  event: EventWithKind,
  lastDay: LastDay,
): Promise<void> {
  if (isOver(event.localDay, lastDay)) {
    await addPractice(tx, practiceOfEvent(event, event.itemKind));
  }
}

/** Takes an event that has just left the log out of its day, where that is over. */
export async function takeFromPastDay(
  tx: Tx,
  event: EventWithKind,
  lastDay: LastDay,
): Promise<void> {
  if (isOver(event.localDay, lastDay)) {
    await takePractice(tx, practiceOfEvent(event, event.itemKind));
  }
}

/** Counts the days that are over since the last day is another, and forgets those that are not over any more. */
export async function moveLastDay(
  tx: Tx,
  { userId, before, after }: { userId: number; before: LastDay; after: LastDay },
): Promise<void> {
  if (before === after) return;
  const [from, until] = [before ?? END_OF_DAYS, after ?? END_OF_DAYS];
  if (until < from) return deletePracticeSince(tx, { userId, from: until });
  const events = await findEventsOfDays(tx, { userId, from, until });
  const days = practiceByDay(events.map((event) => practiceOfEvent(event, event.itemKind)));
  for (const row of days.values()) await storePractice(tx, row);
}
