import type { ListedWebhook, WebhookDelivery } from '@morsel/sdk/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAccount, problem } from '../../../testing/api.ts';
import { openSettings, serveSettings } from '../../../testing/settings.tsx';

const account = anAccount();
const SECRET = `whsec_${'a'.repeat(43)}=`;

afterEach(() => vi.restoreAllMocks());

const aWebhook = (over: Partial<ListedWebhook> = {}): ListedWebhook => ({
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

const aDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
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

const FAILED = {
  state: 'waiting',
  status: 500,
  problem: 'The receiver answered 500',
  nextTryAt: Date.now() + 30 * MINUTE_MS,
} as const;

const WAITING = aDelivery({
  type: 'webhook.test',
  state: 'waiting',
  tries: 0,
  triedAt: null,
  status: null,
});

const listOf =
  <Entry extends object>(...entries: Entry[]) =>
  () =>
    HttpResponse.json(entries);

const answer = (body: object) => () => HttpResponse.json(body);

function open() {
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Webhooks' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  return { screen, panel, button, dialog, add: button('Add a webhook') };
}

test('each shows with what it is told of, and what to do where nothing arrives', async () => {
  serveSettings({
    account,
    webhooks: listOf(
      aWebhook({ lastDelivery: aDelivery() }),
      aWebhook({ id: 6, failingSince: Date.now(), lastDelivery: aDelivery(FAILED) }),
      aWebhook({ id: 7, switchedOff: { at: Date.now(), why: 'gone' }, missed: 3 }),
    ),
  });
  const rows = open().panel.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(
      /^hooks.example.org\/morselOnBooks added and the daily goal of 30Arrived 3 hours ago\./,
    );
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /Failing.*The receiver answered 500\. See what the receiver has in its log\. Next try/,
    );
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(/Off.*wants no more.*3 messages were not kept/);
  await expect
    .element(rows.nth(2).getByRole('button', { name: 'Send a test' }))
    .not.toBeInTheDocument();
});

test('one is added with what was chosen, and its secret is shown to be copied, this once', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const sent = serveSettings({
    account,
    webhookCreation: answer({ ...aWebhook(), secret: SECRET }),
  });
  const { panel, dialog, add } = open();
  await add.click();
  const form = dialog('Add a webhook');
  await form.getByLabelText('Address').fill(' https://hooks.example.org/morsel ');
  await form.getByRole('checkbox', { name: 'You add a book' }).click();
  await expect.element(form.getByLabelText('Your goal of the day')).not.toBeInTheDocument();
  await form.getByRole('checkbox', { name: /goal of the day/ }).click();
  await form.getByLabelText('Your goal of the day').fill('30');
  await form.getByRole('button', { name: 'Add it' }).click();
  const field = panel.getByRole('textbox', { name: 'The signing secret' });
  await expect.element(field).toHaveValue(SECRET);
  await expect.element(field).toHaveAccessibleDescription(/shown this once only/);
  const copy = panel.getByRole('button', { name: 'Copy' });
  await expect.element(copy).toHaveFocus();
  await copy.click();
  expect(write.mock.calls).toEqual([[SECRET]]);
  await expect.element(panel.getByRole('listitem')).toMatchTextContent(/Nothing was sent yet/);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  const body = {
    url: 'https://hooks.example.org/morsel',
    events: ['book.added', 'goal.met'],
    dailyGoal: 30,
  };
  expect(sent).toEqual([{ call: 'POST /api/webhooks', body }]);
});

test('what is missing or refused is said beside its field, and the input stays', async () => {
  const refused = 'The address must begin with https://';
  const sent = serveSettings({ account, webhookCreation: () => problem(400, refused, 'url') });
  const { dialog, add } = open();
  await add.click();
  const form = dialog('Add a webhook');
  const address = form.getByLabelText('Address');
  const submit = form.getByRole('button', { name: 'Add it' });
  await submit.click();
  await expect.element(address).toHaveAccessibleDescription(/Fill in an address/);
  await expect.element(address).toHaveFocus();
  await address.fill('http://nas/');
  await submit.click();
  await expect.element(form.getByText('Choose at least one.')).toBeVisible();
  await form.getByRole('checkbox', { name: /goal of the day/ }).click();
  const goal = form.getByLabelText('Your goal of the day');
  await goal.fill('0');
  await submit.click();
  await expect.element(goal).toHaveAccessibleDescription(/Fill in a number from 1 to 500/);
  expect(sent).toEqual([]);
  await goal.fill('5');
  await submit.click();
  await expect.element(address).toHaveAccessibleDescription(/must begin with https/);
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('http://nas/');
  await expect.element(goal).toHaveValue(5);
});

test.each([
  { role: 'reader', count: 0, book: 'You add a book' },
  { role: 'admin', count: 1, book: 'Somebody adds a book' },
] as const)('a webhook of a $role may tell of reports: $count', async ({ role, count, book }) => {
  serveSettings({ account: anAccount({ role }) });
  const { dialog, add } = open();
  await add.click();
  const form = dialog('Add a webhook');
  await expect.element(form.getByRole('checkbox', { name: book })).not.toBeChecked();
  expect(form.getByRole('checkbox', { name: 'Somebody reports an item' }).all()).toHaveLength(
    count,
  );
});

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
  const { panel, button } = open();
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
  const { panel, button } = open();
  await button('Send a test').click();
  const word = /did not arrive\. The receiver answered 401\. See that the receiver knows/;
  await expect.element(panel.getByText(word)).toBeVisible();
});

