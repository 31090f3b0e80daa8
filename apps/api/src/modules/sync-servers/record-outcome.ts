import type { Updateable } from 'kysely';

import type { Db } from '../../database/connection.ts';
import type { SyncServersTable } from '../../database/sync-server-tables.ts';
import { hookAfter } from '../webhooks/retry-rule.ts';
import { type DuePosition, deletePosition, pausePosition, updateIfSame } from './queries.ts';
import type { Outcome } from './send-position.ts';

type Tried = {
  readonly outcome: Outcome;
  /** Epoch ms. */
  readonly at: number;
  /** From 0 to 1. */
  readonly random: number;
};

const REACHED = { failures: 0, failingSince: null, pausedUntil: 0 } as const;
const WELL = { ...REACHED, status: null, problem: null } as const;

/** Writes down what became of a position, unless its reader has named another server meanwhile, or none. */
export function recordOutcome(db: Db, position: DuePosition, tried: Tried): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await updateIfSame(tx, position.server, serverAfter(position, tried)))) return;
    const pause = pauseAfter(position, tried);
    if (pause === 'over') await deletePosition(tx, position);
    else if (pause) await pausePosition(tx, position, pause);
  });
}

function serverAfter(
  { server }: DuePosition,
  { outcome, at, random }: Tried,
): Updateable<SyncServersTable> {
  if (outcome.is === 'taken') return { ...WELL, passedOnAt: at };
  if (outcome.is === 'outdated') return WELL;
  const { status, problem } = outcome;
  if (outcome.is === 'refused') return { ...REACHED, status, problem };
  const { why: _why, ...paused } = hookAfter(server, { at, status, random });
  return { ...paused, status, problem };
}

/** What becomes of the position itself; undefined: nothing, it waits for the server. */
function pauseAfter(position: DuePosition, { outcome, at, random }: Tried) {
  if (outcome.is === 'failed') return undefined;
  if (outcome.is !== 'refused' || outcome.isForEver) return 'over';
  const { why, ...paused } = hookAfter(position, { at, status: outcome.status, random });
  return why === undefined ? paused : 'over';
}
