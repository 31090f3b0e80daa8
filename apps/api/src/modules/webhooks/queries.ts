import { MOST_LISTED_DELIVERIES, type WebhookEvent } from '@morsel/sdk/domain';
import type { Insertable, Updateable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { WebhooksTable } from '../../database/webhook-tables.ts';
import { bitOf } from './event-bits.ts';

const shownColumns = [
  'id',
  'url',
  'events',
  'dailyGoal',
  'createdAt',
  'switchedOffAt',
  'switchedOffWhy',
  'failingSince',
  'missed',
] as const;

export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number];

type OneOf = { readonly userId: number; readonly id: number };

/** The hooks of an account, the one that was added last first. */
export function findWebhooks(db: Db, userId: number) {
  return db
    .selectFrom('webhooks')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export function findWebhook(db: Db | Tx, { userId, id }: OneOf) {
  return db
    .selectFrom('webhooks')
    .select(shownColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countWebhooks(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertWebhook(tx: Tx, webhook: Insertable<WebhooksTable>) {
  return tx
    .insertInto('webhooks')
    .values(webhook)
    .returning(shownColumns)
    .executeTakeFirstOrThrow();
}

export function updateWebhook(tx: Tx, { userId, id }: OneOf, change: Updateable<WebhooksTable>) {
  return tx
    .updateTable('webhooks')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst();
}

/**
 * The present secret becomes the former one until `formerUntil` (epoch ms), unless there is one that signs
 * still: that is the one the receiver has, and it stays with its end.
 */
export function replaceSecret(
  tx: Tx,
  { userId, id }: OneOf,
  renewal: { readonly secret: string; readonly formerUntil: number; readonly now: number },
) {
  return tx
    .updateTable('webhooks')
    .set((eb) => {
      const whereItSigns = eb.case().when('formerSecretUntil', '>', renewal.now);
      return {
        secret: renewal.secret,
        formerSecret: whereItSigns.then(eb.ref('formerSecret')).else(eb.ref('secret')).end(),
        formerSecretUntil: whereItSigns
          .then(eb.ref('formerSecretUntil'))
          .else(renewal.formerUntil)
          .end(),
      };
    })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst();
}

export function deleteWebhook(tx: Tx, { userId, id }: OneOf) {
  return tx
    .deleteFrom('webhooks')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export async function deleteWebhooks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('userId', '=', userId).execute();
}

/** Notes with the reader whether any hook of theirs is on. */
export async function noteWhetherAny(tx: Tx, userId: number): Promise<void> {
  const on = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('userId', '=', userId)
    .where('switchedOffAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('users')
    .set({ hasWebhooks: on === undefined ? 0 : 1 })
    .where('id', '=', userId)
    .execute();
}

/** The hooks that are on and were chosen for an event of a reader's own; `admins`: of any, if an admin's. */
export function findListeners(
  tx: Tx,
  { event, userId, admins }: { event: WebhookEvent; userId: number; admins: boolean },
) {
  return tx
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.userId')
    .select(['webhooks.id', 'webhooks.dailyGoal', 'webhooks.goalToldOn', 'users.role'])
    .where('webhooks.switchedOffAt', 'is', null)
    .where((eb) => eb(eb('webhooks.events', '&', bitOf(event)), '>', 0))
    .where((eb) =>
      admins
        ? eb.or([eb('webhooks.userId', '=', userId), eb('users.role', '=', 'admin')])
        : eb('webhooks.userId', '=', userId),
    )
    .execute();
}

export const deliveryColumns = [
  'id',
  'messageId',
  'type',
  'state',
  'createdAt',
  'tries',
  'triedAt',
  'tookMs',
  'status',
  'problem',
  'nextTryAt',
] as const;

/** Of each hook of a reader the delivery that was tried last. */
export function findLastDeliveries(db: Db, userId: number) {
  return db
    .selectFrom('webhooks')
    .innerJoin('webhookDeliveries as last', (join) =>
      join.on('last.id', '=', (eb) =>
        eb
          .selectFrom('webhookDeliveries as tried')
          .select('tried.id')
          .whereRef('tried.webhookId', '=', 'webhooks.id')
          .where('tried.triedAt', 'is not', null)
          .orderBy('tried.triedAt', 'desc')
          .orderBy('tried.id', 'desc')
          .limit(1),
      ),
    )
    .select(deliveryColumns.map((column) => `last.${column}` as const))
    .select('last.webhookId')
    .where('webhooks.userId', '=', userId)
    .execute();
}

/** The last deliveries of a hook, the latest first. */
export function findDeliveries(db: Db, webhookId: number) {
  return db
    .selectFrom('webhookDeliveries')
    .select(deliveryColumns)
    .where('webhookId', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED_DELIVERIES)
    .execute();
}

/** All hooks of a reader with all that is kept of their deliveries. */
export async function findExportedWebhooks(db: Db, userId: number) {
  const hooks = await db
    .selectFrom('webhooks')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const deliveries = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .select(deliveryColumns.map((column) => `webhookDeliveries.${column}` as const))
    .select(['webhookId', 'body'])
    .where('webhooks.userId', '=', userId)
    .orderBy('webhookDeliveries.id')
    .execute();
  return { hooks, deliveries };
}
