import type { ActivityDay, Dues, KindAccuracy, ReaderProgress } from '@morsel/sdk/contract';
import { QUESTION_KINDS } from '@morsel/sdk/domain';
import {
  addDays,
  catchUp,
  frozenDays,
  frozenDaysOfRun,
  mondayOf,
  MOST_DAYS_APART,
  runOn,
  startOfDay,
  usualPerDay,
} from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { viewerValues } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { practisedDays } from '../reviews/practised-days.ts';
import { type ReaderDays, readDays } from '../reviews/reader-days.ts';
import { countDues, type DayPractice, findPracticeSince } from './queries.ts';

/** Of the calendar before the current one. */
const PAST_WEEKS = 12;

/** What the reader did lately and what is due to them; `now` in epoch ms. */
export async function readProgress(
  db: Db,
  { reader, now }: { reader: Reader; now: number },
): Promise<ReaderProgress> {
  const userId = reader.id;
  const readerDays = await readDays(db, { userId, now });
  const { today, timeZone, run } = readerDays;
  const from = addDays(mondayOf(today), -7 * PAST_WEEKS);
  // With the days on which a run that goes on in the first week had its last day before it.
  const earliest = addDays(from, -MOST_DAYS_APART);
  const found = await findPracticeSince(db, { userId, from: earliest });
  const practiceAround = found.filter(({ localDay }) => localDay >= earliest);
  const practice = practiceAround.filter(({ localDay }) => localDay >= from);
  const frozen = await frozenSince(db, { userId, from }, { readerDays, practice: practiceAround });
  const days = activityDays(practice, frozen);
  return {
    today,
    from,
    days,
    kinds: kindAccuracy(practice),
    dayStreak: runOn(run, today),
    dues: await readDues(db, { reader, now }, { today, timeZone, days }),
  };
}

/**
 * The days of the calendar before today that freezes bridged. Those of the present run follow from itself and
 * from the days since; only where an earlier one ended within the calendar is that read to its beginning.
 */
async function frozenSince(
  db: Db,
  { userId, from }: { userId: number; from: string },
  { readerDays, practice }: { readerDays: ReaderDays; practice: readonly DayPractice[] },
): Promise<string[]> {
  const { today, run } = readerDays;
  // What has come since the run was read is none of its days.
  const last = run.lastDay ?? today;
  const counted = practice.filter(({ localDay, inTime }) => inTime > 0 && localDay <= last);
  const lately = [...new Set(counted.map(({ localDay }) => localDay))];
  const frozen =
    frozenDaysOfRun(run, lately, today) ??
    frozenDays(
      await practisedDays(db, { userId, today, lastDay: run.lastDay, since: from }),
      today,
    );
  return frozen.filter((day) => day >= from);
}

/** The days on which something was done or a freeze took its place, in their order. */
function activityDays(practice: readonly DayPractice[], frozen: readonly string[]): ActivityDay[] {
  const byDay = new Map<string, ActivityDay>();
  for (const day of frozen) byDay.set(day, { day, reviews: 0, xp: 0, isFrozen: true });
  for (const { localDay: day, reviews, xp } of practice) {
    const before = byDay.get(day);
    byDay.set(day, {
      day,
      reviews: reviews + (before?.reviews ?? 0),
      xp: xp + (before?.xp ?? 0),
      isFrozen: false,
    });
  }
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** How many questions of each kind were answered, and how many of them right. */
function kindAccuracy(practice: readonly DayPractice[]): KindAccuracy[] {
  return QUESTION_KINDS.map((kind) => {
    const ofKind = practice.filter(({ itemKind }) => itemKind === kind);
    return {
      kind,
      answered: ofKind.reduce((total, { reviews }) => total + reviews, 0),
      right: ofKind.reduce((total, { rightAnswers }) => total + rightAnswers, 0),
    };
  });
}

/** The reader's usual day is looked for in the four weeks before today, which is not over yet. */
const USUAL_DAYS = 28;

const NOTHING_DUE = { now: 0, tomorrow: 0, week: 0 };

/** What is due to the reader, and how to catch up with it, going by what they did on these days. */
async function readDues(
  db: Db,
  { reader, now }: { reader: Reader; now: number },
  { today, timeZone, days }: { today: string; timeZone: string; days: readonly ActivityDay[] },
): Promise<Dues> {
  const counts =
    (await countDues(db, {
      ...viewerValues(reader),
      now,
      endOfTomorrow: startOfDay(addDays(today, 2), timeZone),
      endOfWeek: startOfDay(addDays(today, 7), timeZone),
    })) ?? NOTHING_DUE;
  const since = addDays(today, -USUAL_DAYS);
  const lately = days.filter(({ day, reviews }) => since <= day && day < today && reviews > 0);
  const usual = usualPerDay(lately.map(({ reviews }) => reviews));
  return { ...counts, catchUp: catchUp(counts.now, usual) };
}
