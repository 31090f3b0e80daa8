import type { ListedWebhook, WebhookDelivery } from '@morsel/sdk/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';

import { openSettings } from './settings.tsx';

export const aWebhook = (over: Partial<ListedWebhook> = {}): ListedWebhook => ({
  id: 5,
  url: 'https://hooks.example.org/morsel',
  events: ['book.added', 'goal.met'],
  dailyGoal: 30,
  createdAt: Date.now() - 2.5 * DAY_MS,
  switchedOff: null,
  failingSince: null,
  missed: 0,
  lastDelivery: null,
  ...over,
});

/** One that arrived. */
export const aDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 12,
  messageId: 'msg_1',
  type: 'goal.met',
  state: 'delivered',
  createdAt: Date.now() - HOUR_MS,
  tries: 1,
  triedAt: Date.now() - 3.5 * HOUR_MS,
  tookMs: 120,
  status: 204,
  problem: null,
  nextTryAt: null,
  ...over,
});

/** What makes of a delivery one whose last try failed. */
export const FAILED = {
  state: 'waiting',
  status: 500,
  problem: 'The receiver answered 500',
  nextTryAt: Date.now() + 30 * MINUTE_MS,
} as const;

/** A test that is on its way. */
export const WAITING = aDelivery({
  type: 'webhook.test',
  state: 'waiting',
  tries: 0,
  triedAt: null,
  status: null,
});

export const listOf =
  (...entries: object[]) =>
  () =>
    HttpResponse.json(entries);

/** A reply with this body. */
export const answer = (body: object) => () => HttpResponse.json(body);

/** The panel of the settings with its buttons, and dialogs of it. */
export function openWebhooks() {
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Webhooks' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  return { screen, panel, button, dialog, add: button('Add a webhook') };
}
