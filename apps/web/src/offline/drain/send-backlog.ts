import { type Client, type Failure, failureOf } from '@morsel/sdk';
import type { Problem, SyncOperation, UserStats } from '@morsel/sdk/contract';

import { isRecord, isResultOf, type PendingOperation } from '../operation.ts';
import { correctedTime } from '../outbox/clock.ts';
import type { Batch } from '../outbox/outbox.ts';
import { type BatchResult, refusedReply, type Reply } from './reply.ts';

export interface Sending {
  readonly api: Client;
  /** The device's time (epoch ms). */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Sends several operations of a reader in one call. It never rejects. */
export async function sendBacklog(
  userId: number,
  { rows, device }: Batch,
  { api, now, signal }: Sending,
): Promise<BatchResult> {
  const sentAt = correctedTime(now(), device);
  try {
    const operations = rows.map(syncOperationOf);
    const answer: unknown = await api.offline.sync({ userId, sentAt, operations }, { signal });
    return readAnswer(rows, answer);
  } catch (error) {
    return resultOfFailure(rows, failureOf(error));
  }
}

/** The operation as a backlog carries it: nothing that only this device is about. */
function syncOperationOf(pending: PendingOperation): SyncOperation {
  const { opId, target, answeredAt, timeZone, revision } = pending;
  const common = { opId, target, answeredAt, timeZone, ...(revision && { revision }) };
  switch (pending.kind) {
    case 'answer':
      return { ...common, kind: pending.kind, value: pending.value };
    case 'rating':
      return { ...common, kind: pending.kind, value: pending.value };
    case 'mastery':
    case 'shelf':
      return { ...common, kind: pending.kind, value: pending.value };
    case 'undo':
    case 'claim':
      return { ...common, kind: pending.kind, value: pending.value };
    case 'bite':
      return { ...common, kind: pending.kind, value: pending.value };
  }
}

/** These are about what was sent; other refusals are about the call, such as none being known. */
const ABOUT_CONTENT = new Set([400, 413, 422]);

function resultOfFailure(rows: readonly PendingOperation[], failure: Failure): BatchResult {
  if (failure.kind !== 'refused') return { replies: [], failure };
  const { status, problem } = failure;
  if (!ABOUT_CONTENT.has(status)) {
    return { replies: [], failure: { kind: 'temporary', status, problem } };
  }
  const [only, ...others] = rows;
  const isOne = only !== undefined && others.length === 0;
  return isOne ? { replies: [refusedReply(only.opId, problem, status)] } : { replies: [], failure };
}

/**
 * Reads what came back, which may be anything: only what echoes an operation's id and has the shape
 * of Morsel's answer is a reply to it.
 */
function readAnswer(rows: readonly PendingOperation[], answer: unknown): BatchResult {
  const { results, stats, now } = isRecord(answer) ? answer : {};
  const echoed = new Map(
    (Array.isArray(results) ? results : [])
      .filter(isRecord)
      .map((result) => [result['opId'], result]),
  );
  const replies = rows.flatMap((row) => replyTo(row, echoed.get(row.opId)) ?? []);
  const isComplete = replies.length === rows.length;
  return {
    replies,
    ...(!isComplete && { failure: failureIn([...echoed.values()]) }),
    failed: failedIn(rows, echoed),
    ...(replies.length > 0 && isStats(stats) && { stats }),
    ...(replies.length > 0 && typeof now === 'number' && { serverTime: now }),
  };
}

type Result = Readonly<Record<string, unknown>>;

function replyTo({ opId, kind }: PendingOperation, result: Result = {}): Reply | undefined {
  const { status, reply, problem } = result;
  if (status === 'applied' && isResultOf(kind, reply)) return { opId, status, reply };
  if (status === 'refused' && isProblem(problem)) return refusedReply(opId, problem);
  return undefined;
}

/** Those that were tried. */
function failedIn(
  rows: readonly PendingOperation[],
  echoed: ReadonlyMap<unknown, Result>,
): Map<string, Problem | undefined> {
  const tried = rows.flatMap(({ opId }) => {
    const { status, waitsFor, problem } = echoed.get(opId) ?? {};
    const isTried = status === 'failed' && waitsFor === undefined;
    return isTried ? [[opId, isProblem(problem) ? problem : undefined] as const] : [];
  });
  return new Map(tried);
}

/** The first that failed says what the matter is. */
function failureIn(results: readonly Result[]): Failure {
  const failed = results.find(({ status }) => status === 'failed');
  if (failed === undefined) return { kind: 'unreached' };
  const problem = isProblem(failed['problem']) ? failed['problem'] : undefined;
  return { kind: 'temporary', status: problem?.status ?? 503, problem };
}

function isProblem(value: unknown): value is Problem {
  return (
    isRecord(value) && typeof value['detail'] === 'string' && typeof value['status'] === 'number'
  );
}

function isStats(value: unknown): value is UserStats {
  return isRecord(value) && typeof value['xp'] === 'number' && typeof value['streak'] === 'number';
}
