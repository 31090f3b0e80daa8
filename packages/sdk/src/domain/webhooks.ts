import { DAY_MS } from './durations.ts';

/** What webhooks tell of; the name says what happened to what. */
export const WEBHOOK_EVENTS = [
  'book.added',
  'items.made',
  'item.reported',
  'achievement.earned',
  'goal.met',
  'streak.at_risk',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Those that webhooks of admins tell of whoever did it; the others, of the hook's owner alone. */
export const EVENTS_OF_ALL = ['book.added', 'items.made', 'item.reported'] as const;

/** Those that only admins may choose. */
export const EVENTS_FOR_ADMINS = ['item.reported'] as const;

/** Those that no one chooses: what an owner asks for, and the word that another hook was switched off. */
export const WEBHOOK_NOTICES = ['webhook.test', 'webhook.switched_off'] as const;

export const WEBHOOK_MESSAGES = [...WEBHOOK_EVENTS, ...WEBHOOK_NOTICES] as const;
export type WebhookMessageType = (typeof WEBHOOK_MESSAGES)[number];

/** Why a webhook is off: its owner said so, it failed for days, or its receiver said it is gone (410). */
export const SWITCH_OFFS = ['owner', 'failing', 'gone'] as const;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** The problem of a delivery that was waiting when its webhook was switched off. */
export const NOT_SENT_OFF = 'Not sent: the webhook was switched off';

/** Webhooks of an account. */
export const MOST_WEBHOOKS = 10;

/** So long a secret signs beside the one that has taken its place. */
export const FORMER_SECRET_MS = DAY_MS;

/** Answers a day that a hook may call a goal. */
export const DAILY_GOAL = { least: 1, most: 500, usual: 20 } as const;

/** Deliveries of a hook that are listed, the latest. */
export const MOST_LISTED_DELIVERIES = 50;

/** Headers of a delivery, as the Standard Webhooks specification names them. */
export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;
