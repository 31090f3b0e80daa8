import { fsrs } from 'ts-fsrs';

export const DAY_MS = 86_400_000;

/**
 * FSRS-6 with its default weights. The one step of ten minutes brings a lapse back in the same
 * sitting and sends everything else to intervals of days; without fuzz the same history gives the
 * same state.
 */
export const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});
