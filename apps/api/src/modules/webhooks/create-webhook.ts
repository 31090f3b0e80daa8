import type { CreatedWebhook, NewWebhook } from '@morsel/sdk/contract';
import {
  DAILY_GOAL,
  EVENTS_FOR_ADMINS,
  MOST_WEBHOOKS,
  type WebhookEvent,
} from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { ConflictError, InvalidInputError, UnauthenticatedError } from '../../errors.ts';
import type { ReaderReach } from '../../internet/address-of-reader.ts';
import type { Reader } from '../../reader.ts';
import { lockSession } from '../accounts/lock-account.ts';
import { bitsOf } from './event-bits.ts';
import { checkedHookUrl } from './hook-url.ts';
import { newSecret } from './new-secret.ts';
import { presentWebhook } from './present-webhook.ts';
import { countWebhooks, insertWebhook, noteWhetherAny } from './queries.ts';

type New = {
  readonly reader: Reader;
  /** Of the session that asks. */
  readonly publicId: string;
  readonly webhook: NewWebhook;
  readonly reach: ReaderReach;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Adds a webhook, on from now; its secret is in this answer alone.
 *
 * @throws InvalidInputError when the address may not be sent to, or an event is not for this reader.
 * @throws ConflictError when there are as many as may be.
 * @throws UnauthenticatedError when the session has ended.
 */
export async function createWebhook(
  db: Db,
  { reader, publicId, webhook, reach, now }: New,
): Promise<CreatedWebhook> {
  const url = checkedHookUrl(webhook.url, reach);
  checkEvents(reader, webhook.events);
  const secret = newSecret();
  const row = {
    userId: reader.id,
    url,
    secret,
    events: bitsOf(webhook.events),
    dailyGoal: webhook.dailyGoal ?? DAILY_GOAL.usual,
    createdAt: now,
  };
  const created = await db.transaction().execute(async (tx) => {
    const session = { userId: reader.id, publicId };
    if (!(await lockSession(tx, session))) throw new UnauthenticatedError();
    if ((await countWebhooks(tx, reader.id)) >= MOST_WEBHOOKS) {
      throw new ConflictError(
        `You have ${MOST_WEBHOOKS} webhooks, which is the most. Remove one first.`,
      );
    }
    const added = await insertWebhook(tx, row);
    await noteWhetherAny(tx, reader.id);
    return added;
  });
  return { ...presentWebhook(created), secret };
}

/** @throws InvalidInputError for events that only admins may be told of. */
export function checkEvents({ role }: Reader, events: readonly WebhookEvent[]): void {
  const forAdmins: readonly WebhookEvent[] = EVENTS_FOR_ADMINS;
  if (role === 'admin' || !events.some((event) => forAdmins.includes(event))) return;
  throw new InvalidInputError('Only admins are told of reported items', 'events');
}
