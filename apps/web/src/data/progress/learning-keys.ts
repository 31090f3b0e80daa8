import { statsKeys } from './stats.ts';

/** What a reader remembers and has done. Under the stats: what changes those changes it too. */
export const learningKeys = {
  all: [...statsKeys.all, 'learning'] as const,
  of: (userId: number | undefined) => [...learningKeys.all, userId] as const,
};

/** Time alone changes what is due and remembered. */
export const LEARNING_STALE_MS = 30_000;
