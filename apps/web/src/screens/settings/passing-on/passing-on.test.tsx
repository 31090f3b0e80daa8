import type { SyncServer } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAccount, problem } from '../../../testing/api.ts';
import { openSettings, serveSettings } from '../../../testing/settings.tsx';
import { worker } from '../../../testing/worker.ts';

const account = anAccount();

const aServer = (over: Partial<SyncServer> = {}): SyncServer => ({
  url: 'https://sync.example.org',
  userName: 'ada',
  addedAt: Date.now() - 9 * HOUR_MS,
  passedOnAt: null,
  waiting: 0,
  failingSince: null,
  status: null,
  problem: null,
  nextTryAt: null,
  ...over,
});

/** It is looked again two seconds after a try was due. */
const PATIENCE = { timeout: 10_000 };

const answer = (server: SyncServer | null) => () => HttpResponse.json({ server });

function open() {
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Reading along' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  return { panel, button, dialog };
}

async function fill(form: ReturnType<ReturnType<typeof open>['dialog']>) {
  await form.getByLabelText('Address').fill(' https://sync.example.org ');
  await form.getByLabelText('User name there').fill('ada');
  await form.getByLabelText('Password there', { exact: true }).fill('crumb-1');
}

test('another server is named, and what is read goes there from then on', async () => {
  const sent = serveSettings({ account, syncServerNaming: answer(aServer()) });
  const { panel, button, dialog } = open();
  await button('Name a server').click();
  const form = dialog('Pass on to a server');
  await fill(form);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect
    .element(panel.getByText('Logged in. sync.example.org gets what is read from now on.'))
    .toBeVisible();
  await expect.element(panel.getByText(/^As ada. Nothing was passed on yet\.$/)).toBeVisible();
  const body = { url: 'https://sync.example.org', userName: 'ada', password: 'crumb-1' };
  expect(sent).toEqual([{ call: 'POST /api/sync-server', body }]);
});

test('what is missing or refused is said beside its field, and the input stays', async () => {
  const refused = 'sync.example.org does not know this user name and password.';
  const sent = serveSettings({
    account,
    syncServerNaming: () => problem(400, refused, 'password'),
  });
  const { button, dialog } = open();
  await button('Name a server').click();
  const form = dialog('Pass on to a server');
  const submit = form.getByRole('button', { name: 'Log in' });
  await submit.click();
  await expect
    .element(form.getByLabelText('Address'))
    .toHaveAccessibleDescription(/Fill in an address\./);
  expect(sent).toEqual([]);
  await fill(form);
  await submit.click();
  const password = form.getByLabelText('Password there', { exact: true });
  await expect.element(password).toHaveAccessibleDescription(new RegExp(refused));
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue('crumb-1');
});

test('a reader who signed in a while ago proves first who they are', async () => {
  const ways = () => ({ isConfirmed: false });
  const sent = serveSettings({ account, ways, syncServerNaming: answer(aServer()) });
  const { panel, button, dialog } = open();
  await button('Name a server').click();
  const form = dialog('Pass on to a server');
  await fill(form);
  await form.getByRole('button', { name: 'Log in' }).click();
  const proof = dialog('Is it still you?');
  await proof.getByLabelText('Your password').fill('crumb-2');
  await proof.getByRole('button', { name: 'Go on' }).click();
  await expect.element(panel.getByText(/^As ada/)).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/confirm', 'POST /api/sync-server']);
});

test.each<[string, Partial<SyncServer>, RegExp]>([
  ['well', { passedOnAt: Date.now() - 2.5 * HOUR_MS }, /^As ada. Last passed on 2 hours ago\.$/],
  [
    'badly',
    { status: 401, problem: 'No such password. Enter it anew.', waiting: 2, nextTryAt: 1 },
    /^No such password\. Enter it anew\.$/,
  ],
  ['slowly', { waiting: 1, nextTryAt: 1 }, /^1 document waiting; next try in a moment\.$/],
])('it is told when it goes %s', async (_, over, words) => {
  serveSettings({ account, syncServer: answer(aServer(over)) });
  await expect.element(open().panel.getByText(words)).toBeVisible();
});

test('what becomes of the next try is shown and announced without a reload', async () => {
  const states: Partial<SyncServer>[] = [
    { waiting: 1, nextTryAt: 1 },
    { waiting: 1, nextTryAt: 1, problem: 'The server has a problem (503).' },
    { passedOnAt: Date.now() - 2.5 * HOUR_MS },
  ];
  const syncServer = () => answer(aServer(states.length > 1 ? states.shift() : states[0]))();
  serveSettings({ account, syncServer });
  const { panel } = open();
  const words = panel.getByText('The server has a problem (503).');
  await expect.element(words, PATIENCE).toBeVisible();
  expect(words.element().closest('[aria-live="polite"]')).not.toBeNull();
  await expect.element(panel.getByText(/Last passed on 2 hours ago/), PATIENCE).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});

test('a login that is under way is waited for; where it fails all is there still', async () => {
  const tried = Promise.withResolvers<void>();
  serveSettings({
    account,
    syncServerNaming: async () => {
      await tried.promise;
      return problem(400, 'Nothing is listening at this address.', 'url');
    },
  });
  const { button, dialog } = open();
  await button('Name a server').click();
  const form = dialog('Pass on to a server');
  await fill(form);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect.element(form.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await form.getByRole('button', { name: 'Cancel' }).click({ force: true });
  tried.resolve();
  await expect
    .element(form.getByLabelText('Address'))
    .toHaveAccessibleDescription(/Nothing is listening at this address/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form).not.toBeInTheDocument();
});

test.each([
  ['a failure that is of no field', 'POST', 'Log in'],
  ['a stop that fails', 'DELETE', 'Stop'],
])('%s is said in its dialog, which stays', async (_, method, verb) => {
  const unwell = () => problem(500, 'Something went wrong on our side');
  serveSettings({ account, syncServer: answer(aServer()), syncServerNaming: unwell });
  worker.use(http.delete('/api/sync-server', unwell));
  const { button, dialog } = open();
  await button(method === 'POST' ? 'Change' : 'Stop passing on').click();
  const form = dialog(method === 'POST' ? 'Change the server' : 'Stop passing on?');
  if (method === 'POST') await fill(form);
  await form.getByRole('button', { name: verb, exact: true }).click();
  await expect.element(form.getByRole('alert')).toBeVisible();
  await expect.element(form.getByRole('button', { name: verb, exact: true })).toBeEnabled();
});

test('where it goes that cannot be loaded is said, and can be tried again', async () => {
  let isWell = false;
  const syncServer = () => (isWell ? answer(aServer())() : problem(500, 'Not now'));
  serveSettings({ account, syncServer });
  const { panel, button } = open();
  await expect.element(panel.getByText(/Where it is passed on to/)).toBeVisible();
  isWell = true;
  await button('Try again').click();
  await expect.element(panel.getByText(/^As ada/)).toBeVisible();
});

test('passing on is stopped, which is told, and the focus is not lost', async () => {
  const sent = serveSettings({ account, syncServer: answer(aServer()) });
  const { panel, button, dialog } = open();
  await button('Stop passing on').click();
  await dialog('Stop passing on?').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.element(panel.getByText('sync.example.org gets nothing any more.')).toBeVisible();
  await expect
    .element(panel.getByRole('heading', { name: 'Pass on to another server' }))
    .toHaveFocus();
  await expect.element(button('Name a server')).toBeVisible();
  expect(sent).toEqual([{ call: 'DELETE /api/sync-server', body: undefined }]);
});
