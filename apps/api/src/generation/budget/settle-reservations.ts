import { type Expression, type Selectable, type SqlBool, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { insertBill } from '../costs/queries.ts';
import { hasDied } from '../runs/process-names.ts';
import { SILENCE_MS } from '../runs/start-run.ts';

export type ReservationRow = Selectable<Tables['modelReservations']>;

const on = expressionBuilder<Tables, 'modelReservations'>();

/** Ends a reservation with the bills of what it has used, if anything. */
export async function settleReservation(db: Db, row: ReservationRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('modelReservations').where('id', '=', row.id).execute();
    await insertBills(tx, row);
  });
}

/** Ends the reservations that nobody has kept alive: their processes are gone. */
export async function settleSilentReservations(db: Db, now: number): Promise<void> {
  await settleAll(db, on('heartbeatAt', '<', now - SILENCE_MS));
}

/**
 * At the start of a process, ends the reservations of those that have died without a word, as
 * `endOrphanedRuns` does with runs.
 */
export async function settleOrphanedReservations(
  db: Db,
  { isOnlyProcess, startedAt }: { isOnlyProcess: boolean; startedAt: number },
): Promise<void> {
  const isBefore = on('startedAt', '<', startedAt);
  const reservations = db.selectFrom('modelReservations').select('process').distinct();
  for (const { process } of await reservations.where(isBefore).execute()) {
    if (!isOnlyProcess && !hasDied(process)) continue;
    await settleAll(db, on.and([isBefore, on('process', '=', process)]));
  }
}

/** Seldom there is one: then nothing is written. */
async function settleAll(db: Db, which: Expression<SqlBool>): Promise<void> {
  const any = db.selectFrom('modelReservations').select('id').where(which).limit(1);
  if ((await any.executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('modelReservations').where(which).returningAll().execute();
    for (const row of rows) await insertBills(tx, row);
  });
}

/**
 * Of the model that writes, and of another one that reviews; in the place of what was billed before, where its
 * process was thought dead and was not.
 */
async function insertBills(tx: Tx, row: ReservationRow): Promise<void> {
  const { id: reservationId, heartbeatAt: askedAt, slice, spender, network, purpose } = row;
  const of = { reservationId, askedAt, slice, spender, network };
  const { model, inputTokens, outputTokens, costMicroUsd, reviewModel } = row;
  await insertBill(tx, { ...of, purpose, model, inputTokens, outputTokens, costMicroUsd });
  if (reviewModel === null) return;
  await insertBill(tx, {
    ...of,
    purpose: purpose === 'items' ? 'review' : purpose,
    model: reviewModel,
    inputTokens: row.reviewInputTokens,
    outputTokens: row.reviewOutputTokens,
    costMicroUsd: row.reviewCostMicroUsd,
  });
}
