import { countsForDayStreak } from '@morsel/sdk/rules';

import type { PracticeDayRow, ReviewEventRow } from '../../database/tables.ts';

type EventOfDay = Pick<
  ReviewEventRow,
  'userId' | 'localDay' | 'isCorrect' | 'xp' | 'answeredAt' | 'receivedAt'
>;

/** After all days: without a last day each day of the log is over. */
export const END_OF_DAYS = '9999-12-31';

/**
 * Whether a day is counted in rows of its own: one before the last that counts is. That day, and what the log has
 * after it, is counted when it is asked for, so that an answer of today writes no such row.
 */
export function isOver(day: string, lastDay: string | null): boolean {
  return day < (lastDay ?? END_OF_DAYS);
}

/** What an event adds to its day. */
export function practiceOfEvent(
  event: EventOfDay,
  itemKind: PracticeDayRow['itemKind'],
): PracticeDayRow {
  const { userId, localDay, isCorrect, xp, answeredAt, receivedAt } = event;
  const inTime = countsForDayStreak(answeredAt, receivedAt) ? 1 : 0;
  return { userId, localDay, itemKind, reviews: 1, rightAnswers: isCorrect ?? 0, inTime, xp };
}

/** Two counts of one reader, day and kind as one. */
function practiceOfBoth(one: PracticeDayRow, other: PracticeDayRow): PracticeDayRow {
  return {
    ...one,
    reviews: one.reviews + other.reviews,
    rightAnswers: one.rightAnswers + other.rightAnswers,
    inTime: one.inTime + other.inTime,
    xp: one.xp + other.xp,
  };
}

/** Rows of one reader by what each is of. */
export function practiceByDay(rows: readonly PracticeDayRow[]): Map<string, PracticeDayRow> {
  const byDay = new Map<string, PracticeDayRow>();
  for (const row of rows) {
    const key = `${row.localDay} ${row.itemKind}`;
    const before = byDay.get(key);
    byDay.set(key, before ? practiceOfBoth(before, row) : row);
  }
  return byDay;
}
