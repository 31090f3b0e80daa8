import type { Db } from '../../database/connection.ts';
import type { Delivering } from '../webhooks/deliver-due.ts';
import { hookAfter } from '../webhooks/retry-rule.ts';
import { type Answered, askSyncServer } from './ask-sync-server.ts';
import {
  type DuePosition,
  deletePosition,
  findDuePosition,
  findDueReaders,
  updateIfSame,
} from './queries.ts';

/** So many of a reader are passed on in a round, which begins none later than this. */
const MOST_OF_READER = 20;
const ROUND_MS = 15_000;

/** A server says by these that it will never take this position; the others may yet go. */
const NEVER = [400, 413, 422];

/**
 * Passes on what waits, to each server one position after the other, to several at once. A server that fails is
 * left alone for a while, which grows as that of webhooks does; nothing that waits is given up, since only the
 * newest position of each document does.
 */
export async function passOnDue(delivering: Delivering): Promise<void> {
  const { db, now } = delivering;
  const begun = now();
  const readers = await findDueReaders(db, begun);
  const work = readers.map((userId) => passOnInTurn(delivering, userId, begun + ROUND_MS));
  // A failure waits for the others: none is at work beside the next round.
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function passOnInTurn(delivering: Delivering, userId: number, until: number): Promise<void> {
  const { db, now, signal } = delivering;
  for (let sent = 0; sent < MOST_OF_READER; sent += 1) {
    if (signal.aborted || now() > until) return;
    const position = await findDuePosition(db, userId, now());
    if (position === undefined) return;
    await passOn(delivering, position);
  }
}

async function passOn(
  { db, now, random, network, signal }: Delivering,
  position: DuePosition,
): Promise<void> {
  const at = now();
  const asked = { method: 'PUT', path: '/syncs/progress', body: position.body } as const;
  const answered = await askSyncServer(position, asked, { network, signal });
  await record(db, position, { answered, at, random: random() });
}

type Tried = { readonly answered: Answered; readonly at: number; readonly random: number };

/** Writes down what became of a try, unless the reader has named another server meanwhile, or none. */
function record(db: Db, position: DuePosition, { answered, at, random }: Tried): Promise<void> {
  const { status } = answered;
  const isTaken = status !== null && status >= 200 && status < 300;
  const isOver = isTaken || (status !== null && NEVER.includes(status));
  const { why: _why, ...paused } = hookAfter(position, { at, status, random });
  const change = {
    ...(isOver ? { failures: 0, failingSince: null, pausedUntil: 0 } : paused),
    ...(isTaken ? { passedOnAt: at, status: null, problem: null } : problemOf(answered)),
  };
  return db.transaction().execute(async (tx) => {
    if ((await updateIfSame(tx, position, change)) && isOver) await deletePosition(tx, position);
  });
}

function problemOf(answered: Answered) {
  const { status } = answered;
  if (status === null) return { status, problem: answered.problem };
  if (status === 401 || status === 403) {
    return { status, problem: 'The server does not know the user name and password any more' };
  }
  if (NEVER.includes(status)) {
    return { status, problem: `The server did not take the position of a document (${status})` };
  }
  if (status >= 300 && status < 400) {
    return { status, problem: `The server answered with a redirect (${status})` };
  }
  return { status, problem: `The server answered ${status}` };
}
