import { OPEN_ID_FAILURES } from '@morsel/sdk/domain';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { rememberErrand } from '../../data/account/open-id-errand.ts';
import { anAccount, problem, serve, serveSignInOptions } from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { currentToasts } from '../../ui/toast/toast-store.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const THERE = { openIdName: 'Crumb ID', openIdCreatesAccounts: true };
const WITHOUT_FORM = { ...THERE, hasPasswordForm: false };
const ADDRESS = `${location.origin}/the-provider?state=1`;

beforeEach(() => serve({ user: () => HttpResponse.json(anAccount()) }));

function open(hash = '') {
  const { screen } = render(<SignInScreen />, { path: `/signin${hash}` });
  return { screen, button: screen.getByRole('button', { name: 'Sign in with Crumb ID' }) };
}

const goingTo = (reply: HttpResponseResolver) => worker.use(http.post('/api/signin/openid', reply));

test('stands beside the password, and goes to the provider', async () => {
  serveSignInOptions(THERE);
  const loads = holdPageLoads();
  goingTo(() => HttpResponse.json({ url: ADDRESS }));
  const { screen, button } = open();
  await expect.element(screen.getByRole('button', { name: 'SIGN IN', exact: true })).toBeVisible();
  await button.click();
  await expect.poll(() => loads).toEqual(['/the-provider']);
  const going = screen.getByRole('button', { name: 'Going to Crumb ID...' });
  await expect.element(going).toBeVisible();
});

test('is alone where passwords are not taken', async () => {
  serveSignInOptions(WITHOUT_FORM);
  const { screen, button } = open();
  await expect.element(button).toBeVisible();
  await expect.element(screen.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('is not there where no provider is', async () => {
  serveSignInOptions();
  const { screen } = open();
  await expect.element(screen.getByRole('button', { name: 'SIGN IN', exact: true })).toBeVisible();
  await expect.element(screen.getByText('or', { exact: true })).not.toBeVisible();
});

test.each<[string, HttpResponseResolver, RegExp]>([
  [
    'is out of reach',
    () => problem(503, 'Crumb ID cannot be reached at the moment'),
    /^Crumb ID cannot be reached at the moment\. Try again/,
  ],
  ['is for another address', () => problem(409, 'Open Morsel at https://m.example'), /m\.example/],
  ['does not hear of it', () => HttpResponse.error(), /^Morsel could not be reached\./],
])('says why when the provider %s, and can be pressed again', async (_, reply, words) => {
  serveSignInOptions(THERE);
  goingTo(reply);
  const { screen, button } = open();
  await button.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
  await expect.element(button).toBeVisible();
});

test.each(OPEN_ID_FAILURES)('who comes back with “%s” is told so in words', async (failure) => {
  serveSignInOptions(THERE);
  const { screen, button } = open(`#openid=${failure}`);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^[A-Z].{20,}[.]$/);
  await expect.element(button).toBeVisible();
});

test.each([
  ['email-taken', THERE, 'then link Crumb ID in the settings'],
  ['email-taken', WITHOUT_FORM, 'Ask an admin for a link'],
  ['no-account', THERE, 'then link Crumb ID in the settings'],
  ['no-account', WITHOUT_FORM, 'Ask an admin.'],
])('who comes back with “%s” is told the next step, with %o', async (failure, options, words) => {
  serveSignInOptions(options);
  const { screen } = open(`#openid=${failure}`);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
});

test('what the server never says is no notice', async () => {
  serveSignInOptions(THERE);
  const { screen, button } = open('#openid=hacked');
  await expect.element(button).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['signed-in', 'Welcome back!', /^You have signed in successfully\./],
  ['signed-up', 'Welcome to Morsel!', /^Your account has been created successfully\./],
  ['joined', 'Welcome back!', /former password is gone/],
])('who comes back %s goes on where they were, greeted', async (outcome, title, description) => {
  const loads = holdPageLoads();
  rememberErrand({ path: '/library?topic=History' });
  localStorage.setItem('demoUserId', '12');
  open(`#openid=${outcome}`);
  await expect.poll(() => loads).toEqual(['/library']);
  showToastLeftBehind();
  expect(currentToasts()).toMatchObject([
    { title, description: expect.stringMatching(description) },
  ]);
  expect(localStorage.getItem('demoUserId')).toBe(outcome === 'signed-up' ? null : '12');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7])(
  'nobody is led out by what lies in storage: %s',
  async (path) => {
    sessionStorage.setItem('openIdErrand', JSON.stringify({ path }));
    const loads = holdPageLoads();
    open('#openid=signed-in');
    await expect.poll(() => loads).toEqual(['/']);
  },
);

test('an arrival whose session is over by now leads to the form', async () => {
  serve();
  serveSignInOptions(THERE);
  const { button } = open('#openid=signed-in');
  await expect.element(button).toBeVisible();
});

test('an arrival that does not come through says so, and can be tried again', async () => {
  const loads = holdPageLoads();
  let isDown = true;
  serve({ user: () => (isDown ? problem(503) : HttpResponse.json(anAccount())) });
  const { screen } = open('#openid=signed-in');
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Something broke on our side.');
  isDown = false;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect.poll(() => loads).toEqual(['/']);
});
