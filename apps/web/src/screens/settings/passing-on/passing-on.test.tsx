import type { SyncServer } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { anAccount, problem } from '../../../testing/api.ts';
import { openSettings, serveSettings } from '../../../testing/settings.tsx';

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
