import { WEBHOOK_EVENTS, type WebhookEvent } from '@morsel/sdk/domain';

/** Each event's bit in `webhooks.events`; for ever, since rows hold them. */
const BITS: Readonly<Record<WebhookEvent, number>> = {
  'book.added': 1,
  'items.made': 2,
  'item.reported': 4,
  'achievement.earned': 8,
  'goal.met': 16,
  'streak.at_risk': 32,
};

export const bitOf = (event: WebhookEvent): number => BITS[event];

export const bitsOf = (events: readonly WebhookEvent[]): number =>
  events.reduce((bits, event) => bits | BITS[event], 0);

export const eventsIn = (bits: number): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => (bits & BITS[event]) !== 0);
