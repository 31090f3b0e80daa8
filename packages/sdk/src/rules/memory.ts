import { createEmptyCard, Rating, State, type Card, type Grade } from 'ts-fsrs';

import type { Difficulty } from '../domain/answers.ts';
import { DAY_MS } from '../domain/durations.ts';
import { scheduler } from './scheduler.ts';

/** What a reader remembers of one item: all that FSRS needs to go on exactly where it stopped. */
export interface MemoryState {
  /** When the item is due again (epoch ms). */
  readonly dueAt: number;
  /** Days until the chance of recall has fallen to 90 %. */
  readonly stability: number;
  /** From 1 (easy) to 10 (hard). */
  readonly difficulty: number;
  /** Whole days from the last review to `dueAt`; 0 for what was missed, which is due at once. */
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: number;
  /** Epoch ms. */
  readonly lastReviewAt: number;
}

/** How a review went: an answer to a question, or the rating of a flashcard. */
export type ReviewOutcome = 'wrong' | 'right' | Difficulty;

export interface Review {
  readonly outcome: ReviewOutcome;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * A right answer may be a guess, so it is Good and never Easy. HARD means forgotten: cards have no
 * button of their own for that, and FSRS's Hard after forgetting gives far too long intervals.
 */
const GRADES: Readonly<Record<ReviewOutcome, Grade>> = {
  wrong: Rating.Again,
  right: Rating.Good,
  easy: Rating.Easy,
  medium: Rating.Good,
  hard: Rating.Again,
};

const STATES = [State.New, State.Learning, State.Review, State.Relearning] as const;

/**
 * Memory of an item after a review at `at` (epoch ms); undefined stands for a new item. A review
 * dated before the last one counts as done at the time of the last one.
 */
export function reviewed(
  memory: MemoryState | undefined,
  outcome: ReviewOutcome,
  at: number,
): MemoryState {
  const time = memory ? Math.max(at, memory.lastReviewAt) : at;
  const card = memory ? cardOf(memory) : createEmptyCard(time);
  const grade = GRADES[outcome];
  const next = scheduler.next(card, time, grade).card;
  if (grade !== Rating.Easy) return memoryOf(next, time, next.scheduled_days);
  const good = scheduler.next(card, time, Rating.Good).card;
  return memoryOf(next, time, easyDays(next, good));
}

/** Memory that a history of reviews leaves, whatever their order; undefined when there is none. */
export function replayed(reviews: Iterable<Review>): MemoryState | undefined {
  const inTime = [...reviews].toSorted((a, b) => a.at - b.at);
  return inTime.reduce<MemoryState | undefined>(
    (memory, { outcome, at }) => reviewed(memory, outcome, at),
    undefined,
  );
}

/**
 * Chance of recall at a time (epoch ms), from 0 to 1, by FSRS-6's forgetting curve over the whole
 * days since the last review.
 */
export function retrievability(
  { stability, lastReviewAt }: Pick<MemoryState, 'stability' | 'lastReviewAt'>,
  at: number,
): number {
  const days = Math.max(0, Math.floor((at - lastReviewAt) / DAY_MS));
  return scheduler.forgetting_curve(days, stability);
}

/** FSRS keeps Easy behind Good for known items alone; after a lapse both could fall on one day. */
function easyDays(easy: Card, good: Card): number {
  return Math.max(easy.scheduled_days, good.scheduled_days + 1);
}

function cardOf(memory: MemoryState): Card {
  return {
    due: new Date(memory.dueAt),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: STATES[memory.state] ?? State.New,
    last_review: new Date(memory.lastReviewAt),
  };
}

function memoryOf(card: Card, lastReviewAt: number, scheduledDays: number): MemoryState {
  return {
    dueAt: lastReviewAt + scheduledDays * DAY_MS,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReviewAt,
  };
}
