import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { anAccount, problem } from '../../../testing/api.ts';
import { serveSettings } from '../../../testing/settings.tsx';
import {
  aDelivery,
  answer,
  aWebhook,
  FAILED,
  listOf,
  openWebhooks,
} from '../../../testing/webhooks.ts';

const account = anAccount();
const SECRET = `whsec_${'a'.repeat(43)}=`;

afterEach(() => vi.restoreAllMocks());

test('each shows with what it is told of, and what to do where nothing arrives', async () => {
  serveSettings({
    account,
    webhooks: listOf(
      aWebhook({ lastDelivery: aDelivery() }),
      aWebhook({ id: 6, failingSince: Date.now(), lastDelivery: aDelivery(FAILED) }),
      aWebhook({ id: 7, switchedOff: { at: Date.now(), why: 'gone' }, missed: 1 }),
    ),
  });
  const rows = openWebhooks().panel.getByRole('listitem');
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
    .toMatchTextContent(/Off.*wants no more.*another address, then resume.*1 message was not kept/);
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
  const { panel, dialog, add } = openWebhooks();
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
  const { dialog, add } = openWebhooks();
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
  const { dialog, add } = openWebhooks();
  await add.click();
  const form = dialog('Add a webhook');
  await expect.element(form.getByRole('checkbox', { name: book })).not.toBeChecked();
  expect(form.getByRole('checkbox', { name: 'Somebody reports an item' }).all()).toHaveLength(
    count,
  );
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
  const { panel, button, dialog } = openWebhooks();
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

test('a list that did not arrive says so and comes with another try', async () => {
  let broken = true;
  const list = listOf(aWebhook());
  serveSettings({ account, webhooks: () => (broken ? problem(503) : list()) });
  const { panel, button } = openWebhooks();
  await expect.element(panel.getByText(/list of your webhooks did not arrive/)).toBeVisible();
  broken = false;
  await button('Try again').click();
  await expect.element(panel.getByText('hooks.example.org/morsel')).toBeVisible();
});
