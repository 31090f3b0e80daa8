import { http, HttpResponse } from 'msw';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { rememberErrand } from '../../data/account/open-id-errand.ts';
import { Route, Switch } from '../../navigation/routes.ts';
import { anAccount, confirmationRequired, problem, serveSignInOptions } from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { render } from '../../testing/render.tsx';
import { serveSettings, signInWays } from '../../testing/settings.tsx';
import { worker } from '../../testing/worker.ts';
import { SettingsScreen } from './settings-screen.tsx';

const account = anAccount();
const LINK = { email: 'ada@crumbs.example', linkedAt: 0 };
const WITHOUT_PASSWORD = { hasPassword: false, openIdLink: LINK, isConfirmed: false };

const goingTo = (path: string) => HttpResponse.json({ url: `${location.origin}${path}` });

type Opened = Pick<NonNullable<Parameters<typeof serveSettings>[0]>, 'ways' | 'password'> & {
  readonly options?: object;
  readonly hash?: string;
};

function open({ options = {}, hash = '', ...replies }: Opened) {
  const sent = serveSettings({ account, ...replies });
  serveSignInOptions({ openIdName: 'Crumb ID', ...options });
  const { screen } = render(<SettingsScreen />, { path: `/settings${hash}` });
  const panel = screen.getByRole('region', { name: 'Sign in with Crumb ID' });
  return { sent, screen, panel };
}

