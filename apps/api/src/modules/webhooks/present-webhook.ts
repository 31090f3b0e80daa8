import type { Webhook, WebhookDelivery } from '@morsel/sdk/contract';

import { eventsIn } from './event-bits.ts';
import type { WebhookRow } from './queries.ts';

export function presentWebhook(row: WebhookRow): Webhook {
  const { id, url, events, dailyGoal, createdAt, switchedOffAt: at, failingSince, missed } = row;
  const switchedOff = at === null ? null : { at, why: row.switchedOffWhy ?? 'owner' };
  return {
    id,
    url,
    events: eventsIn(events),
    dailyGoal,
    createdAt,
    switchedOff,
    failingSince,
    missed,
  };
}

/** Rows of deliveries are presented as they are, without what belongs to others. */
export const presentDelivery = ({
  id,
  messageId,
  type,
  state,
  createdAt,
  tries,
  triedAt,
  tookMs,
  status,
  problem,
  nextTryAt,
}: WebhookDelivery): WebhookDelivery => ({
  id,
  messageId,
  type,
  state,
  createdAt,
  tries,
  triedAt,
  tookMs,
  status,
  problem,
  nextTryAt,
});
