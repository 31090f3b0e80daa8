import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams } from '../../items/visible-to.ts';
import type { Grounding, Makeable } from '../draft.ts';
import { runOpenTo } from './run-open-to.ts';

export type RunState = Tables['generation_runs']['state'];
export type RunStage = Tables['generation_runs']['stage'];

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
