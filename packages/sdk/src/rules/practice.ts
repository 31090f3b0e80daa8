import type { Practice } from '../domain/answers.ts';

/** How an item practised `at` counts; `dueAt` is undefined when it was never practised (epoch ms). */
export function practiceOf(dueAt: number | undefined, at: number): Practice {
  if (dueAt === undefined) return 'new';
  return dueAt <= at ? 'due' : 'early';
}
