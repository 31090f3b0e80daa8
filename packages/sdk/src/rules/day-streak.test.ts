import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { DAY_MS } from '../domain/durations.ts';
import { addDays } from './calendar-day.ts';
import {
  countsForDayStreak,
  endsRun,
  frozenDays,
  frozenDaysOfRun,
  longestRunOf,
  NO_RUN,
  runAfter,
  runOf,
  runOn,
} from './day-streak.ts';

const START = '2026-02-23';

/** Days from the start: `#` is one of practice, `.` one without. */
const daysOf = (pattern: string) =>
  [...pattern].flatMap((sign, index) => (sign === '#' ? [addDays(START, index)] : []));

/** What is seen on the last day of a pattern: days, freezes kept, days to the next freeze. */
function seen(pattern: string) {
  const today = addDays(START, pattern.length - 1);
  const { days, freezes, daysToFreeze } = runOn(runOf(daysOf(pattern)), today);
  return [days, freezes, daysToFreeze];
}

const week = '#######';

test.each([
  ['nothing yet', '.', [0, 0, 7]],
  ['today alone', '#', [1, 0, 6]],
  ['yesterday alone: today is not missed yet', '#.', [1, 0, 6]],
  ['the day before yesterday', '#..', [0, 0, 7]],
  ['over the end of a month', '########', [8, 1, 6]],
  ['a gap without a freeze starts anew', '###.##', [2, 0, 5]],
  ['seven days earn a freeze', week, [7, 1, 7]],
  ['which waits while today is open', `${week}.`, [7, 1, 7]],
  ['and is used for a day missed', `${week}..`, [7, 0, 7]],
  ['the run goes on', `${week}.#`, [8, 0, 6]],
  ['one freeze is not enough for two days', `${week}...`, [0, 0, 7]],
  ['the run is over then, with all it had', `${week}..###`, [3, 0, 4]],
  ['fourteen days earn two', week.repeat(2), [14, 2, 7]],
  ['two are the most', week.repeat(3), [21, 2, 7]],
  ['the one that was lost stays lost', `${week.repeat(3)}..##`, [23, 0, 5]],
  ['two bridge two days', `${week.repeat(2)}..#`, [15, 0, 6]],
  ['three days end each run', `${week.repeat(4)}...#`, [1, 0, 6]],
  ['freezes are earned over gaps too', `${week}.#######`, [14, 1, 7]],
  ['a day off a week is affordable', `${week}.`.repeat(10), [70, 1, 7]],
])('%s: %s', (_, pattern, run) => {
  expect(seen(pattern)).toEqual(run);
});

test('a late day that mends a gap makes the run whole', () => {
  expect(seen('####.###')).toEqual([3, 0, 4]);
  expect(seen('########')).toEqual([8, 1, 6]);
});

test('a run goes on over a leap day and a new year', () => {
  expect(runOf(['2028-02-28', '2028-02-29', '2028-03-01']).days).toBe(3);
  expect(runOf(['2025-12-31', '2026-01-01']).days).toBe(2);
});

test('the same day again changes nothing, and a day ahead of today counts', () => {
  const run = runOf(daysOf('###'));
  expect(runAfter(run, addDays(START, 2))).toBe(run);
  expect(runOn(run, addDays(START, 1)).days).toBe(3);
});

test.each([
  ['no day', '..', 0],
  ['the last run', '#.##', 2],
  ['one before the last', '###..#', 3],
  ['with a day that a freeze bridged', `${week}.#...##`, 8],
])('the longest run is %s: %s', (_, pattern, days) => {
  expect(longestRunOf(daysOf(pattern))).toBe(days);
});

test.each([
  ['a gap that ends the run', '###.#', []],
  ['a day between', `${week}.#`, [7]],
  ['days missed until now', `${week.repeat(2)}...`, [14, 15]],
  ['today is not missed', `${week}.`, []],
  ['too many missed until now', `${week}...`, []],
  ['two runs', `${week}.#....${week}.#`, [7, 20]],
])('frozen days, %s: %s', (_, pattern, frozen) => {
  const today = addDays(START, pattern.length - 1);
  expect(frozenDays(daysOf(pattern), today)).toEqual(frozen.map((day) => addDays(START, day)));
});

/** Days from one of practice to the next. */
const pauses = fc.array(
  fc.oneof({ weight: 30, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
  { minLength: 1, maxLength: 60, size: 'max' },
);

test('a run tells which days were frozen since one of its days, without those before', () => {
  let told = 0;
  fc.assert(
    fc.property(pauses, fc.nat({ max: 60 }), fc.nat({ max: 4 }), (between, from, missed) => {
      const days: string[] = [];
      for (const pause of between) days.push(addDays(days.at(-1) ?? START, pause));
      const [run, lately] = [runOf(days), days.slice(from)];
      const today = addDays(days.at(-1) ?? START, missed);

      const frozen = frozenDaysOfRun(run, lately, today);

      told += frozen?.length ?? 0;
      const isOneRun = lately.length <= run.days;
      const all = frozenDays(days, today).filter((day) => day > (lately[0] ?? today));
      expect(frozen).toEqual(isOneRun ? all : undefined);
    }),
    { numRuns: 300, examples: [[[1, 1, 1, 1, 1, 1, 1, 2, 1], 3, 0]] },
  );
  expect(told).toBeGreaterThan(0);
});

test('a gap of three missed days ends a run, whatever is before it', () => {
  expect(endsRun('2026-03-01', '2026-03-04')).toBe(false);
  expect(endsRun('2026-03-01', '2026-03-05')).toBe(true);
  const before = week.repeat(5);
  const since = daysOf(`${before}...#########`).filter((day) => day > addDays(START, 37));
  expect(runOf(daysOf(`${before}...#########`))).toEqual(runOf(since));
  expect(runOf([])).toBe(NO_RUN);
});

test.each([
  ['at once', 0, true],
  ['after 14 days', 14 * DAY_MS, true],
  ['a moment later', 14 * DAY_MS + 1, false],
  ['after a year', 365 * DAY_MS, false],
])('an answer that arrives %s: %s ms late, counts %s', (_, late, counts) => {
  const answeredAt = Date.UTC(2026, 2, 1);
  expect(countsForDayStreak(answeredAt, answeredAt + late)).toBe(counts);
});
