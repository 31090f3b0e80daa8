import { setImmediate } from 'node:timers/promises';

import type { SyncOperation, SyncRequest, SyncResult } from '@morsel/sdk/contract';
import type { FastifyBaseLogger } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Db } from '../../database/connection.ts';
import {
  AppliedLongAgoError,
  DatabaseUnavailableError,
  UnauthenticatedError,
} from '../../errors.ts';
import { type ThrownError, problemOf, problemWith } from '../../http/problems/problem.ts';
import type { Reader } from '../../reader.ts';
import {
  applyOperation,
  type Arrival,
  operationIn,
  recallReply,
  type Reply,
} from './apply-operation.ts';
import { readOperation } from './read-operation.ts';

export type Backlog = Arrival & {
  readonly reader: Reader;
  readonly operations: SyncRequest['operations'];
};

type Log = Pick<FastifyBaseLogger, 'error'>;
type Sent = SyncRequest['operations'][number];

/** When so many fail by our fault, it is hardly about them. */
const MOST_FAILED = 3;

/**
 * Applies what a reader did without the server, in its order, each operation in a transaction of
 * its own. One that is refused is skipped. One that fails by our fault stops what may build upon it,
 * which is about the same item or book; an undo stops all, since it is about the last review and there
 * would be a later one; several stop the rest. All of these may come again.
 *
 * @throws UnauthenticatedError when the reader is gone.
 * @throws DatabaseUnavailableError unless it may be about one operation; all of it may come again.
 */
export async function syncBacklog(db: Db, backlog: Backlog, log: Log): Promise<SyncResult[]> {
  const results: SyncResult[] = [];
  const failed = new Map<string, Sent>();
  for (const sent of backlog.operations) {
    const all = [...failed.values()];
    const before = failed.get(subjectOf(sent)) ?? all.find(isUndo) ?? all[MOST_FAILED - 1];
    const result = before
      ? notTried(sent, before.opId)
      : await resultOf(db, { backlog, sent }, log);
    if (before === undefined && result.status === 'failed') failed.set(subjectOf(sent), sent);
    results.push(result);
    // SQLite never waits, so a long backlog would keep all other readers from their turn.
    await setImmediate();
  }
  return results;
}

async function resultOf(
  db: Db,
  { backlog, sent }: { backlog: Backlog; sent: Sent },
  log: Log,
): Promise<SyncResult> {
  const { opId } = sent;
  try {
    return { opId, status: 'applied', reply: await replyTo(db, backlog, readOperation(sent)) };
  } catch (error) {
    if (!(error instanceof Error) || isAboutAll(error)) throw error;
    return unapplied(opId, error, log);
  }
}

async function replyTo(db: Db, backlog: Backlog, sent: SyncOperation): Promise<Reply> {
  const { reader } = backlog;
  const operation = operationIn(sent, reader, backlog);
  try {
    return await commitTogether(db, (tx) => applyOperation(tx, { reader, operation, sent }));
  } catch (error) {
    if (!(error instanceof AppliedLongAgoError)) throw error;
    // It counted, so the device need not hear of a refusal.
    const reply = await recallReply(db, reader, sent);
    if (reply === undefined) throw error;
    return reply;
  }
}

/** Those before it are applied, and known when they come again. */
const isAboutAll = (error: Error) =>
  error instanceof UnauthenticatedError ||
  (error instanceof DatabaseUnavailableError && !error.mayBeAboutOne);

function unapplied(opId: string, error: ThrownError, log: Log): SyncResult {
  const problem = problemOf(error);
  if (problem.status < 500) return { opId, status: 'refused', problem };
  log.error({ err: error, opId }, 'operation failed');
  return { opId, status: 'failed', problem };
}

function notTried({ opId }: Sent, waitsFor: string): SyncResult {
  const detail = 'This waits for an operation before it, which failed';
  return { opId, status: 'failed', problem: problemWith({ status: 503, detail }), waitsFor };
}

const isUndo = (sent: Sent) => 'kind' in sent && sent.kind === 'undo';

/** What it is about, as far as it tells. */
function subjectOf(sent: Sent): string {
  const isOfBook = 'kind' in sent && sent.kind === 'shelf';
  return `${isOfBook ? 'book' : 'item'} ${'target' in sent ? String(sent.target) : ''}`;
}
