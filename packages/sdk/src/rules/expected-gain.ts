import { Rating, type Grade } from 'ts-fsrs';

import { DAY_MS } from '../domain/durations.ts';
import type { MemoryState } from './memory.ts';
import { scheduler } from './scheduler.ts';

/** What the expected gain depends on. */
export type GainingMemory = Pick<MemoryState, 'stability' | 'difficulty' | 'lastReviewAt'>;

/** Practice today is judged by what is remembered so many days later. */
const HORIZON_DAYS = 30;

/**
 * Chance that the first answer to a new item is right. Nothing is known of the item yet, so both
 * answers are taken as equally likely.
 */
const FIRST_RIGHT = 0.5;

const FIRST_GAIN = gainOf(FIRST_RIGHT, {
  right: recallAtHorizon(stabilityAfter(null, 0, Rating.Good)),
  wrong: recallAtHorizon(stabilityAfter(null, 0, Rating.Again)),
  unpractised: 0,
});

/**
 * How much the chance of recall in 30 days rises, on average, when the item is practised at `now`
 * (epoch ms): `R·f(S_good, H) + (1 − R)·f(S_again, H) − f(now, H)`, with R the chance of recall now,
 * S_good and S_again the stability that FSRS-6 gives after a right and a wrong answer, and f its
 * forgetting curve: a greedy one-step look ahead. undefined stands for a new item, which FSRS's
 * initial stabilities speak for and of which nothing is remembered without practice. The same as
 * `reviewed` and `retrievability` tell, in a fraction of their time.
 */
export function expectedGain(memory: GainingMemory | undefined, now: number): number {
  return memory === undefined ? FIRST_GAIN : gainAt(memory, ageAt(memory.lastReviewAt, now));
}

/**
 * All that the gain of a memory takes from the clock, in one number: the days since the last review at
 * `now` (epoch ms), by the calendar and as whole ones. So a gain holds for as long as its age does.
 */
export function ageAt(lastReviewAt: number, now: number): number {
  const at = Math.max(now, lastReviewAt);
  const whole = Math.floor((at - lastReviewAt) / DAY_MS);
  // Midnight was met once for each whole day, and perhaps once more.
  return 2 * whole + (calendarDays(lastReviewAt, at) - whole);
}

/** The expected gain of a memory of an age. */
export function gainAt(memory: Remembered, age: number): number {
  const wholeDays = age >> 1;
  const days = wholeDays + (age & 1);
  return gainOf(recallAfter(wholeDays, memory.stability), {
    right: recallAtHorizon(stabilityAfter(memory, days, Rating.Good)),
    wrong: recallAtHorizon(stabilityAfter(memory, days, Rating.Again)),
    unpractised: recallAfter(wholeDays + HORIZON_DAYS, memory.stability),
  });
}

function gainOf(
  recalled: number,
  later: { right: number; wrong: number; unpractised: number },
): number {
  return recalled * later.right + (1 - recalled) * later.wrong - later.unpractised;
}

type Remembered = Pick<GainingMemory, 'stability' | 'difficulty'>;

function stabilityAfter(memory: Remembered | null, days: number, grade: Grade): number {
  return scheduler.next_state(memory, days, grade).stability;
}

function recallAtHorizon(stability: number): number {
  return recallAfter(HORIZON_DAYS, stability);
}

function recallAfter(days: number, stability: number): number {
  return scheduler.forgetting_curve(days, stability);
}

/** FSRS counts the days between reviews by the calendar, in UTC. */
function calendarDays(from: number, to: number): number {
  return Math.floor(to / DAY_MS) - Math.floor(from / DAY_MS);
}
