import { DAY_MS } from '@morsel/sdk/domain';
import type { Updateable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { SyncServersTable } from '../../database/sync-server-tables.ts';
import { afterFailure } from '../../internet/retry-rule.ts';
import {
  type DuePosition,
  deletePosition,
  pausePosition,
  storeMarks,
  updateIfSame,
} from './due-queries.ts';
import { GIVEN_UP_TEXT } from './passing-on-problem.ts';
import { positionBodyOf } from './position-body.ts';
import { WAITING_ANEW } from './queries.ts';
import type { Outcome } from './send-position.ts';
import { marksOnceTaken } from './sent-marks.ts';

type Tried = {
  readonly outcome: Outcome;
  /** Epoch ms. */
  readonly at: number;
  /** From 0 to 1. */
  readonly random: number;
};

/** A server that has failed so long, and so often, is not asked any more: its reader may have left it, or its owner. */
const GIVEN_UP_AFTER_MS = 30 * DAY_MS;
const GIVEN_UP_AFTER_TRIES = 100;

const REACHED = { failures: 0, failingSince: null, pausedUntil: 0 } as const;
const WELL = { ...REACHED, status: null, problem: null } as const;

/** Writes down what became of a position, unless its reader has named another server meanwhile, or none. */
export function recordOutcome(db: Db, position: DuePosition, tried: Tried): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // First: whoever tells of the document locks it before the server.
    if (tried.outcome.is === 'taken') await noteTaken(tx, position);
    const server = { ...serverAfter(position, tried), triedAt: tried.at };
    if (!(await updateIfSame(tx, position.server, server))) return;
    await settlePosition(tx, position, tried);
  });
}

async function noteTaken(tx: Tx, { documentId, body, sentMarks }: DuePosition): Promise<void> {
  const marks = marksOnceTaken(positionBodyOf(body));
  if (marks !== sentMarks) await storeMarks(tx, documentId, marks);
}

function serverAfter(
  { server, ...position }: DuePosition,
  tried: Tried,
): Updateable<SyncServersTable> {
  const { outcome, at, random } = tried;
  if (outcome.is === 'taken') return { ...WELL, passedOnAt: at };
  if (outcome.is === 'outdated') return WELL;
  if (outcome.is === 'broken') return {};
  const { status, problem } = outcome;
  if (outcome.is === 'refused') {
    // While it waits, the position itself says what is wrong.
    return isOver(position, tried) ? { ...REACHED, status, problem } : WELL;
  }
  const { why: _why, ...next } = afterFailure(server, { at, status, random });
  const isGivenUp =
    at - next.failingSince >= GIVEN_UP_AFTER_MS && next.failures >= GIVEN_UP_AFTER_TRIES;
  return {
    ...next,
    pausedUntil: Math.max(next.pausedUntil, outcome.notBefore),
    status,
    ...(isGivenUp ? { givenUpAt: at, problem: `${problem} ${GIVEN_UP_TEXT}` } : { problem }),
  };
}

async function settlePosition(tx: Tx, position: DuePosition, tried: Tried): Promise<void> {
  const { outcome } = tried;
  if (outcome.is === 'failed') return;
  if (outcome.is === 'taken' || outcome.is === 'outdated' || isOver(position, tried)) {
    await deletePosition(tx, position);
    // A newer one that waits by now does so anew.
    if (position.failures > 0) await pausePosition(tx, position, WAITING_ANEW);
    return;
  }
  const { why: _why, ...pause } = pauseAfter(position, tried);
  await pausePosition(tx, position, { ...pause, status: outcome.status, problem: outcome.problem });
}

/** Whether a position that was refused is not tried any more. */
function isOver(position: Omit<DuePosition, 'server'>, tried: Tried): boolean {
  const { outcome } = tried;
  if (outcome.is !== 'refused') return false;
  return outcome.isForEver || pauseAfter(position, tried).why !== undefined;
}

function pauseAfter(position: Omit<DuePosition, 'server'>, { outcome, at, random }: Tried) {
  const status = 'status' in outcome ? outcome.status : null;
  return afterFailure(position, { at, status, random });
}