test('a test that the API refuses says so', async () => {
  const limit = 'The limit of tests an hour is reached.';
  serveSettings({ account, webhooks: listOf(aWebhook()), webhookTest: () => problem(429, limit) });
  const { panel, button } = open();
  await button('Send a test').click();
  await expect.element(panel.getByText(limit)).toBeVisible();
});

test('one is paused and resumed, after a proof where that is needed', async () => {
  const off = { at: Date.now(), why: 'owner' } as const;
  let isOn = true;
  const sent = serveSettings({
    account,
    ways: () => ({ isConfirmed: false }),
    webhooks: listOf(aWebhook()),
    webhookChange: () => {
      isOn = !isOn;
      const { lastDelivery: _last, ...hook } = aWebhook({ switchedOff: isOn ? null : off });
      return HttpResponse.json(hook);
    },
  });
  const { panel, button, dialog } = open();
  await button('Pause').click();
  const proof = dialog('Is it still you?');
  await proof.getByLabelText('Your password').fill('lovelace');
  await proof.getByRole('button', { name: 'Go on' }).click();
  await expect.element(panel.getByText('hooks.example.org/morsel is paused.')).toBeVisible();
  await expect.element(panel.getByRole('listitem')).toMatchTextContent(/Paused.*Nothing is sent/);
  await button('Resume').click();
  await expect.element(panel.getByText(/is told of what happens\./)).toBeVisible();
  await expect.element(button('Pause')).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.anything(),
    { isOn: false },
    { isOn: true },
  ]);
});

test('one is changed, and what is not asked for stays', async () => {
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookChange: answer(aWebhook({ url: 'https://other.example.org/', events: ['book.added'] })),
  });
  const { panel, button, dialog } = open();
  await button('Change').click();
  const form = dialog('Change this webhook');
  await expect.element(form.getByLabelText('Address')).toHaveValue(aWebhook().url);
  await form.getByLabelText('Address').fill('https://other.example.org/');
  await form.getByRole('checkbox', { name: /goal of the day/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(panel.getByText('other.example.org is changed.')).toBeVisible();
  await expect
    .element(panel.getByRole('listitem'))
    .toMatchTextContent(/^other\.example\.orgOnBooks added/);
  const body = { url: 'https://other.example.org/', events: ['book.added'], dailyGoal: 30 };
  expect(sent).toEqual([{ call: 'PATCH /api/webhooks/5', body }]);
});

test('a new secret is made once that is confirmed, by keyboard alone, and shown', async () => {
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    secretRenewal: answer({ ...aWebhook(), secret: SECRET }),
  });
  const { panel, button, dialog } = open();
  await expect.element(button('New secret')).toBeVisible();
  button('New secret').element().focus();
  await userEvent.keyboard('{Enter}');
  const asking = dialog('Make a new secret?');
  await expect.element(asking).toMatchTextContent(/signed with both secrets for a day/);
  expect(sent).toEqual([]);
  await userEvent.tab();
  await expect.element(asking.getByRole('button', { name: 'Make it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = panel.getByRole('textbox', { name: 'The signing secret' });
  await expect.element(field).toHaveValue(SECRET);
  await expect.element(field).toHaveAccessibleDescription(/former one goes on signing/);
  await expect.element(panel.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(sent).toEqual([{ call: 'POST /api/webhooks/5/secret', body: undefined }]);
});

test('one is removed once that is confirmed; where it fails it stays, with the reason', async () => {
  let broken = true;
  const sent = serveSettings({
    account,
    webhooks: listOf(aWebhook()),
    webhookRemoval: () => (broken ? problem(503) : HttpResponse.json({ ok: true })),
  });
  const { panel, button, dialog } = open();
  await button('Remove').click();
  const asking = dialog('Remove this webhook?');
  await expect.element(asking).toMatchTextContent(/hooks\.example\.org\/morsel is told of nothing/);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect.element(asking.getByRole('alert')).toMatchTextContent(/broke on our side/);
  broken = false;
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect.element(panel.getByText('You have none.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  expect(sent.map(({ call }) => call)).toEqual(Array(2).fill('DELETE /api/webhooks/5'));
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
  const { panel } = open();
  await expect.element(panel.getByText('hooks.example.org/morsel')).toBeVisible();
  expect(asked).toBe(0);
  await panel.getByText('Recent messages').click();
  const rows = panel.getByRole('listitem').getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/^TestArrived 3 hours ago\.$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Streaks at riskFailed 3 hours ago: /);
  await rows.nth(1).getByRole('button', { name: 'Send again' }).click();
  await expect.element(panel.getByText('It arrived: answered 200 within 120 ms.')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/webhooks/5/deliveries/13/resend']);
});

test('a list that did not arrive says so and comes with another try', async () => {
  let broken = true;
  const list = listOf(aWebhook());
  serveSettings({ account, webhooks: () => (broken ? problem(503) : list()) });
  const { panel, button } = open();
  await expect.element(panel.getByText(/list of your webhooks did not arrive/)).toBeVisible();
  broken = false;
  await button('Try again').click();
  await expect.element(panel.getByText('hooks.example.org/morsel')).toBeVisible();
});
