import type { WebhookDelivery } from '@morsel/sdk/contract';
import { NOT_SENT_OFF } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import { addressText, eventsText, messageText, outcomeText, sentText } from './webhook-text.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

const tried: WebhookDelivery = {
  id: 1,
  messageId: 'msg_1',
  type: 'goal.met',
  state: 'failed',
  createdAt: NOW,
  tries: 1,
  triedAt: NOW,
  tookMs: 10,
  status: null,
  problem: 'Nothing is listening at this address',
  nextTryAt: null,
};

describe('what came of a message', () => {
  it.each([
    [{ state: 'waiting', triedAt: null, problem: null }, 'On its way.'],
    [{ state: 'delivered' }, 'Arrived a moment ago.'],
    [{}, 'See that the receiver is running and can be reached from here. It is not tried again.'],
    [{ status: 401 }, 'knows the present secret.'],
    [{ status: 403 }, 'knows the present secret.'],
    [{ status: 404 }, 'See that the address is right, path and all.'],
    [{ status: 302 }, 'Enter the address that it leads to.'],
    [{ status: 500 }, 'in its log. It is not tried again.'],
    [{ state: 'waiting', nextTryAt: NOW - 1 }, 'Next try in a moment.'],
    [{ state: 'waiting', nextTryAt: NOW + 1 }, 'Next try at '],
  ] as const)('%j is “…%s”', (over, text) => {
    expect(outcomeText({ ...tried, ...over }, NOW)).toContain(text);
  });
});

it.each([null, 500])('switching off ended a message that was answered %s: no advice', (status) => {
  const ended = { ...tried, status, problem: NOT_SENT_OFF };
  expect(outcomeText(ended, NOW)).toBe('Not sent: the webhook was switched off.');
  expect(sentText(ended)).toBe('Not sent: the webhook was switched off.');
});

it.each([
  ['https://hooks.example.org/', 'hooks.example.org'],
  ['https://hooks.example.org/a/', 'hooks.example.org/a/'],
  ['http://10.0.0.7:8123/x?y=z', 'http://10.0.0.7:8123/x?y=z'],
  [`https://a.org/${'x'.repeat(80)}`, `a.org/${'x'.repeat(73)}…`],
])('the address %s shows as %s', (url, text) => {
  expect(addressText(url)).toBe(text);
});

it('tells what it is told of, the goal with its number', () => {
  const events = ['items.made', 'goal.met', 'streak.at_risk'] as const;
  expect(eventsText({ events: [...events], dailyGoal: 3 })).toBe(
    'Items made, the daily goal of 3, and streaks at risk',
  );
  expect(messageText('webhook.switched_off')).toBe('Another webhook switched off');
});
