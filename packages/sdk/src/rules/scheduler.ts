import { fsrs } from 'ts-fsrs';

/**
 * FSRS-6 with its default weights. The one step keeps a lapse out of the intervals of days, to which
 * everything else goes; how long it is does not count, since what was missed is due at once. Without
 * fuzz the same history gives the same state.
 */
export const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});
