/** Whether an item is met for the first time, is due again, or is practised ahead of time. */
export type Practice = 'new' | 'due' | 'early';

/** How an item practised `at` counts; `dueAt` is undefined when it was never practised (epoch ms). */
export function practiceOf(dueAt: number | undefined, at: number): Practice {
  if (dueAt === undefined) return 'new';
  return dueAt <= at ? 'due' : 'early';
}
