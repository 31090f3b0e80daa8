import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { serveEntry } from '../../testing/accounts.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { render } from '../../testing/render.tsx';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { currentToasts } from '../../ui/toast/toast-store.ts';
import { SignInScreen } from './sign-in-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const TOKEN = 'a-Token_of-43-letters';

function open() {
  const { screen } = render(<SignInScreen />, { path: `/signin#reset=${TOKEN}` });
  const form = screen.getByRole('form', { name: 'Choose a new password' });
  const password = form.getByLabelText('New password');
  const submit = form.getByRole('button', { name: 'SET PASSWORD' });
  return { screen, form, password, submit };
}

test('a forgotten password has a way on', async () => {
  serve();
  const { screen } = render(<SignInScreen />, { path: '/signin' });
  await expect
    .element(screen.getByText('Forgot your password? Ask an admin for a reset link.'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('New password')).not.toBeInTheDocument();
});

test('a reset link sets the password, and the whole page loads and greets', async () => {
  const loads = holdPageLoads();
  const sent = serveEntry('/api/reset-password', () => HttpResponse.json(anAccount()));
  const { password, submit } = open();
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('byron-1815');
  await submit.click();
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([{ token: TOKEN, password: 'byron-1815' }]);
  showToastLeftBehind();
  expect(currentToasts()).toMatchObject([{ title: 'Welcome back!', variant: 'good' }]);
});

test.each([
  ['a link that is used up', () => problem(400, 'This link was used already', 'token')],
  ['too many tries', () => problem(429, 'This link was used already')],
])('%s is told in the form, which keeps its input', async (_, reply) => {
  serveEntry('/api/reset-password', reply);
  const { form, password, submit } = open();
  await password.fill('byron-1815');
  await submit.click();
  await expect.element(form.getByText('This link was used already')).toBeVisible();
  await expect.element(password).toHaveValue('byron-1815');
  await expect.element(password).not.toHaveAttribute('aria-invalid');
});

test('a password that the server does not take is told at its field', async () => {
  const words = 'Password must have more than spaces';
  serveEntry('/api/reset-password', () => problem(400, words, 'password'));
  const { password, submit } = open();
  await password.fill('byron-1815');
  await submit.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(words));
});

test('a password that is too short or easy to guess is told before it is sent', async () => {
  const sent = serveEntry('/api/reset-password');
  const { screen, password, submit } = open();
  await password.fill('abc');
  await submit.click();
  await expect.element(password).toBeInvalid();
  await expect.element(password).toHaveAccessibleDescription(/at least 6 characters long/);
  await password.fill('sunshine');
  await expect.element(screen.getByText(/one of the most used passwords/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('without a password nothing is sent', async () => {
  const sent = serveEntry('/api/reset-password');
  const { password, submit } = open();
  await submit.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('whoever remembers the password signs in instead', async () => {
  serve();
  const { screen, form } = open();
  await form.getByRole('link', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
});
