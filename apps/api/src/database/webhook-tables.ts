import type { DELIVERY_STATES, SWITCH_OFFS, WebhookMessageType } from '@morsel/sdk/domain';
import type { Generated } from 'kysely';

import type { Counter } from './column-kinds.ts';

/** An address that is told of events. */
export interface WebhooksTable {
  id: Generated<number>;
  userId: number;
  url: string;
  /** As it signs: `whsec_` and the key in base64. */
  secret: string;
  /** It signs beside the other until then (epoch ms). */
  formerSecret: string | null;
  formerSecretUntil: number | null;
  /** A bit for each event it is told of (`webhooks/event-bits.ts`). */
  events: number;
  dailyGoal: number;
  /** The last day of the reader's of which it was told that the goal is met. */
  goalToldOn: string | null;
  /** The same for a streak at risk. */
  riskToldOn: string | null;
  /** Null while it is on. */
  switchedOffAt: number | null;
  switchedOffWhy: (typeof SWITCH_OFFS)[number] | null;
  /** Tries that failed since one got through. */
  failures: Counter;
  failingSince: number | null;
  /** Nothing is sent before. */
  pausedUntil: Counter;
  /** Messages that were dropped because too many were waiting. */
  missed: Counter;
  createdAt: number;
}

/** A message to an address: waiting to be sent, or what became of it. */
export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhookId: number;
  /** The same with each try. */
  messageId: string;
  type: WebhookMessageType;
  /** JSON, as it is sent. */
  body: string;
  state: (typeof DELIVERY_STATES)[number];
  tries: Counter;
  createdAt: number;
  /** Null where it is not tried again. */
  nextTryAt: number | null;
  triedAt: number | null;
  tookMs: number | null;
  status: number | null;
  /** In words. */
  problem: string | null;
}