test('links the account: first a proof, then to the provider', async () => {
  const loads = holdPageLoads();
  worker.use(http.post('/api/openid-link', () => goingTo('/there')));
  const { screen, panel, sent } = open({ ways: () => ({ isConfirmed: false }) });
  await panel.getByRole('button', { name: 'Link Crumb ID' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Is it still you?' });
  await userEvent.fill(dialog.getByLabelText('Your password'), 'lovelace');
  expect(loads).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => loads).toEqual(['/there']);
  expect(sent).toEqual([{ call: 'POST /api/confirm', body: { password: 'lovelace' } }]);
});

test('says who it is linked to, and unlinks', async () => {
  let link: typeof LINK | null = LINK;
  worker.use(
    http.delete('/api/openid-link', () => {
      link = null;
      return HttpResponse.json(signInWays());
    }),
  );
  const { panel } = open({ ways: () => ({ openIdLink: link }) });
  await expect.element(panel.getByText('ada@crumbs.example')).toBeVisible();
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await expect.element(panel.getByRole('button', { name: 'Link Crumb ID' })).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
});

test('who signed in a while ago proves first who unlinks, and nothing was refused before', async () => {
  const asked: string[] = [];
  let link: typeof LINK | null = LINK;
  worker.use(
    http.delete('/api/openid-link', ({ request }) => {
      asked.push(request.method);
      link = null;
      return HttpResponse.json(signInWays());
    }),
  );
  const { screen, panel } = open({ ways: () => ({ openIdLink: link, isConfirmed: false }) });
  await panel.getByRole('button', { name: 'Unlink' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Is it still you?' });
  await userEvent.fill(dialog.getByLabelText('Your password'), 'lovelace');
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect.element(panel.getByRole('button', { name: 'Link Crumb ID' })).toBeVisible();
  expect(asked).toEqual(['DELETE']);
});

test('says in the place of the button that it is the only way to sign in', async () => {
  const { panel } = open({ ways: () => ({ ...WITHOUT_PASSWORD, onlyWay: 'openid' }) });
  await expect.element(panel.getByText(/only way to sign in: add another one/)).toBeVisible();
  await expect.element(panel.getByText('ada@crumbs.example')).toBeVisible();
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});

test('says why it stays when it has become the only way meanwhile', async () => {
  const words = 'This is your only way to sign in. Add another one first.';
  worker.use(http.delete('/api/openid-link', () => problem(409, words)));
  const { panel } = open({ ways: () => ({ openIdLink: LINK }) });
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent(words);
  await expect.element(panel.getByText('ada@crumbs.example')).toBeVisible();
});

test('who has nothing to prove it by is told what to do', async () => {
  const { screen } = open({
    ways: () => ({ hasPassword: false, isConfirmed: false }),
    options: { openIdName: null, hasPasskeys: true },
  });
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect
    .element(dialog.getByText(/Ask an admin for a link that sets a password\./))
    .toBeVisible();
});

test('is not there where no provider is', async () => {
  const { screen, panel } = open({ options: { openIdName: null } });
  await expect.element(screen.getByRole('region', { name: 'Your data' })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('who has no password proves it at the provider, and goes on with the deletion', async () => {
  const loads = holdPageLoads();
  worker.use(http.post('/api/confirm/openid', () => goingTo('/there')));
  const { screen } = open({ ways: () => WITHOUT_PASSWORD });
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog.getByRole('button', { name: 'Prove it at Crumb ID' })).toBeVisible();
  await expect.element(dialog.getByLabelText('Your password')).not.toBeInTheDocument();
  await expect
    .element(dialog.getByRole('button', { name: 'Delete for good' }))
    .not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Prove it at Crumb ID' }).click();
  await expect.poll(() => loads).toEqual(['/there']);
});

const PROVED = { openIdLink: LINK, isConfirmed: true };

test.each([
  ['without a password', { ...PROVED, hasPassword: false }],
  ['with one', { ...PROVED, hasPassword: true }],
])('back from there %s, what was wanted is done without another proof', async (_, ways) => {
  const loads = holdPageLoads();
  rememberErrand({ path: '/settings', task: 'deletion' });
  const { screen, sent } = open({ ways: () => ways, hash: '#openid=confirmed' });
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog.getByText('You have just proved that it is you.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([{ call: `DELETE /api/users/${account.id}`, body: {} }]);
});

test('back from there, the page may render twice before it shows what was wanted', async () => {
  rememberErrand({ path: '/settings', task: 'deletion' });
  serveSettings({ account, ways: () => ({ ...WITHOUT_PASSWORD, isConfirmed: true }) });
  serveSignInOptions({ openIdName: 'Crumb ID' });
  const code = Promise.resolve();
  const Late = () => use(code) ?? null;
  const { screen } = render(
    <Suspense>
      <SettingsScreen />
      <Late />
    </Suspense>,
    { path: '/settings#openid=confirmed' },
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('who has proved it for something else types the password', async () => {
  rememberErrand({ path: '/settings', task: 'export' });
  const { screen } = open({ ways: () => PROVED, hash: '#openid=confirmed' });
  const saving = screen.getByRole('dialog', { name: 'Download your data?' });
  await saving.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog.getByLabelText('Your password')).toBeVisible();
});

test('a proof that was asked for on another screen leads back there', async () => {
  rememberErrand({ path: '/admin' });
  serveSettings({ account, ways: () => ({ ...WITHOUT_PASSWORD, isConfirmed: true }) });
  serveSignInOptions({ openIdName: 'Crumb ID' });
  const { screen } = render(
    <Switch>
      <Route path="/settings" component={SettingsScreen} />
      <Route path="/admin">
        <h1>Admin panel</h1>
      </Route>
    </Switch>,
    { path: '/settings#openid=confirmed' },
  );
  await expect.element(screen.getByRole('heading', { name: 'Admin panel' })).toBeVisible();
});

test('sets a first password once it is proved who wants that', async () => {
  rememberErrand({ path: '/settings', task: 'password' });
  let hasPassword = false;
  const { screen, sent } = open({
    ways: () => ({ hasPassword, openIdLink: LINK, isConfirmed: true }),
    hash: '#openid=confirmed',
  });
  const panel = screen.getByRole('region', { name: 'Set a password' });
  await userEvent.fill(panel.getByLabelText('New password'), 'kitchen-door-42');
  hasPassword = true;
  await panel.getByRole('button', { name: 'Set this password' }).click();
  const changing = screen.getByRole('region', { name: 'Change password' });
  await expect.element(changing.getByRole('heading')).toHaveFocus();
  expect(sent).toEqual([
    { call: 'POST /api/users/password', body: { newPassword: 'kitchen-door-42' } },
  ]);
});

test('a first password that comes too late is kept while the reader proves who they are', async () => {
  let isConfirmed = true;
  const { screen } = open({
    ways: () => ({ ...WITHOUT_PASSWORD, isConfirmed }),
    password: confirmationRequired,
  });
  const panel = screen.getByRole('region', { name: 'Set a password' });
  await panel.getByRole('button', { name: 'Set a password' }).click();
  const field = panel.getByLabelText('New password');
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'kitchen-door-42');
  isConfirmed = false;
  await panel.getByRole('button', { name: 'Set this password' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Is it still you?' });
  await expect.element(dialog.getByRole('button', { name: 'Prove it at Crumb ID' })).toBeVisible();
  await expect.element(field).toHaveValue('kitchen-door-42');
});

test('no password is asked to be set where none is taken', async () => {
  const { screen } = open({ ways: () => WITHOUT_PASSWORD, options: { hasPasswordForm: false } });
  await expect.element(screen.getByText('ada@crumbs.example')).toBeVisible();
  const panel = screen.getByRole('region', { name: /password/ });
  await expect.element(panel).not.toBeInTheDocument();
});

test.each([
  ['another', /^At Crumb ID you are somebody else/],
  ['link-taken', /is linked to another account here/],
])('what failed there (%s) is said above all else', async (failure, words) => {
  const { screen } = open({ hash: `#openid=${failure}` });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
});
