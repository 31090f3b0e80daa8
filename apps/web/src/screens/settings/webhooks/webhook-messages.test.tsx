import { NOT_SENT_OFF } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { anAccount, problem } from '../../../testing/api.ts';
import { serveSettings } from '../../../testing/settings.tsx';
import {
  aDelivery,
  answer,
  aWebhook,
  FAILED,
  listOf,
  openWebhooks,
  WAITING,
} from '../../../testing/webhooks.ts';

const account = anAccount();

test('a test says that it is on its way, and then what the receiver answered', async () => {
  let asked = 0;
  const arrived = aDelivery({
    ...WAITING,
    state: 'delivered',
    tries: 1,
    triedAt: Date.now(),
    status: 200,
  });
  const sent = serveSettings({
    account,
    webhooks: () => HttpResponse.json([aWebhook({ lastDelivery: asked > 1 ? arrived : null })]),
    webhookTest: answer(WAITING),
    deliveries: () => {
      asked += 1;
      return HttpResponse.json([asked > 1 ? arrived : WAITING]);
    },
  });
  const { panel, button } = openWebhooks();
  await button('Send a test').click();
  await expect.element(panel.getByText('On its way...')).toBeVisible();
  await expect.element(panel.getByText('It arrived: answered 200 within 120 ms.')).toBeVisible();
  await expect.element(panel.getByText('Arrived a moment ago.')).toBeVisible();
  expect(sent).toEqual([{ call: 'POST /api/webhooks/5/test', body: undefined }]);
});

test('a test that fails says why, and what to do', async () => {
  const failed = aDelivery({
    ...WAITING,
    ...FAILED,
    tries: 1,
    triedAt: Date.now(),
    status: 401,
    problem: 'The receiver answered 401',
  });
  serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookTest: answer(WAITING),
    deliveries: listOf(failed),
  });
  const { panel, button } = openWebhooks();
  await button('Send a test').click();
  const word = /did not arrive\. The receiver answered 401\. See that the receiver knows/;
  await expect.element(panel.getByText(word)).toBeVisible();
});

test('a test is looked after though asking what became of it fails once', async () => {
  let asked = 0;
  const arrived = { ...WAITING, state: 'delivered', tries: 1, triedAt: Date.now(), status: 200 };
  serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookTest: answer(WAITING),
    deliveries: () => {
      asked += 1;
      return asked === 1 ? problem(500) : HttpResponse.json([arrived]);
    },
  });
  const { panel, button } = openWebhooks();
  await button('Send a test').click();
  await expect.element(panel.getByText('It arrived: answered 200 within 120 ms.')).toBeVisible();
});

test('switching off is told of the messages that it ended', async () => {
  let isOn = true;
  const ended = aDelivery({ ...FAILED, state: 'failed', problem: NOT_SENT_OFF, nextTryAt: null });
  const { lastDelivery: _last, ...off } = aWebhook({
    switchedOff: { at: Date.now(), why: 'owner' },
  });
  serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    deliveries: () => HttpResponse.json([isOn ? aDelivery(FAILED) : ended]),
    webhookChange: () => {
      isOn = false;
      return HttpResponse.json(off);
    },
  });
  const { panel, button } = openWebhooks();
  await panel.getByText('Recent messages').click();
  const row = panel.getByRole('listitem').getByRole('listitem');
  await expect.element(row).toMatchTextContent(/Failed 3 hours ago/);
  await button('Pause').click();
  await expect.element(row).toMatchTextContent(/Not sent: the webhook was switched off\.$/);
});

test('a test that the API refuses says so', async () => {
  const limit = 'The limit of tests an hour is reached.';
  serveSettings({ account, webhooks: listOf(aWebhook()), webhookTest: () => problem(429, limit) });
  const { panel, button } = openWebhooks();
  await button('Send a test').click();
  await expect.element(panel.getByText(limit)).toBeVisible();
});

test('a test by which the webhook is switched off leaves the focus where it is', async () => {
  let wasSent = false;
  const gone = { ...WAITING, ...FAILED, state: 'failed', tries: 1, status: 410, nextTryAt: null };
  serveSettings({
    account,
    webhooks: () =>
      HttpResponse.json([
        aWebhook(wasSent ? { switchedOff: { at: Date.now(), why: 'gone' } } : {}),
      ]),
    webhookTest: () => {
      wasSent = true;
      return HttpResponse.json(WAITING);
    },
    deliveries: listOf({ ...gone, triedAt: Date.now() }),
  });
  const { panel, button } = openWebhooks();
  await button('Send a test').click();
  await expect.element(panel.getByText(/wants no more/)).toBeVisible();
  await expect.element(button('Send a test')).toHaveFocus();
});

test('recent messages are fetched when they are asked for; one that failed is sent again', async () => {
  let sentAgain = false;
  let asked = 0;
  const failed = aDelivery({ ...FAILED, id: 13, type: 'streak.at_risk' });
  const again = aDelivery({ id: 13, type: 'streak.at_risk', triedAt: Date.now(), status: 200 });
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook({ lastDelivery: failed })),
    deliveries: () => {
      asked += 1;
      return HttpResponse.json([aDelivery({ type: 'webhook.test' }), sentAgain ? again : failed]);
    },
    resending: () => {
      sentAgain = true;
      return HttpResponse.json({ ...failed, state: 'waiting', tries: 0 });
    },
  });
  const { panel } = openWebhooks();
  await expect.element(panel.getByText('hooks.example.org/morsel')).toBeVisible();
  expect(asked).toBe(0);
  await panel.getByText('Recent messages').click();
  const rows = panel.getByRole('listitem').getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/^TestArrived 3 hours ago\.$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Streaks at riskFailed 3 hours ago: /);
  await rows.nth(1).getByRole('button', { name: 'Send again' }).click();
  await expect.element(panel.getByText('It arrived: answered 200 within 120 ms.')).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent(/Arrived a moment ago/);
  await expect.element(rows.nth(1).getByRole('button', { name: 'Send again' })).toHaveFocus();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/webhooks/5/deliveries/13/resend']);
});
