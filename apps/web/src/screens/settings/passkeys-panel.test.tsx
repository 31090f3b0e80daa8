import type { Passkey } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { anAccount, confirmationRequired, problem } from '../../testing/api.ts';
import {
  aPasskey,
  browserWith,
  newCredential,
  refusedBy,
  servePasskeys,
  SIGNED,
  signature,
} from '../../testing/passkeys.ts';
import { openSettings, serveSettings, signInWays } from '../../testing/settings.tsx';
import { worker } from '../../testing/worker.ts';

const account = anAccount();

function listOf(...passkeys: Passkey[]) {
  return () => HttpResponse.json(passkeys);
}

function open() {
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Passkeys' });
  const dialog = (name: string) => screen.getByRole('dialog', { name });
  return { panel, dialog, add: panel.getByRole('button', { name: 'Add a passkey' }) };
}

test('each passkey shows with when it was added and used, and one of another site says so', async () => {
  const used = aPasskey({ id: 4, name: 'Phone', usedAt: Date.now() - 1.5 * DAY_MS });
  const former = aPasskey({ rpId: 'former.example' });
  serveSettings({ account, passkeys: listOf(used, former) });
  servePasskeys();
  const rows = open().panel.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('PhoneAdded 2 days ago, last used 1 day agoRenameRemove');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(
      'BitwardenAdded 2 days ago, not used yetWorks at former.example only.RenameRemove',
    );
});

test('one is added, shown first and told', async () => {
  serveSettings({ account, passkeys: listOf(aPasskey({ id: 4, name: 'Phone' })) });
  const sent = servePasskeys();
  browserWith({ make: async () => newCredential() });
  const { panel, add } = open();
  await add.click();
  const told = panel.getByText('Bitwarden is added.');
  await expect.element(told).toHaveAttribute('aria-live', 'polite');
  await expect.element(panel.getByRole('listitem').nth(0)).toMatchTextContent('Bitwarden');
  expect(sent).toEqual([
    { call: 'POST /api/passkeys/challenge', body: undefined },
    {
      call: 'POST /api/passkeys',
      body: {
        ...SIGNED,
        response: { clientDataJSON: 'BA', attestationObject: 'CA', transports: ['internal'] },
      },
    },
  ]);
});

test('what was told before goes when another one is not added', async () => {
  serveSettings({ account });
  servePasskeys();
  let isFirst = true;
  browserWith({
    make: async () => {
      if (!isFirst) throw new DOMException('There already', 'InvalidStateError');
      isFirst = false;
      return newCredential();
    },
  });
  const { panel, add } = open();
  await add.click();
  await expect.element(panel.getByText('Bitwarden is added.')).toBeVisible();
  await add.click();
  await expect.element(panel.getByRole('alert')).toBeVisible();
  await expect.element(panel.getByText('Bitwarden is added.')).not.toBeInTheDocument();
});

test('who signed in a while ago gives the password first, and nothing was refused before', async () => {
  const settings = serveSettings({ account, ways: () => ({ isConfirmed: false }) });
  const sent = servePasskeys({ challenge: () => problem(503) });
  const { panel, dialog, add } = open();
  await add.click();
  const asking = dialog('Is it still you?');
  await asking.getByLabelText('Your password').fill('lovelace');
  expect(sent).toEqual([]);
  await asking.getByRole('button', { name: 'Go on' }).click();
  await expect.element(asking).not.toBeInTheDocument();
  expect(settings).toEqual([{ call: 'POST /api/confirm', body: { password: 'lovelace' } }]);
  // It went on by itself; what comes of that is told in the panel.
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/broke on our side/);
});

test.each([
  ['that is over by the time of the call', () => HttpResponse.json(signInWays())],
  ['that is not known of', () => problem(503)],
])('a proof %s is asked for once the API refuses', async (_case, ways) => {
  serveSettings({ account });
  worker.use(http.get('/api/sign-in-ways', ways));
  servePasskeys({ challenge: confirmationRequired });
  const { dialog, add } = open();
  await add.click();
  await expect.element(dialog('Is it still you?')).toBeVisible();
});

test.each([
  ['cancelled', refusedBy('NotAllowedError'), /it was cancelled/],
  ['there already', refusedBy('InvalidStateError'), /a passkey for your account already/],
  ['on a device without a lock', refusedBy('ConstraintError'), /no finger, face or PIN/],
  ['of another site', refusedBy('SecurityError'), /work at morsel\.example only/],
])('one that is %s is not added, and why is told', async (_case, make, words) => {
  serveSettings({ account });
  servePasskeys();
  browserWith({ make });
  const { panel, add } = open();
  await add.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent(words);
  await expect.element(panel.getByRole('listitem')).not.toBeInTheDocument();
});

test('the server’s reason is told when it takes no more', async () => {
  serveSettings({ account });
  servePasskeys({ add: () => problem(409, 'You have 20 passkeys, which is the most.') });
  browserWith({ make: async () => newCredential() });
  const { panel, add } = open();
  await add.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/which is the most/);
});

test('where browsers have none, why is told in the place of the button', async () => {
  serveSettings({ account });
  const { panel, add } = open();
  await expect.element(panel.getByText(/need https/)).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
});

