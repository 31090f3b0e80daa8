import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams } from '../../items/visible-to.ts';
import type { RunStage, RunState } from './reading-queries.ts';
import { runOpenTo } from './run-open-to.ts';

type Told = {
  stage: RunStage;
  progress: number;
  drafted: number;
  rejected: string;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number | null;
};

/** Says that a run is alive and how far it is; answers no row when it is not running any more. */
export const writeProgress = compiledQuery<
  { id: number },
  Told & { runId: number; kept: number; now: number }
>((db, param) =>
  updateRunning(db)
    .set({
      stage: param('stage'),
      progress: param('progress'),
      drafted: param('drafted'),
      kept: param('kept'),
      rejected: param('rejected'),
      input_tokens: param('inputTokens'),
      output_tokens: param('outputTokens'),
      cost_micro_usd: param('costMicroUsd'),
      heartbeat_at: param('now'),
    })
    .where('id', '=', param('runId'))
    .returning('id'),
);

/** What a run has used counts, though it was stopped before it could end itself. */
export const writeUsage = compiledQuery<
  never,
  Pick<Told, 'inputTokens' | 'outputTokens' | 'costMicroUsd'> & { runId: number }
>((db, param) =>
  db
    .updateTable('generation_runs')
    .set({
      input_tokens: param('inputTokens'),
      output_tokens: param('outputTokens'),
      cost_micro_usd: param('costMicroUsd'),
    })
    .where('id', '=', param('runId')),
);

/** Holds a run until the transaction ends; answers no row when it is not running any more. */
export const holdRun = compiledQuery<{ id: number }, { runId: number; now: number }>((db, param) =>
  updateRunning(db)
    .set({ heartbeat_at: param('now') })
    .where('id', '=', param('runId'))
    .returning('id'),
);

export const endRun = compiledQuery<
  never,
  {
    runId: number;
    state: RunState;
    kept: number;
    rejected: string;
    reason: string | null;
    now: number;
  }
>((db, param) =>
  updateRunning(db)
    .set({
      state: param('state'),
      stage: 'storing',
      progress: 1,
      kept: param('kept'),
      rejected: param('rejected'),
      reason: param('reason'),
      finished_at: param('now'),
    })
    .where('id', '=', param('runId')),
);

export const failRun = compiledQuery<never, { runId: number; reason: string; now: number }>(
  (db, param) =>
    updateRunning(db)
      .set({ state: 'failed', kept: 0, reason: param('reason'), finished_at: param('now') })
      .where('id', '=', param('runId')),
);

/** Ends the runs of a book that nobody has heard of since `silentSince`. */
export const failSilentRuns = compiledQuery<
  never,
  { bookId: number; silentSince: number; reason: string; now: number }
>((db, param) =>
  updateRunning(db)
    .set({
      state: 'failed',
      kept: 0,
      reason: param('reason'),
      finished_at: param('now'),
    })
    .where('book_id', '=', param('bookId'))
    .where('heartbeat_at', '<', param('silentSince')),
);

/** Stops the runs of a book that the viewer may see. */
export const cancelVisibleRuns = compiledQuery<
  never,
  Viewer & { bookId: number; reason: string; now: number }
>((db, param) =>
  updateRunning(db)
    .set({
      state: 'cancelled',
      kept: 0,
      reason: param('reason'),
      finished_at: param('now'),
    })
    .where('book_id', '=', param('bookId'))
    .where(runOpenTo(viewerParams(param))),
);

const updateRunning = (db: Kysely<Tables>) =>
  db.updateTable('generation_runs').where('state', '=', sql.lit('running'));
