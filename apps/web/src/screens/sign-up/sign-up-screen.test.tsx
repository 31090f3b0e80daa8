import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { serveEntry } from '../../testing/accounts.ts';
import {
  anAccount,
  loseSignInOptions,
  problem,
  serve,
  serveSignInOptions,
} from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { render } from '../../testing/render.tsx';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

const ada = { name: 'Ada & Ben', email: 'ada@example.org', password: 'lovely' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (screen: Locator, name: string) => screen.getByLabelText(name, { exact: true });
const submit = (screen: Locator) => screen.getByRole('button', { name: 'SIGN UP' }).click();
const toastOf = (screen: Locator) => screen.getByRole('listitem');

async function fill(screen: Locator, input: typeof ada) {
  await userEvent.fill(field(screen, 'Name'), input.name);
  await userEvent.fill(field(screen, 'Email'), input.email);
  await userEvent.fill(field(screen, 'Password'), input.password);
}

test('the form asks for name, email and password, and leads to sign in and back', async () => {
  serve();
  const { screen } = render(<SignUpScreen />);
  await expect.element(field(screen, 'Name')).toHaveAttribute('autocomplete', 'name');
  await expect.element(field(screen, 'Email')).toHaveAttribute('type', 'email');
  await expect.element(field(screen, 'Password')).toHaveAttribute('type', 'password');
  await expect.element(field(screen, 'Password')).toHaveAttribute('autocomplete', 'new-password');
  await expect
    .element(field(screen, 'Password'))
    .toHaveAccessibleDescription('At least 6 characters.');
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/signin');
  await expect
    .element(screen.getByRole('link', { name: 'Back to feed' }))
    .toHaveAttribute('href', '/');
});

test('the form stands, and keeps its input, while the server is out of reach', async () => {
  serve();
  const askedTimes = loseSignInOptions();
  const { screen } = render(<SignUpScreen />);
  await userEvent.fill(field(screen, 'Email'), 'ada@example.org');
  await expect.poll(askedTimes).toBeGreaterThan(1);
  await expect.element(field(screen, 'Email')).toHaveValue('ada@example.org');
});

test.each([
  ['name', { ...ada, name: ' ' }, 'Name', 'Fill in your name.'],
  ['a name that is seen', { ...ada, name: '\u202E\u200B' }, 'Name', 'Fill in your name.'],
  ['email', { ...ada, email: '' }, 'Email', 'Fill in your email.'],
  ['password', { ...ada, password: '' }, 'Password', 'Fill in a password.'],
  ['anything', { name: '', email: '', password: '' }, 'Name', 'Fill in your name.'],
  [
    'name and a short password',
    { ...ada, name: '', password: 'abc' },
    'Name',
    'Fill in your name.',
  ],
])('without %s nothing is sent', async (_, input, label, words) => {
  const sent = serveEntry('/api/signup');
  const { screen } = render(<SignUpScreen />);
  await fill(screen, input);
  await submit(screen);
  await expect
    .element(toastOf(screen))
    .toHaveTextContent('Missing InformationPlease fill in all fields.');
  await expect.element(toastOf(screen)).toHaveClass('destructive');
  await expect.element(field(screen, label)).toHaveAccessibleDescription(words);
  await expect.element(field(screen, label)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a password of five characters is too short, and stays to be worked on', async () => {
  const sent = serveEntry('/api/signup');
  const { screen } = render(<SignUpScreen />);
  await fill(screen, { ...ada, password: 'lovel' });
  await submit(screen);
  const words = 'Password must be at least 6 characters long.';
  await expect.element(toastOf(screen)).toHaveTextContent(`Password Too Short${words}`);
  await expect.element(toastOf(screen)).toHaveClass('destructive');
  await expect.element(field(screen, 'Password')).toHaveAccessibleDescription(words);
  await expect.element(field(screen, 'Password')).toHaveValue('lovel');
  expect(sent).toEqual([]);
});

test.each([
  ['sunshine', /one of the most used passwords/],
  ['SunShine', /one of the most used passwords/],
  ['ada@example', /mostly your email/],
  ['ada&ben!', /mostly your name/],
  ['morsel26', /name of this app/],
])('of “%s” it is told while it is typed that it is easy to guess', async (password, words) => {
  serve();
  const { screen } = render(<SignUpScreen />);
  await fill(screen, { ...ada, password });
  await expect.element(field(screen, 'Password')).toHaveAccessibleDescription(words);
  await expect.element(screen.getByText(words)).toBeVisible();
  const region = screen.getByText(words).element().closest('[aria-live]');
  expect(region).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(field(screen, 'Password'), ' in a field of corn');
  await expect
    .element(field(screen, 'Password'))
    .toHaveAccessibleDescription('At least 6 characters.');
  expect(region).toBeInTheDocument();
});

test('such a password is taken all the same, and the name without what is not seen', async () => {
  const loads = holdPageLoads();
  const sent = serveEntry('/api/signup');
  const { screen } = render(<SignUpScreen />);
  await fill(screen, { ...ada, name: '\u202EAda  & Ben\u200B', password: 'sunshine' });
  await expect.element(screen.getByText(/Another one is safer/)).toBeVisible();
  await submit(screen);
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([{ ...ada, password: 'sunshine' }]);
});

test('a press that begins before that word comes counts', async () => {
  holdPageLoads();
  const sent = serveEntry('/api/signup');
  const { screen } = render(<SignUpScreen />);
  await fill(screen, { ...ada, password: 'sunshine' });
  await screen.getByRole('button', { name: 'SIGN UP' }).click({ delay: 800 });
  await expect.poll(() => sent).toHaveLength(1);
});

const TOO_COMMON =
  'This is one of the most used passwords. Whoever guesses tries those first. Please choose another.';

test.each([
  ['lovelac', /^At least 8/, 'Password Too Short', 'Password must be at least 8 characters long.'],
  ['sunshine', /most used/, 'Password Too Weak', TOO_COMMON],
])('where the server is strict “%s” is not', async (password, before, title, words) => {
  const sent = serveEntry('/api/signup');
  serveSignInOptions({ passwordPolicy: 'strict' });
  const { screen } = render(<SignUpScreen />);
  await expect
    .element(field(screen, 'Password'))
    .toHaveAccessibleDescription('At least 8 characters, and not easy to guess.');
  await fill(screen, { ...ada, password });
  await expect.element(field(screen, 'Password')).toHaveAccessibleDescription(before);
  await submit(screen);
  await expect.element(toastOf(screen)).toHaveTextContent(`${title}${words}`);
  await expect.element(field(screen, 'Password')).toHaveAccessibleDescription(words);
  await expect.element(field(screen, 'Password')).toHaveValue(password);
  expect(sent).toEqual([]);
});

test('one of six characters makes an account; the whole page loads and greets', async () => {
  const loads = holdPageLoads();
  localStorage.setItem('demoUserId', '7');
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = serveEntry('/api/signup', async () => {
    await promise;
    return HttpResponse.json(anAccount());
  });
  const { screen } = render(<SignUpScreen />);
  await fill(screen, ada);
  await submit(screen);
  await expect.element(screen.getByRole('button', { name: 'CREATING ACCOUNT...' })).toBeVisible();
  resolve();
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([ada]);
  expect(localStorage.getItem('demoUserId')).toBeNull();

  showToastLeftBehind();
  await expect
    .element(toastOf(screen))
    .toHaveTextContent('Welcome to Morsel!Your account has been created successfully.');
});

test('an email that is taken is told at its field, and the guest stays', async () => {
  localStorage.setItem('demoUserId', '12');
  const words = 'An account with this email exists already';
  serveEntry('/api/signup', () =>
    HttpResponse.json(
      { type: 'about:blank', title: 'Conflict', status: 409, detail: words, field: 'email' },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const { screen } = render(<SignUpScreen />);
  await fill(screen, ada);
  await submit(screen);
  await expect.element(toastOf(screen)).toHaveTextContent(`Sign Up Failed${words}`);
  await expect.element(field(screen, 'Email')).toHaveAccessibleDescription(words);
  await expect.element(field(screen, 'Name')).toHaveValue(ada.name);
  await expect.element(field(screen, 'Password')).toHaveValue(ada.password);
  expect(localStorage.getItem('demoUserId')).toBe('12');
});

test('a failure that is no field’s is told above the button', async () => {
  serveEntry('/api/signup', () => problem(503));
  const { screen } = render(<SignUpScreen />);
  await fill(screen, ada);
  await submit(screen);
  const words = 'Something broke on our side. Try again in a moment.';
  await expect.element(screen.getByRole('form').getByText(words)).toBeVisible();
});

test.each([true, false])(
  'the identity provider is no way to an account where it makes none (form: %s)',
  async (hasPasswordForm) => {
    serve();
    const there = { openIdName: 'Crumb ID', hasPasswordForm };
    serveSignInOptions({ ...there, openIdCreatesAccounts: true });
    const first = render(<SignUpScreen />);
    const way = first.screen.getByRole('button', { name: 'Sign up with Crumb ID' });
    await expect.element(way).toBeVisible();
    first.unmount();
    serveSignInOptions({ ...there, openIdCreatesAccounts: false });
    const { screen } = render(<SignUpScreen />);
    const instead = hasPasswordForm
      ? screen.getByRole('button', { name: 'SIGN UP' })
      : screen.getByText(/makes no new accounts/);
    await expect.element(instead).toBeVisible();
    await expect.element(way).not.toBeInTheDocument();
  },
);
