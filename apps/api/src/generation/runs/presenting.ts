import type { GenerationResult, GenerationRun } from '@morsel/sdk/contract';

import type { Reader } from '../../reader.ts';
import type { RunRow } from './reading-queries.ts';

const MICROS = 1_000_000;

const GONE = 'The text was removed meanwhile. Nothing was stored.';

/** What a run has come to, for those who wait for it; undefined for one whose text is gone. */
export function resultOf(run: RunRow | undefined): GenerationResult {
  if (run === undefined) return { count: 0, reason: GONE };
  const { kept, reason, grounding } = run;
  return {
    count: kept,
    ...(reason === null ? {} : { reason }),
    ...(kept === 0 || grounding === null ? {} : { grounding }),
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
    stage,
    progress,
    drafted,
    kept,
    rejected: JSON.parse(run.rejected),
    reason,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    usage: role === 'admin' ? usageOf(run) : null,
  };
}

function usageOf({ model, inputTokens, outputTokens, costMicroUsd }: RunRow) {
  if (model === null) return null;
  const usd = costMicroUsd === null ? null : costMicroUsd / MICROS;
  return { model, inputTokens, outputTokens, usd };
}
