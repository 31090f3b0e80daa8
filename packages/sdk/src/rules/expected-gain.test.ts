import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { DAY_MS, MINUTE_MS } from '../domain/durations.ts';
import { expectedGain } from './expected-gain.ts';
import { replayed, retrievability, reviewed, type MemoryState, type Review } from './memory.ts';

const noon = Date.UTC(2026, 2, 1, 12);
const HORIZON = 30 * DAY_MS;

const history = fc
  .array(
    fc.tuple(
      fc.constantFrom('wrong', 'right', 'easy', 'medium', 'hard'),
      fc.integer({ min: 0, max: 60 * DAY_MS }),
    ),
    { minLength: 1, maxLength: 15 },
  )
  .map((entries) => {
    let at = noon;
    return entries.map(([outcome, pause]): Review => {
      at += pause;
      return { outcome, at };
    });
  });

/** The same by the schedule that the feed follows: both outcomes are tried, then looked at later. */
function gainByReviewing(memory: MemoryState, now: number): number {
  const later = (outcome: 'right' | 'wrong') =>
    retrievability(reviewed(memory, outcome, now), now + HORIZON);
  const recalled = retrievability(memory, now);
  const unpractised = retrievability(memory, now + HORIZON);
  return recalled * later('right') + (1 - recalled) * later('wrong') - unpractised;
}

test('the gain is what the schedule itself makes of either outcome', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 200 * DAY_MS }), (reviews, pause) => {
      const memory = replayed(reviews);
      if (memory === undefined) throw new Error('an empty history leaves no memory');
      const now = memory.lastReviewAt + pause;
      const gap = expectedGain(memory, now) - gainByReviewing(memory, now);
      expect(Math.abs(gap)).toBeLessThan(1e-9);
    }),
  );
});

test('of a new item it is the mean of both first answers', () => {
  const later = (outcome: 'right' | 'wrong') =>
    retrievability(reviewed(undefined, outcome, noon), noon + HORIZON);
  expect(expectedGain(undefined, noon)).toBeCloseTo((later('right') + later('wrong')) / 2, 9);
});

test('a first answer gains more than practice of anything known, after any history', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 400 * DAY_MS }), (reviews, pause) => {
      const memory = replayed(reviews);
      const now = (memory?.lastReviewAt ?? noon) + pause;
      expect(expectedGain(memory, now)).toBeLessThan(expectedGain(undefined, now) * 0.7);
    }),
  );
});

test('what was just answered gains next to nothing; what waits for its due time gains more', () => {
  const memory = reviewed(undefined, 'right', noon);
  const atOnce = expectedGain(memory, noon + MINUTE_MS);
  const whenDue = expectedGain(memory, memory.dueAt);
  expect(atOnce).toBeLessThan(0.01);
  expect(whenDue).toBeGreaterThan(atOnce + 0.02);
});

test('a clock that is behind counts as the time of the last review', () => {
  const memory = reviewed(undefined, 'right', noon);
  expect(expectedGain(memory, noon - DAY_MS)).toBe(expectedGain(memory, noon));
});
