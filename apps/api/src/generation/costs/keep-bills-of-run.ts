import type { Tx } from '../../database/connection.ts';
import type { RunRow } from '../runs/run-queries.ts';
import { insertBill } from './queries.ts';

/** What of the row of a run is billed. */
export const BILLED = [
  'id',
  'heartbeatAt',
  'model',
  'inputTokens',
  'outputTokens',
  'costMicroUsd',
  'reviewModel',
  'reviewInputTokens',
  'reviewOutputTokens',
  'reviewCostMicroUsd',
] as const satisfies readonly (keyof RunRow)[];

type BilledRun = Readonly<Pick<RunRow, (typeof BILLED)[number]>>;

/**
 * Keeps what a run has used of the model that writes, and of another one that reviews, if anything;
 * in the place of what was kept of the same run before, as when it was thought dead and was not.
 */
export async function keepBillsOfRun(tx: Tx, run: BilledRun): Promise<void> {
  const { model, inputTokens, outputTokens, costMicroUsd, reviewModel } = run;
  const written = { inputTokens, outputTokens, costMicroUsd };
  const reviewed = {
    inputTokens: run.reviewInputTokens,
    outputTokens: run.reviewOutputTokens,
    costMicroUsd: run.reviewCostMicroUsd,
  };
  const of = { runId: run.id, askedAt: run.heartbeatAt };
  if (model !== null) await insertBill(tx, { ...of, ...written, purpose: 'items', model });
  if (reviewModel !== null) {
    await insertBill(tx, { ...of, ...reviewed, purpose: 'review', model: reviewModel });
  }
}
