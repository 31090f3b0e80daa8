import { createEmptyCard } from 'ts-fsrs';
import { expect, test } from 'vitest';

import { DAY_MS } from '../domain/durations.ts';
import { grades, plainFsrs } from '../testing/plain-fsrs.ts';
import { replayed, type ReviewOutcome } from './memory.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

/** Outcomes with the day on which each came, and what they leave by FSRS-6 and its default weights. */
const sequences: [
  name: string,
  steps: [ReviewOutcome, number][],
  stability: number,
  due: number,
][] = [
  [
    'known, lost after forty days, learned again',
    [
      ['right', 0],
      ['right', 3],
      ['right', 14],
      ['wrong', 40],
      ['right', 41],
      ['right', 60],
    ],
    21.35645645,
    21,
  ],
  [
    'hard to learn',
    [
      ['wrong', 0],
      ['right', 0.01],
      ['right', 2],
      ['wrong', 5],
      ['wrong', 6],
      ['right', 7],
    ],
    0.75065626,
    1,
  ],
  [
    'a card that was easy, forgotten once',
    [
      ['easy', 0],
      ['medium', 9],
      ['hard', 20],
      ['easy', 20.02],
      ['medium', 31],
    ],
    21.08797872,
    21,
  ],
  [
    'a card forgotten after half a year',
    [
      ['hard', 0],
      ['medium', 1],
      ['easy', 4],
      ['medium', 30],
      ['hard', 200],
    ],
    3.45865973,
    0,
  ],
];

test.each(sequences)('%s', (_, steps, stability, scheduledDays) => {
  const reviews = steps.map(([outcome, day]) => ({ outcome, at: NOON + day * DAY_MS }));
  let card = createEmptyCard(NOON);
  for (const { outcome, at } of reviews) card = plainFsrs.next(card, at, grades[outcome]).card;

  const memory = replayed(reviews);

  expect(memory?.stability).toBeCloseTo(card.stability, 9);
  expect(memory?.difficulty).toBeCloseTo(card.difficulty, 9);
  expect(memory?.stability).toBeCloseTo(stability, 8);
  expect(memory?.scheduledDays).toBe(scheduledDays);
});
