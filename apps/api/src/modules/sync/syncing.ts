import { setImmediate } from 'node:timers/promises';

import type { SyncOperation, SyncRequest, SyncResult } from '@morsel/sdk/contract';
import type { FastifyBaseLogger } from 'fastify';

import type { Db } from '../../database/connection.ts';
import { AppliedLongAgoError, UnauthenticatedError } from '../../errors.ts';
import { type Failure, problemOf, problemWith } from '../../problem.ts';
import type { Reader } from '../../reader.ts';
import { applyOperation, type Arrival, operationIn, type Reply } from './applying.ts';
import { readOperation } from './reading.ts';
import { recalledReply } from './recalling.ts';

export type Backlog = Arrival & {
  readonly reader: Reader;
  readonly operations: SyncRequest['operations'];
};

type Log = Pick<FastifyBaseLogger, 'error'>;
type Sent = SyncRequest['operations'][number];

/**
 * Applies what a reader did without the server, in its order, each operation in a transaction of
 * its own. One that is refused is skipped. One that fails by our fault stops the rest, which may
 * build upon it: all of these may come again.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function syncBacklog(db: Db, backlog: Backlog, log: Log): Promise<SyncResult[]> {
  const results: SyncResult[] = [];
  for (const sent of backlog.operations) {
    const hasFailed = results.at(-1)?.status === 'failed';
    results.push(hasFailed ? notTried(sent) : await resultOf(db, { backlog, sent }, log));
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
    if (!(error instanceof Error) || error instanceof UnauthenticatedError) throw error;
    return unapplied(opId, error, log);
  }
}

async function replyTo(db: Db, backlog: Backlog, sent: SyncOperation): Promise<Reply> {
  const { reader } = backlog;
  const operation = operationIn(sent, reader, backlog);
  try {
    return await db.transaction().execute((tx) => applyOperation(tx, { reader, operation, sent }));
  } catch (error) {
    if (!(error instanceof AppliedLongAgoError)) throw error;
    // It counted, so the device need not hear of a refusal.
    const reply = await recalledReply(db, reader, sent);
    if (reply === undefined) throw error;
    return reply;
  }
}

function unapplied(opId: string, error: Failure, log: Log): SyncResult {
  const problem = problemOf(error);
  if (problem.status < 500) return { opId, status: 'refused', problem };
  log.error({ err: error, opId }, 'operation failed');
  return { opId, status: 'failed', problem };
}

function notTried({ opId }: Sent): SyncResult {
  const detail = 'This waits for an operation before it, which failed';
  return { opId, status: 'failed', problem: problemWith({ status: 503, detail }) };
}
