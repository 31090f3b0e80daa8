import * as fc from 'fast-check';
import { createEmptyCard, type Card } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';

import { DAY_MS } from '../domain/durations.ts';
import { grades, plainFsrs } from '../testing/plain-fsrs.ts';
import {
  replayed,
  retrievability,
  reviewed,
  type MemoryState,
  type ReviewOutcome,
  type Review,
} from './memory.ts';

const noon = Date.UTC(2026, 2, 1, 12);

const outcomes = fc.constantFrom<ReviewOutcome>('wrong', 'right', 'easy', 'medium', 'hard');
const history = fc
  .array(fc.tuple(outcomes, fc.integer({ min: 0, max: 90 * DAY_MS })), {
    minLength: 1,
    maxLength: 25,
  })
  .map((entries) => {
    let at = noon;
    return entries.map(([outcome, pause]): Review => {
      at += pause;
      return { outcome, at };
    });
  });

function afterAll(reviews: readonly Review[]): MemoryState {
  const memory = replayed(reviews);
  if (!memory) throw new Error('an empty history leaves no memory');
  return memory;
}

function referenceCard(reviews: readonly Review[]): Card {
  let card = createEmptyCard(noon);
  for (const { outcome, at } of reviews) card = plainFsrs.next(card, at, grades[outcome]).card;
  return card;
}

describe('reviewed', () => {
  test.each([
    ['wrong', 0],
    ['hard', 0],
    ['right', 2 * DAY_MS],
    ['medium', 2 * DAY_MS],
    ['easy', 8 * DAY_MS],
  ] as const)('a new item that went %s is due after %i ms', (outcome, pause) => {
    expect(reviewed(undefined, outcome, noon).dueAt).toBe(noon + pause);
  });

  test('a right answer at its due time lengthens the interval, a wrong one ends it', () => {
    const first = reviewed(undefined, 'right', noon);
    const second = reviewed(first, 'right', first.dueAt);
    expect(second.scheduledDays).toBeGreaterThan(first.scheduledDays);
    const lapse = reviewed(second, 'wrong', second.dueAt);
    expect(lapse).toMatchObject({ dueAt: second.dueAt, lapses: 1 });
  });

  test('a review dated before the last one counts as done with it', () => {
    const memory = reviewed(undefined, 'right', noon);
    expect(reviewed(memory, 'right', noon - DAY_MS)).toEqual(reviewed(memory, 'right', noon));
  });

  test('HARD comes back before MEDIUM and MEDIUM before EASY, after any history', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 90 * DAY_MS }), (reviews, pause) => {
        const memory = afterAll(reviews);
        const at = memory.lastReviewAt + pause;
        const due = (outcome: ReviewOutcome) => reviewed(memory, outcome, at).dueAt;
        expect(due('hard')).toBeLessThan(due('medium'));
        expect(due('medium')).toBeLessThan(due('easy'));
      }),
    );
  });

  test('goes on exactly from a state that was written down and read again', () => {
    fc.assert(
      fc.property(history, outcomes, (reviews, outcome) => {
        const memory = afterAll(reviews);
        const stored: MemoryState = JSON.parse(JSON.stringify(memory));
        const at = memory.lastReviewAt + DAY_MS;
        expect(reviewed(stored, outcome, at)).toEqual(reviewed(memory, outcome, at));
      }),
    );
  });
});

describe('against FSRS itself', () => {
  test('stability and difficulty are the same to 1e-9', () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const memory = afterAll(reviews);
        const card = referenceCard(reviews);
        expect(Math.abs(memory.stability - card.stability)).toBeLessThan(1e-9);
        expect(Math.abs(memory.difficulty - card.difficulty)).toBeLessThan(1e-9);
        expect([memory.reps, memory.lapses, memory.state]).toEqual([
          card.reps,
          card.lapses,
          card.state,
        ]);
      }),
    );
  });

  test('the due time is the same, but for EASY on the day of MEDIUM, and for what was missed', () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const memory = afterAll(reviews);
        const last = reviews.at(-1);
        const due = referenceCard(reviews).due.getTime();
        const dues: Record<ReviewOutcome, (number | undefined)[]> = {
          wrong: [last?.at],
          hard: [last?.at],
          right: [due],
          medium: [due],
          easy: [due, due + DAY_MS],
        };
        expect(dues[last?.outcome ?? 'right']).toContain(memory.dueAt);
      }),
    );
  });

  test('the chance of recall is the same', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 900 * DAY_MS }), (reviews, pause) => {
        const at = noon + 25 * 90 * DAY_MS + pause;
        const direct = plainFsrs.get_retrievability(referenceCard(reviews), at, false);
        expect(retrievability(afterAll(reviews), at)).toBeCloseTo(direct, 9);
      }),
    );
  });
});

describe('replayed', () => {
  test('leaves nothing of nothing', () => {
    expect(replayed([])).toBeUndefined();
  });

  test('follows the times of the reviews, not the order of their arrival', () => {
    const steady = history.map((reviews) =>
      reviews.map((review, index) => ({ ...review, at: review.at + index })),
    );
    const late = steady.chain((reviews) =>
      fc.tuple(
        fc.constant(reviews),
        fc.shuffledSubarray(reviews, { minLength: reviews.length, maxLength: reviews.length }),
      ),
    );
    fc.assert(
      fc.property(late, ([reviews, shuffled]) => {
        expect(replayed(shuffled)).toEqual(replayed(reviews));
      }),
    );
  });
});

test('the chance of recall is whole at first, 90 % after the stability, and falls', () => {
  const memory = reviewed(undefined, 'easy', noon);
  expect(retrievability(memory, noon)).toBe(1);
  expect(retrievability(memory, noon + 8 * DAY_MS)).toBeCloseTo(0.9, 1);
  expect(retrievability(memory, noon + 80 * DAY_MS)).toBeLessThan(0.8);
});
