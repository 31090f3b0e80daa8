import { SECOND_MS } from '@morsel/sdk/domain';

import type { Usage } from '../provider/token-usage.ts';
import type { PastRun } from './past-runs.ts';

/** Fewer say too little. */
const LEAST_RUNS = 3;
const LEAST_KEPT = 10;

/** What a batch would take by what the runs before have taken for each item that they kept. */
export type Measured = {
  readonly usage: Usage;
  readonly reviewUsage: Usage;
  readonly seconds: number;
};

/** Undefined while there are too few runs. */
export function measuredBatch(runs: readonly PastRun[], count: number): Measured | undefined {
  const kept = sumOf(runs, (run) => run.kept);
  if (runs.length < LEAST_RUNS || kept < LEAST_KEPT) return undefined;
  const each = (part: (run: PastRun) => number) => Math.round((sumOf(runs, part) / kept) * count);
  return {
    usage: {
      inputTokens: each((run) => run.inputTokens),
      outputTokens: each((run) => run.outputTokens),
    },
    reviewUsage: {
      inputTokens: each((run) => run.reviewInputTokens),
      outputTokens: each((run) => run.reviewOutputTokens),
    },
    // Of a run whose process died, `finishedAt` is when somebody noticed.
    seconds: Math.max(1, Math.round(each((run) => run.heartbeatAt - run.startedAt) / SECOND_MS)),
  };
}

const sumOf = (runs: readonly PastRun[], part: (run: PastRun) => number) =>
  runs.reduce((sum, run) => sum + part(run), 0);
