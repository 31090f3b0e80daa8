import type { Client } from '@morsel/sdk';
import type { UserStats } from '@morsel/sdk/contract';

import { correctedTime } from '../clock.ts';
import type { Batch } from '../outbox.ts';
import { operationOf, type PendingOperation, syncOperationOf } from '../pending-operation.ts';
import { isReplyTo } from '../replies.ts';
import { readBacklogAnswer } from './backlog-answer.ts';
import { type Failure, failureOf, type Refusal } from './failures.ts';
import { singleCall } from './single-call.ts';
import type { Verdict } from './verdict.ts';

/** What sending a batch has brought: a word on some or all of it, and why there is none on the rest. */
export interface Sent {
  readonly verdicts: readonly Verdict[];
  readonly failure?: Failure;
  /** The reader's, after all that the verdicts are about. */
  readonly stats?: UserStats;
  /** The server's time (epoch ms). */
  readonly serverTime?: number;
}

export interface Sending {
  readonly api: Client;
  /** The device's time (epoch ms). */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Sends what is next of a reader's. It never rejects. */
export function sendBatch(ownerId: number, batch: Batch, sending: Sending): Promise<Sent> {
  const [first, ...rest] = batch.rows;
  const isFirstTry = first !== undefined && rest.length === 0 && first.attempts === 0;
  return isFirstTry ? sendOne(first, sending) : sendBacklog(ownerId, batch, sending);
}

async function sendOne(row: PendingOperation, { api, signal }: Sending): Promise<Sent> {
  try {
    const call = { userId: row.ownerId, deed: row, place: row.place, api };
    const reply = await singleCall(call, { operation: operationOf(row), signal });
    if (!isReplyTo(row.kind, reply)) return { verdicts: [], failure: { why: 'unreached' } };
    return { verdicts: [{ opId: row.opId, status: 'applied', reply }] };
  } catch (error) {
    const failure = failureOf(error);
    return failure.why === 'refused' ? refused(row, failure.refusal) : { verdicts: [], failure };
  }
}

async function sendBacklog(
  userId: number,
  { rows, device }: Batch,
  { api, now, signal }: Sending,
): Promise<Sent> {
  const sentAt = correctedTime(now(), device);
  try {
    const operations = rows.map(syncOperationOf);
    const answer: unknown = await api.offline.sync({ userId, sentAt, operations }, { signal });
    return readBacklogAnswer(rows, answer);
  } catch (error) {
    return backlogFailure(rows, failureOf(error));
  }
}

/** These are about what was sent; other refusals are about the call, such as none being known. */
const ABOUT_CONTENT = new Set([400, 413, 422]);

function backlogFailure(rows: readonly PendingOperation[], failure: Failure): Sent {
  if (failure.why !== 'refused') return { verdicts: [], failure };
  const { status, problem } = failure.refusal;
  if (!ABOUT_CONTENT.has(status)) return { verdicts: [], failure: { why: 'busy', problem } };
  const [only, ...others] = rows;
  return only && others.length === 0 ? refused(only, failure.refusal) : { verdicts: [], failure };
}

function refused({ opId }: PendingOperation, refusal: Refusal): Sent {
  return { verdicts: [{ opId, status: 'refused', refusal }] };
}
