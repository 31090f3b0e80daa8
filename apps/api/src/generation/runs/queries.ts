import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams } from '../../items/visible-to.ts';
import type { Grounding, Makeable } from '../draft.ts';
import { runOpenTo } from './run-open-to.ts';

export type RunState = Tables['generation_runs']['state'];
export type RunStage = Tables['generation_runs']['stage'];

/** What only one run at a time works on; `sourceKey` is the id of the text, 0 without one. */
export type RunKey = { bookId: number; what: Makeable; sourceKey: number };

type Told = {
  stage: RunStage;
  progress: number;
  drafted: number;
  rejected: string;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number | null;
};

/** Answers no row while another run has the key. */
export const insertRun = compiledQuery<
  { id: number },
  RunKey & {
    sourceId: number | null;
    userId: number;
    grounding: Grounding;
    model: string | null;
    promptVersion: string | null;
    now: number;
  }
>((db, param) =>
  db
    .insertInto('generation_runs')
    .values({
      book_id: param('bookId'),
      what: param('what'),
      source_id: param('sourceId'),
      source_key: param('sourceKey'),
      user_id: param('userId'),
      state: 'running',
      stage: 'reading',
      grounding: param('grounding'),
      model: param('model'),
      prompt_version: param('promptVersion'),
      started_at: param('now'),
      heartbeat_at: param('now'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['book_id', 'what', 'source_key'])
        .where('state', '=', sql.lit('running'))
        .doNothing(),
    )
    .returning('id'),
);

export const findRunning = compiledQuery<{ id: number }, RunKey>((db, param) =>
  db
    .selectFrom('generation_runs')
    .select('id')
    .where('book_id', '=', param('bookId'))
    .where('what', '=', param('what'))
    .where('source_key', '=', param('sourceKey'))
    .where('state', '=', sql.lit('running')),
);

/** Deletes the runs of a book and text that are over, but for the latest `most`. */
export const deleteOldRuns = compiledQuery<
  never,
  Pick<RunKey, 'bookId' | 'sourceKey'> & { most: number }
>((db, param) =>
  db
    .deleteFrom('generation_runs')
    .where('book_id', '=', param('bookId'))
    .where('source_key', '=', param('sourceKey'))
    .where('finished_at', 'is not', null)
    .where((eb) =>
      eb(
        'id',
        'not in',
        eb
          .selectFrom('generation_runs as latest')
          .select('latest.id')
          .where('latest.book_id', '=', param('bookId'))
          .where('latest.source_key', '=', param('sourceKey'))
          .orderBy('latest.id', 'desc')
          .limit(param('most')),
      ),
    ),
);

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

export type RunRow = {
  id: number;
  bookId: number;
  what: Makeable;
  sourceId: number | null;
  state: RunState;
  stage: RunStage;
  progress: number;
  drafted: number;
  kept: number;
  rejected: string;
  reason: string | null;
  grounding: Grounding | null;
  startedAt: number;
  heartbeatAt: number;
  finishedAt: number | null;
  model: string | null;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number | null;
};

const runColumns = [
  'id',
  'book_id as bookId',
  'what',
  'source_id as sourceId',
  'state',
  'stage',
  'progress',
  'drafted',
  'kept',
  'rejected',
  'reason',
  'grounding',
  'started_at as startedAt',
  'heartbeat_at as heartbeatAt',
  'finished_at as finishedAt',
  'model',
  'input_tokens as inputTokens',
  'output_tokens as outputTokens',
  'cost_micro_usd as costMicroUsd',
] as const;

export const findRun = compiledQuery<RunRow, { runId: number }>((db, param) =>
  db.selectFrom('generation_runs').select(runColumns).where('id', '=', param('runId')),
);

/** The runs of a book that the viewer may see, the latest first. */
export const findVisibleRuns = compiledQuery<RunRow, Viewer & { bookId: number }>((db, param) =>
  db
    .selectFrom('generation_runs')
    .select(runColumns)
    .where('book_id', '=', param('bookId'))
    .where(runOpenTo(viewerParams(param)))
    .orderBy('id', 'desc'),
);
