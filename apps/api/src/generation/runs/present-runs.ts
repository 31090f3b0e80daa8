import type { GenerationResult, GenerationRun } from '@morsel/sdk/contract';

import type { Reader } from '../../reader.ts';
import { presentBill } from '../provider/token-usage.ts';
import type { RunRow } from './run-queries.ts';

const GONE = 'The text was removed meanwhile. Nothing was stored.';

/** What a run has come to, for those who wait for it; undefined for one whose text is gone. */
export function resultOf(run: RunRow | undefined): GenerationResult {
  if (run === undefined) return { count: 0, reason: GONE };
  const { kept, reason, grounding, retryAt, preview } = run;
  return {
    count: kept,
    ...(reason === null ? {} : { reason }),
    ...(retryAt === null ? {} : { retryAt }),
    ...(kept === 0 || grounding === null ? {} : { grounding }),
    ...(kept > 0 && preview === 1 && { isPreview: true as const }),
  };
}

/** The runs under way and the last of each kind, of runs that come latest first. */
export function presentRuns(runs: readonly RunRow[], reader: Reader): GenerationRun[] {
  const seen = new Set<string>();
  const shown = runs.filter(({ state, what }) => {
    const isFirst = !seen.has(what);
    seen.add(what);
    return isFirst || state === 'running';
  });
  return shown.map((run) => presentRun(run, reader));
}

function presentRun(run: RunRow, { role }: Reader): GenerationRun {
  const { id, bookId, what, sourceId, state, stage, progress, drafted, kept, reason } = run;
  return {
    id,
    bookId,
    what,
    sourceId,
    state,
    isPreview: run.preview === 1,
    stage,
    progress,
    drafted,
    kept,
    rejected: JSON.parse(run.rejected),
    skipped: JSON.parse(run.skipped),
    reason,
    ...(run.retryAt === null ? {} : { retryAt: run.retryAt }),
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    usage: role === 'admin' ? usageOf(run) : null,
    reviewUsage: role === 'admin' ? reviewUsageOf(run) : null,
  };
}

function usageOf({ model, ...run }: RunRow) {
  return model === null ? null : presentBill({ ...run, model });
}

function reviewUsageOf(run: RunRow) {
  const { reviewModel, reviewInputTokens, reviewOutputTokens, reviewCostMicroUsd } = run;
  if (reviewModel === null) return null;
  return presentBill({
    model: reviewModel,
    inputTokens: reviewInputTokens,
    outputTokens: reviewOutputTokens,
    costMicroUsd: reviewCostMicroUsd,
  });
}
