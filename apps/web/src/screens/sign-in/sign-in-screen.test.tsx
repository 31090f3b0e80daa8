import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { serveEntry } from '../../testing/accounts.ts';
import { anAccount, loseSignInOptions, problem, serve } from '../../testing/api.ts';
import { unanswered } from '../../testing/calls.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { SignInScreen } from './sign-in-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const email = (screen: Locator) => screen.getByRole('textbox', { name: 'Email' });
const password = (screen: Locator) => screen.getByLabelText('Password', { exact: true });
const submit = (screen: Locator) => screen.getByRole('button', { name: 'SIGN IN' }).click();
const toastOf = (screen: Locator) => screen.getByRole('listitem');

async function fill(screen: Locator, input: { email?: string; password?: string }) {
  if (input.email) await userEvent.fill(email(screen), input.email);
  if (input.password) await userEvent.fill(password(screen), input.password);
}

test('the form asks for email and password, and leads to sign up and back', async () => {
  serve();
  const { screen } = render(<SignInScreen />);
  await expect.element(email(screen)).toHaveAttribute('type', 'email');
  await expect.element(email(screen)).toHaveAttribute('autocomplete', 'email webauthn');
  await expect.element(password(screen)).toHaveAttribute('type', 'password');
  await expect.element(password(screen)).toHaveAttribute('autocomplete', 'current-password');
  await expect
    .element(screen.getByRole('link', { name: 'Sign up' }))
    .toHaveAttribute('href', '/signup');
  await expect
    .element(screen.getByRole('link', { name: 'Back to feed' }))
    .toHaveAttribute('href', '/');
});

test('the form stands, and keeps its input, while the server is out of reach', async () => {
  serve();
  const askedTimes = loseSignInOptions();
  const { screen } = render(<SignInScreen />);
  await userEvent.fill(email(screen), 'ada@example.org');
  await expect.poll(askedTimes).toBeGreaterThan(1);
  await expect.element(email(screen)).toHaveValue('ada@example.org');
});

test('the form stands after a while where the server gives no answer', async () => {
  serve();
  worker.use(http.get('/api/sign-in-options', unanswered));
  const { screen } = render(<SignInScreen />);
  await expect.element(email(screen)).toBeVisible();
});

test('the password can be looked at', async () => {
  serve();
  const { screen } = render(<SignInScreen />);
  await fill(screen, { password: 'lovelace' });
  const peek = screen.getByRole('button', { name: 'Show password' });
  await peek.click();
  await expect.element(password(screen)).toHaveAttribute('type', 'text');
  await peek.click();
  await expect.element(password(screen)).toHaveAttribute('type', 'password');
  await expect.element(password(screen)).toHaveValue('lovelace');
});

test.each([
  ['everything', {}, ['Fill in your email.', 'Fill in your password.']],
  ['the email', { password: 'lovelace' }, ['Fill in your email.']],
  ['the password', { email: 'ada@example.org' }, ['Fill in your password.']],
  ['more than spaces', { email: 'ada@example.org', password: '   ' }, ['Fill in your password.']],
])('without %s nothing is sent, and the gaps are named', async (_, input, words) => {
  const sent = serveEntry('/api/signin');
  const { screen } = render(<SignInScreen />);
  await fill(screen, input);
  await submit(screen);
  await expect
    .element(toastOf(screen))
    .toHaveTextContent('Missing InformationPlease fill in all fields.');
  await expect.element(toastOf(screen)).toHaveClass('destructive');
  for (const word of words) await expect.element(screen.getByText(word)).toBeVisible();
  const first = words.length === 2 || !('email' in input) ? email(screen) : password(screen);
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeInvalid();
  expect(sent).toEqual([]);
});

test('while it is under way the button says so; then the whole page loads and greets', async () => {
  const loads = holdPageLoads();
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = serveEntry('/api/signin', async () => {
    await promise;
    return HttpResponse.json(anAccount());
  });
  const { screen } = render(<SignInScreen />);
  await fill(screen, { email: 'ada@example.org', password: ' lovelace' });
  await submit(screen);
  await expect.element(screen.getByRole('button', { name: 'SIGNING IN...' })).toBeVisible();
  await userEvent.type(password(screen), '{Enter}');
  resolve();
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([{ email: 'ada@example.org', password: ' lovelace' }]);
  await expect.element(screen.getByRole('button', { name: 'SIGNING IN...' })).toBeVisible();

  showToastLeftBehind();
  await expect
    .element(toastOf(screen))
    .toHaveTextContent('Welcome back!You have signed in successfully.');
});

test('the guest of the device is remembered', async () => {
  const loads = holdPageLoads();
  localStorage.setItem('demoUserId', '12');
  serveEntry('/api/signin');
  const { screen } = render(<SignInScreen />);
  await fill(screen, { email: 'ada@example.org', password: 'lovelace' });
  await submit(screen);
  await expect.poll(() => loads).toEqual(['/']);
  expect(localStorage.getItem('demoUserId')).toBe('12');
});

test.each([
  ['a refusal', () => problem(401, 'Invalid email or password'), 'Invalid email or password'],
  [
    'too many tries',
    () => problem(429, 'Too many attempts to sign in. Try again in 12 minutes.'),
    'Too many attempts to sign in. Try again in 12 minutes.',
  ],
  [
    "too many tries for a gateway's taste",
    () => new HttpResponse('slow down', { status: 429, headers: { 'retry-after': '90' } }),
    'Too many tries. Wait 2 minutes, then try again.',
  ],
  [
    'a failure of the API',
    () => problem(500, 'stack trace'),
    'Something broke on our side. Try again in a moment.',
  ],
  [
    'an outage',
    () => HttpResponse.error(),
    'Morsel could not be reached. Check your connection, then try again.',
  ],
])('%s is said in a notice and in the form, which keeps its input', async (_, reply, text) => {
  const loads = holdPageLoads();
  serveEntry('/api/signin', reply);
  const { screen } = render(<SignInScreen />);
  await fill(screen, { email: 'ada@example.org', password: 'wrong one' });
  await submit(screen);
  await expect.element(toastOf(screen)).toHaveTextContent(`Sign In Failed${text}`);
  await expect.element(toastOf(screen)).toHaveClass('destructive');
  await expect.element(screen.getByRole('form').getByText(text)).toBeVisible();
  await expect.element(email(screen)).toHaveValue('ada@example.org');
  await expect.element(password(screen)).toHaveValue('wrong one');
  await expect.element(screen.getByRole('button', { name: 'SIGN IN' })).toBeEnabled();
  expect(loads).toEqual([]);
});

test('a wrong password is told at its field until it is worked on', async () => {
  serveEntry('/api/signin', () => problem(401, 'Invalid email or password'));
  const { screen } = render(<SignInScreen />);
  await fill(screen, { email: 'ada@example.org', password: 'wrong' });
  await submit(screen);
  await expect.element(password(screen)).toHaveAccessibleDescription('Invalid email or password');
  await expect.element(password(screen)).toHaveFocus();
  await userEvent.type(password(screen), '!');
  await expect.element(password(screen)).not.toBeInvalid();
});
