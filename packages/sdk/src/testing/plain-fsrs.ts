import { fsrs, Rating, type Grade } from 'ts-fsrs';

import type { ReviewOutcome } from '../rules/memory.ts';

/** FSRS-6 as its makers have it, to compare memory with. */
export const plainFsrs = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});

export const grades: Readonly<Record<ReviewOutcome, Grade>> = {
  wrong: Rating.Again,
  right: Rating.Good,
  easy: Rating.Easy,
  medium: Rating.Good,
  hard: Rating.Again,
};
