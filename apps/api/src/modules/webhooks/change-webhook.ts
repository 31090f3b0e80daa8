import type { Webhook, WebhookChange } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import type { ReaderReach } from '../../internet/address-of-reader.ts';
import type { Reader } from '../../reader.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { checkEvents } from './create-webhook.ts';
import { endWaiting } from './delivery-queries.ts';
import { bitsOf } from './event-bits.ts';
import { checkedHookUrl } from './hook-url.ts';
import { presentWebhook } from './present-webhook.ts';
import {
  deleteWebhook,
  deleteWebhooks,
  findWebhook,
  noteWhetherAny,
  updateWebhook,
} from './queries.ts';

type OneOf = { readonly reader: Reader; readonly id: number };

type Change = OneOf & {
  readonly change: WebhookChange;
  readonly reach: ReaderReach;
  /** Epoch ms. */
  readonly now: number;
};

/** What failed before is forgotten. */
const ANEW = { failures: 0, failingSince: null, pausedUntil: 0 };

/** As switched on anew. */
const ON = { ...ANEW, switchedOffAt: null, switchedOffWhy: null, missed: 0 };

/**
 * Changes a webhook. One that is switched off is told of nothing, and what waits for it is not sent.
 *
 * @throws InvalidInputError as `createWebhook` does.
 * @throws NotFoundError when the reader has no such webhook.
 */
export async function changeWebhook(
  db: Db,
  { reader, id, change, reach, now }: Change,
): Promise<Webhook> {
  const { url, events, dailyGoal, isOn } = change;
  if (events !== undefined) checkEvents(reader, events);
  const row = {
    ...(url !== undefined && { url: checkedHookUrl(url, reach) }),
    ...(events !== undefined && { events: bitsOf(events) }),
    ...(dailyGoal !== undefined && { dailyGoal }),
    ...(isOn === true && ON),
    ...(isOn === false && { switchedOffAt: now, switchedOffWhy: 'owner' as const }),
  };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, reader.id);
    const one = { userId: reader.id, id };
    const former = await findWebhook(tx, one);
    if (former === undefined) throw noSuchWebhook();
    const isMoved = row.url !== undefined && row.url !== former.url;
    // One without any change is found all the same.
    const whole = { userId: reader.id, ...row, ...(isMoved && ANEW) };
    const changed = await updateWebhook(tx, one, whole);
    if (changed === undefined) throw noSuchWebhook();
    if (isOn === false) await endWaiting(tx, id);
    if (isOn !== undefined) await noteWhetherAny(tx, reader.id);
    return presentWebhook(changed);
  });
}

/**
 * Removes a webhook with its deliveries.
 *
 * @throws NotFoundError when the reader has no such webhook.
 */
export async function removeWebhook(db: Db, { reader, id }: OneOf): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, reader.id);
    const removed = await deleteWebhook(tx, { userId: reader.id, id });
    if (removed === undefined) throw noSuchWebhook();
    await noteWhetherAny(tx, reader.id);
  });
}

/** Removes all of an account, which somebody else may have added. */
export async function removeAllWebhooks(tx: Tx, userId: number): Promise<void> {
  await deleteWebhooks(tx, userId);
  await noteWhetherAny(tx, userId);
}

export const noSuchWebhook = () => new NotFoundError('You have no such webhook');