test('in a browser that has none, that is told', async () => {
  serveSettings({ account });
  servePasskeys();
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { panel, add } = open();
  await expect.element(panel.getByText(/This browser cannot use passkeys/)).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('one is renamed', async () => {
  serveSettings({ account, passkeys: listOf(aPasskey()) });
  const renamed = aPasskey({ name: 'Old phone' });
  const sent = servePasskeys({ rename: () => HttpResponse.json(renamed) });
  const { panel, dialog } = open();
  const button = panel.getByRole('button', { name: 'Rename' });
  await expect.element(button).toHaveAccessibleDescription(/Bitwarden/);
  await button.click();
  const naming = dialog('Rename this passkey');
  const field = naming.getByLabelText('Name');
  await expect.element(field).toHaveValue('Bitwarden');
  await field.fill(' Old\u202E phone\u200B');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect.element(panel.getByRole('listitem')).toMatchTextContent('Old phone');
  await expect.element(panel.getByText('It is called Old phone now.')).toBeVisible();
  expect(sent).toEqual([{ call: 'PATCH /api/passkeys/3', body: { name: 'Old phone' } }]);
});

test('a name that is refused stays, with the reason at its field', async () => {
  serveSettings({ account, passkeys: listOf(aPasskey()) });
  servePasskeys({ rename: () => problem(400, 'Please enter a name', 'name') });
  const { panel, dialog } = open();
  await panel.getByRole('button', { name: 'Rename' }).click();
  const field = dialog('Rename this passkey').getByLabelText('Name');
  await field.fill(' ');
  await dialog('Rename this passkey').getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Please enter a name/);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(' ');
});

async function askToRemove({ panel, dialog }: ReturnType<typeof open>) {
  await panel.getByRole('button', { name: 'Remove' }).click();
  const asking = dialog('Remove this passkey?');
  await expect.element(asking).toMatchTextContent('Bitwarden will let nobody in any more.');
  return asking;
}

test('one is removed once that is confirmed, here and where it is kept', async () => {
  serveSettings({ account, passkeys: listOf(aPasskey()) });
  const sent = servePasskeys();
  const forgotten = browserWith({});
  const opened = open();
  const asking = await askToRemove(opened);
  await asking.getByRole('button', { name: 'Remove' }).click();
  const { panel } = opened;
  await expect.element(panel.getByText('Bitwarden lets nobody in any more.')).toBeVisible();
  await expect.element(panel.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  expect(sent).toEqual([{ call: 'DELETE /api/passkeys/3', body: undefined }]);
  expect(forgotten).toEqual([{ rpId: 'morsel.example', credentialId: 'AQID' }]);
});

test('one that is the only way to sign in says so in the place of its button', async () => {
  const former = aPasskey({ id: 4, rpId: 'former.example' });
  let onlyWay: 'passkey' | null = 'passkey';
  serveSettings({ account, ways: () => ({ onlyWay }), passkeys: listOf(aPasskey(), former) });
  servePasskeys({ add: () => HttpResponse.json(aPasskey({ id: 5, name: 'Phone' })) });
  browserWith({ make: async () => newCredential() });
  const { panel, add } = open();
  const rows = panel.getByRole('listitem');
  const remove = (row: number) => rows.nth(row).getByRole('button', { name: 'Remove' });
  await expect.element(rows.nth(0)).toMatchTextContent(/only way to sign in: add another one/);
  await expect.element(remove(0)).not.toBeInTheDocument();
  await expect.element(remove(1)).toBeVisible();
  onlyWay = null;
  await add.click();
  await expect.element(rows.nth(0)).toMatchTextContent(/Phone/);
  await expect.element(remove(1)).toBeVisible();
  await expect.element(panel.getByText(/only way/)).not.toBeInTheDocument();
});

test('one that has become the only way meanwhile stays, with the reason', async () => {
  serveSettings({ account, passkeys: listOf(aPasskey()) });
  servePasskeys({ remove: () => problem(409, 'This is your only way to sign in.') });
  const opened = open();
  const asking = await askToRemove(opened);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect.element(asking.getByRole('alert')).toMatchTextContent(/your only way/);
  await asking.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(opened.panel.getByRole('listitem')).toMatchTextContent('Bitwarden');
});

test('who signed in a while ago proves by that very passkey that it is them who removes it', async () => {
  let isConfirmed = false;
  serveSettings({ account, passkeys: listOf(aPasskey()), ways: () => ({ isConfirmed }) });
  const sent = servePasskeys({
    confirm: () => {
      isConfirmed = true;
      return HttpResponse.json({ ok: true });
    },
  });
  browserWith({ sign: async () => signature() });
  const opened = open();
  const asking = await askToRemove(opened);
  await asking.getByRole('button', { name: 'Remove' }).click();
  const proof = opened.dialog('Is it still you?');
  await proof.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect.element(opened.panel.getByRole('listitem')).not.toBeInTheDocument();
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /api/confirm/passkey',
    'DELETE /api/passkeys/3',
  ]);
  expect(sent[0]?.body).toEqual(SIGNED);
});

test('a list that did not arrive says so and comes with another try', async () => {
  let broken = true;
  const list = listOf(aPasskey());
  serveSettings({ account, passkeys: () => (broken ? problem(503) : list()) });
  servePasskeys();
  const { panel } = open();
  await expect.element(panel.getByText(/list of your passkeys did not arrive/)).toBeVisible();
  broken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText('Bitwarden')).toBeVisible();
});
