import { NOT_SENT_OFF } from '@morsel/sdk/domain';
import type { ExpressionBuilder, Insertable, Updateable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import { isSqlite } from '../../database/is-sqlite.ts';
import type { Tables } from '../../database/tables.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../../database/webhook-tables.ts';
import { deliveryColumns } from './queries.ts';

/** Deliveries of a hook that may wait at a time. */
const MOST_WAITING = 1000;

/** So many of a hook are sent in a round, so that none keeps the others waiting. */
const MOST_OF_HOOK = 5;
const MOST_OF_ROUND = 40;

/** When that is tried which is sent by hand: before all that waits, and in a pause of its hook too. */
export const AT_ONCE = 0;

/**
 * Locks a hook against being removed until the transaction ends; false where it is gone. On PostgreSQL its owner may be
 * removing it meanwhile, and what somebody else does would fail for the message about it; whoever changes it is not kept
 * waiting. On SQLite nobody else writes while a transaction does.
 */
export async function lockHook(tx: Tx, id: number): Promise<boolean> {
  if (isSqlite(tx)) return true;
  const hook = tx.selectFrom('webhooks').select('id').where('id', '=', id).forKeyShare();
  return (await hook.executeTakeFirst()) !== undefined;
}

/** Whether a hook has no room for another message. */
export async function isFull(tx: Tx, webhookId: number): Promise<boolean> {
  const beyond = await tx
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .limit(1)
    .offset(MOST_WAITING - 1)
    .executeTakeFirst();
  return beyond !== undefined;
}

export async function countMissed(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set((eb) => ({ missed: eb('missed', '+', 1) }))
    .where('id', '=', webhookId)
    .execute();
}

export function insertDelivery(tx: Tx, delivery: Insertable<WebhookDeliveriesTable>) {
  return tx
    .insertInto('webhookDeliveries')
    .values(delivery)
    .returning(deliveryColumns)
    .executeTakeFirstOrThrow();
}

type OneOf = { readonly webhookId: number; readonly id: number };

type Change = Updateable<WebhookDeliveriesTable>;

const changeDelivery = (tx: Tx, { webhookId, id }: OneOf, change: Change) =>
  tx
    .updateTable('webhookDeliveries')
    .set(change)
    .where('webhookId', '=', webhookId)
    .where('id', '=', id);

export const updateDelivery = (tx: Tx, one: OneOf, change: Change) =>
  changeDelivery(tx, one, change).returning(deliveryColumns).executeTakeFirst();

/** The same if it still waits; false if not. */
export async function updateIfWaiting(tx: Tx, one: OneOf, change: Change): Promise<boolean> {
  const waiting = changeDelivery(tx, one, change).where('state', '=', 'waiting');
  return (await waiting.returning('id').executeTakeFirst()) !== undefined;
}

/** What waits for a hook that was switched off is not sent. */
export async function endWaiting(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'failed', nextTryAt: null, problem: NOT_SENT_OFF })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Changes what stands with a hook of how it gets through, and locks it; false where it is gone. */
export async function updateHook(
  tx: Tx,
  id: number,
  change: Updateable<WebhooksTable>,
): Promise<boolean> {
  const hook = tx.updateTable('webhooks').set(change).where('id', '=', id).returning('id');
  return (await hook.executeTakeFirst()) !== undefined;
}

/**
 * Locks a hook until the transaction ends, by an update that changes nothing, and tells where it is and what
 * failed; undefined where it is switched off, or gone.
 */
export function lockHookThatIsOn(tx: Tx, id: number) {
  return tx
    .updateTable('webhooks')
    .set((eb) => ({ failures: eb.ref('failures') }))
    .where('id', '=', id)
    .where('switchedOffAt', 'is', null)
    .returning(['url', 'failures', 'failingSince'])
    .executeTakeFirst();
}

const selectDue = (db: Db, now: number) =>
  db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .where('nextTryAt', '<=', now)
    .where('webhooks.switchedOffAt', 'is', null)
    .where((eb) => eb.or([eb('webhooks.pausedUntil', '<=', now), eb('nextTryAt', '=', AT_ONCE)]));

/** Whether anything is to be sent now. */
export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const due = await selectDue(db, now).select('webhookDeliveries.id').limit(1).executeTakeFirst();
  return due !== undefined;
}

/** What is to be sent in a round: some of each hook, the first of each before the second of any. */
export function findDue(db: Db, now: number) {
  return db
    .selectFrom(
      selectDue(db, now)
        .select(['webhookDeliveries.id', 'webhookId', 'nextTryAt', (eb) => placeInHook(eb)])
        .as('due'),
    )
    .select(['id', 'webhookId'])
    .where('place', '<=', MOST_OF_HOOK)
    .orderBy('place')
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(MOST_OF_ROUND)
    .execute();
}

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof findIfDue>>>;

/** A delivery with where it goes, if it is still to be sent now. */
export function findIfDue(db: Db, id: number, now: number) {
  return selectDue(db, now)
    .select(['webhookDeliveries.id', 'webhookId', 'messageId', 'body', 'tries'])
    .select(['webhookDeliveries.createdAt', 'webhooks.userId', 'url', 'secret'])
    .select(['formerSecret', 'formerSecretUntil'])
    .where('webhookDeliveries.id', '=', id)
    .executeTakeFirst();
}

const placeInHook = (eb: ExpressionBuilder<Tables, 'webhookDeliveries' | 'webhooks'>) =>
  eb.fn
    .agg<number>('row_number')
    .over((over) =>
      over.partitionBy('webhookId').orderBy('nextTryAt').orderBy('webhookDeliveries.id'),
    )
    .as('place');

/** The other hooks of a reader that are on. */
export function findOthersOn(tx: Tx, { userId, id }: { userId: number; id: number }) {
  return tx
    .selectFrom('webhooks')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '!=', id)
    .where('switchedOffAt', 'is', null)
    .execute();
}
