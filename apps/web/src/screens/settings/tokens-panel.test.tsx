import type { AccessToken } from '@morsel/sdk/contract';
import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { anAccount, problem } from '../../testing/api.ts';
import { openSettings, serveSettings } from '../../testing/settings.tsx';

const account = anAccount();
const TOKEN = `morsel_${'a'.repeat(49)}`;

afterEach(() => vi.restoreAllMocks());

const aToken = (over: Partial<AccessToken> = {}): AccessToken => ({
  id: 3,
  name: 'E-reader',
  scopes: ['read', 'study'],
  createdAt: Date.now() - 2.5 * DAY_MS,
  expiresAt: null,
  usedAt: null,
  ...over,
});

const listOf =
  (...tokens: AccessToken[]) =>
  () =>
    HttpResponse.json(tokens);

const created = () => HttpResponse.json({ ...aToken(), token: TOKEN });

function open() {
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Access tokens' });
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  return { panel, dialog, make: panel.getByRole('button', { name: 'Make a token' }) };
}

test('each token shows with what it may do, when it was used and when it ends', async () => {
  const used = aToken({ usedAt: Date.now() - 3.5 * HOUR_MS });
  const ended = aToken({
    id: 4,
    name: 'Script',
    scopes: ['add-texts'],
    expiresAt: Date.UTC(2026, 0, 2, 12),
  });
  serveSettings({ account, tokens: listOf(used, ended) });
  const rows = open().panel.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(
      'E-readerMay read and studyMade 2 days ago, last used 3 hours agoNever endsRevoke',
    );
  await expect.element(rows.nth(1)).toMatchTextContent(/May add texts.*Ended on Jan 2, 2026/);
});

test('where assistants come in is told', async () => {
  serveSettings({ account, tokens: listOf() });
  await expect.element(open().panel.getByText(`${location.origin}/mcp`)).toBeVisible();
});

test('one is made with what was chosen, shown to be copied, and gone once it is done with', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const sent = serveSettings({ account, tokenCreation: created });
  const { panel, dialog, make } = open();
  await make.click();
  const form = dialog('Make a token');
  await form.getByLabelText('What is it for?').fill(' E-reader ');
  await form.getByRole('checkbox', { name: /^Study/ }).click();
  await expect.element(form.getByRole('checkbox', { name: /^Moderate/ })).not.toBeInTheDocument();
  await form.getByLabelText('How long?').selectOptions('It never ends');
  await expect.element(form.getByText(/works until you revoke it/)).toBeVisible();
  await form.getByRole('button', { name: 'Make it' }).click();
  const field = panel.getByRole('textbox', { name: 'Your new token' });
  await expect.element(field).toHaveValue(TOKEN);
  await expect.element(field).toHaveAccessibleDescription(/shown this once only/);
  const copy = panel.getByRole('button', { name: 'Copy' });
  await expect.element(copy).toHaveFocus();
  await copy.click();
  expect(write.mock.calls).toEqual([[TOKEN]]);
  await expect.element(panel.getByText('Copied. Paste it where it is needed.')).toBeVisible();
  await expect.element(panel.getByRole('listitem')).toMatchTextContent(/E-reader/);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  const body = { name: 'E-reader', scopes: ['read', 'study'], expiresAt: null };
  expect(sent).toEqual([{ call: 'POST /api/tokens', body }]);
});

test('what is missing is said beside its field, and what the API refuses keeps the input', async () => {
  const sent = serveSettings({
    account,
    tokenCreation: () => problem(409, 'You have 50 access tokens, which is the most.'),
  });
  const { dialog, make } = open();
  await make.click();
  const form = dialog('Make a token');
  const name = form.getByLabelText('What is it for?');
  const submit = form.getByRole('button', { name: 'Make it' });
  await submit.click();
  await expect.element(name).toHaveAccessibleDescription(/Fill in a name/);
  await expect.element(name).toHaveFocus();
  await name.fill('Script');
  await form.getByRole('checkbox', { name: /^Read/ }).click();
  await submit.click();
  await expect.element(form.getByText('Choose at least one.')).toBeVisible();
  expect(sent).toEqual([]);
  await form.getByRole('checkbox', { name: /^Export/ }).click();
  await submit.click();
  await expect.element(form.getByRole('alert')).toMatchTextContent(/which is the most/);
  await expect.element(name).toHaveValue('Script');
});

test('who signed in a while ago proves first who they are, and the token is made', async () => {
  const sent = serveSettings({
    account,
    ways: () => ({ isConfirmed: false }),
    tokenCreation: created,
  });
  const { panel, dialog, make } = open();
  await make.click();
  const form = dialog('Make a token');
  await form.getByLabelText('What is it for?').fill('E-reader');
  await form.getByRole('button', { name: 'Make it' }).click();
  const proof = dialog('Is it still you?');
  await proof.getByLabelText('Your password').fill('lovelace');
  await proof.getByRole('button', { name: 'Go on' }).click();
  await expect.element(panel.getByRole('textbox', { name: 'Your new token' })).toHaveValue(TOKEN);
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/confirm', 'POST /api/tokens']);
});

test('an admin may have one that moderates', async () => {
  serveSettings({ account: anAccount({ role: 'admin' }) });
  const { dialog, make } = open();
  await make.click();
  const moderate = dialog('Make a token').getByRole('checkbox', { name: /^Moderate/ });
  await expect.element(moderate).not.toBeChecked();
});

test('one is revoked once that is confirmed', async () => {
  const sent = serveSettings({ account, tokens: listOf(aToken()) });
  const { panel, dialog } = open();
  await panel.getByRole('button', { name: 'Revoke' }).click();
  const asking = dialog('Revoke this token?');
  await expect.element(asking).toMatchTextContent(/Whatever uses E-reader is let in no more/);
  expect(sent).toEqual([]);
  await asking.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(panel.getByText('E-reader is let in no more.')).toBeVisible();
  await expect.element(panel.getByText('You have none.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  expect(sent).toEqual([{ call: 'DELETE /api/tokens/3', body: undefined }]);
});

test('one that has ended is told to be over, and removed from the list', async () => {
  serveSettings({ account, tokens: listOf(aToken({ expiresAt: Date.UTC(2026, 0, 2, 12) })) });
  const { panel, dialog } = open();
  await panel.getByRole('button', { name: 'Remove' }).click();
  const asking = dialog('Remove this token?');
  await expect.element(asking).toMatchTextContent(/lets nobody in any more/);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect.element(panel.getByText('You have none.')).toBeVisible();
});

test('one that could not be revoked stays, with the reason', async () => {
  serveSettings({ account, tokens: listOf(aToken()), tokenRevocation: () => problem(503) });
  const { panel, dialog } = open();
  await panel.getByRole('button', { name: 'Revoke' }).click();
  const asking = dialog('Revoke this token?');
  await asking.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(asking.getByRole('alert')).toMatchTextContent(/broke on our side/);
  await asking.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(panel.getByRole('listitem')).toMatchTextContent(/E-reader/);
});

test('a list that did not arrive says so and comes with another try', async () => {
  let broken = true;
  const list = listOf(aToken());
  serveSettings({ account, tokens: () => (broken ? problem(503) : list()) });
  const { panel } = open();
  await expect.element(panel.getByText(/list of your tokens did not arrive/)).toBeVisible();
  broken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText('E-reader')).toBeVisible();
});
