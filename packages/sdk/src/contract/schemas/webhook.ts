import { type Static, Type } from 'typebox';

import { LONGEST } from '../../domain/lengths.ts';
import {
  DAILY_GOAL,
  DELIVERY_STATES,
  SWITCH_OFFS,
  WEBHOOK_EVENTS,
  WEBHOOK_MESSAGES,
} from '../../domain/webhooks.ts';
import { Count, EpochMs, Id, nullable, printableText, strict } from './scalars.ts';

const Url = printableText({ minLength: 1, maxLength: LONGEST.webhookUrl });
const Events = Type.Array(Type.Enum(WEBHOOK_EVENTS), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
});
const DailyGoal = Type.Integer({ minimum: DAILY_GOAL.least, maximum: DAILY_GOAL.most });

export const Webhook = Type.Object(
  {
    id: Id,
    url: Type.String(),
    events: Type.Array(Type.Enum(WEBHOOK_EVENTS)),
    /** Answers and ratings of a day with which `goal.met` is told. */
    dailyGoal: DailyGoal,
    createdAt: EpochMs,
    /** Null while it is on. */
    switchedOff: nullable(Type.Object({ at: EpochMs, why: Type.Enum(SWITCH_OFFS) })),
    /** Since when nothing has got through; null where the last delivery did. */
    failingSince: nullable(EpochMs),
    /** Messages that were dropped because too many were waiting. */
    missed: Count,
  },
  { description: 'An address that is told of events.' },
);
export type Webhook = Static<typeof Webhook>;

export const NewWebhook = Type.Object(
  { url: Url, events: Events, dailyGoal: Type.Optional(DailyGoal) },
  strict,
);
export type NewWebhook = Static<typeof NewWebhook>;

export const CreatedWebhook = Type.Object(
  { ...Webhook.properties, secret: Type.String() },
  { description: 'With the secret that its deliveries are signed with, which is shown this once.' },
);
export type CreatedWebhook = Static<typeof CreatedWebhook>;

export const WebhookChange = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    dailyGoal: Type.Optional(DailyGoal),
    isOn: Type.Optional(Type.Boolean()),
  },
  { ...strict, description: '`isOn`: whether it is told of events from now on.' },
);
export type WebhookChange = Static<typeof WebhookChange>;

export const WebhookParams = Type.Object({ webhookId: Id }, strict);
export type WebhookParams = Static<typeof WebhookParams>;

export const DeliveryParams = Type.Object({ webhookId: Id, deliveryId: Id }, strict);
export type DeliveryParams = Static<typeof DeliveryParams>;

export const WebhookDelivery = Type.Object(
  {
    id: Id,
    /** The header `webhook-id`: the same with each try, and when it is sent again. */
    messageId: Type.String(),
    type: Type.Enum(WEBHOOK_MESSAGES),
    state: Type.Enum(DELIVERY_STATES),
    createdAt: EpochMs,
    tries: Count,
    /** Null before the first try. */
    triedAt: nullable(EpochMs),
    /** How long the last try took, in ms. */
    tookMs: nullable(Count),
    /** What the receiver answered to the last try; null where it did not. */
    status: nullable(Type.Integer()),
    /** Why the last try failed, in words; null where it did not. */
    problem: nullable(Type.String()),
    /** Null where it is not tried again; 0 where it was sent by hand, which goes before all that waits. */
    nextTryAt: nullable(EpochMs),
  },
  { description: 'A message on its way to an address, or what became of it.' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const ListedWebhook = Type.Object(
  {
    ...Webhook.properties,
    /** The message that was tried last; null before the first try. */
    lastDelivery: nullable(WebhookDelivery),
  },
  { description: 'An address that is told of events, with the message to it that was tried last.' },
);
export type ListedWebhook = Static<typeof ListedWebhook>;

export const Webhooks = Type.Array(ListedWebhook);
export type Webhooks = Static<typeof Webhooks>;

export const WebhookDeliveries = Type.Array(WebhookDelivery);
export type WebhookDeliveries = Static<typeof WebhookDeliveries>;
