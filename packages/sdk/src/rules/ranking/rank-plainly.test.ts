import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { DEMANDS } from '../../domain/kinds.ts';
import { rankPlainly } from '../../testing/plain-ranking/rank-plainly.ts';
import { type Candidate, columnsOf } from './candidates.ts';
import { prepareFeed } from './prepare-feed.ts';
import { rankFeed, rankPrepared } from './rank-feed.ts';

const now = Date.UTC(2026, 2, 1, 12);

// Few values each, so that many items are equal in some or all of what decides their places.
const someTime = fc.constantFrom(-40, -3, -1, 0, 1, 7);
const memory = fc.record({
  dueAt: fc.oneof(someTime, fc.integer({ min: -50, max: 50 })).map((days) => now + days * DAY_MS),
  lastReviewAt: fc.integer({ min: 0, max: 900 }).map((hours) => now - hours * HOUR_MS),
  stability: fc.oneof(fc.constantFrom(0.2, 2.3), fc.double({ min: 0.1, max: 300, noNaN: true })),
  difficulty: fc.constantFrom(1, 5, 9.5),
});

const worlds = fc
  .record({ books: fc.integer({ min: 1, max: 9 }), ideas: fc.integer({ min: 0, max: 6 }) })
  .chain(({ books, ideas }) =>
    fc.array(
      fc.record({
        bookId: fc.integer({ min: 1, max: books }),
        kind: fc.constantFrom('mcq', 'typed', 'match_pairs', 'flashcard', 'of tomorrow'),
        idea: fc
          .integer({ min: 0, max: ideas })
          .map((idea) => (idea === 0 ? null : `idea ${idea}`)),
        demand: fc.constantFrom(...DEMANDS, undefined),
        difficulty: fc.integer({ min: 1, max: 3 }),
        position: fc.oneof(
          { weight: 30, arbitrary: fc.integer({ min: 0, max: 5 }) },
          fc.constantFrom(-1, 0.5, 2 ** 20, 2 ** 40),
        ),
        memory: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, memory),
        lastWrong: fc.boolean(),
      }),
      { maxLength: 120, size: 'max' },
    ),
  )
  .map((items) => items.map((item, itemId): Candidate => ({ ...item, itemId })));

const rankings = fc.record({
  now: fc.constant(now),
  seed: fc.integer(),
  bookBefore: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
});

test('any feed has the order that the plain ranking gives it', () => {
  fc.assert(
    fc.property(worlds, rankings, (items, ranking) => {
      expect(rankFeed(items, ranking)).toEqual(rankPlainly(items, ranking));
    }),
    { numRuns: 400 },
  );
});

test('the first places are the same when no more of them are wanted', () => {
  fc.assert(
    fc.property(worlds, rankings, fc.nat({ max: 60 }), (items, ranking, places) => {
      const whole = rankPlainly(items, ranking);
      expect(rankFeed(items, { ...ranking, places })).toEqual(whole.slice(0, places));
    }),
    { numRuns: 400 },
  );
});

test('a shelf with more than is weighed has the plain order, too', () => {
  const large = fc.array(memory, { minLength: 505, maxLength: 600 }).map((memories) =>
    memories.map((memory, itemId): Candidate => ({
      itemId,
      bookId: itemId % 7,
      kind: itemId % 3 === 0 ? 'mcq' : 'flashcard',
      difficulty: 1,
      position: itemId,
      memory,
      lastWrong: itemId % 5 === 0,
      ...(itemId % 2 === 0 && { idea: `idea ${itemId % 80}`, demand: DEMANDS[itemId % 3] }),
    })),
  );
  fc.assert(
    fc.property(large, rankings, (items, ranking) => {
      expect(rankFeed(items, ranking)).toEqual(rankPlainly(items, ranking));
    }),
    { numRuns: 8 },
  );
});

test('a feed that was prepared is ranked rightly at any other time', () => {
  const times = fc.array(fc.integer({ min: -5 * DAY_MS, max: 90 * DAY_MS }), { maxLength: 4 });
  fc.assert(
    fc.property(worlds, times, fc.integer(), (items, times, seed) => {
      const feed = prepareFeed(columnsOf(items).columns);
      for (const time of times) {
        const ranking = { now: now + time, seed };
        expect(rankPrepared(feed, ranking)).toEqual(rankPlainly(items, ranking));
      }
    }),
  );
});
