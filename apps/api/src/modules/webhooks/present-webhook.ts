import type { Webhook } from '@morsel/sdk/contract';

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
