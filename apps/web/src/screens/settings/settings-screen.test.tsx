import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';

import { anAccount, problem, serve } from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { openSettings, serveSettings } from '../../testing/settings.tsx';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { currentToasts } from '../../ui/toast/toast-store.ts';

const UNREACHABLE = 'Morsel could not be reached. Check your connection, then try again.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const account = anAccount({ name: '<b>Ada</b> & "co"', email: 'ada@example.org' });

describe('of an account', () => {
  test('show name and email as they are', async () => {
    serveSettings({ account });
    const { screen } = openSettings();
    await expect.element(screen.getByText('<b>Ada</b> & "co"')).toBeVisible();
    await expect.element(screen.getByText('ada@example.org')).toBeVisible();
    await expect.element(screen.getByText('You are a guest')).not.toBeInTheDocument();
    expect(document.title).toBe('Settings | Morsel');
  });

  test('log out everywhere, and the page begins anew', async () => {
    const loads = holdPageLoads();
    const sent = serveSettings({ account });
    const { screen } = openSettings();
    await screen.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect.poll(() => loads).toEqual(['/']);
    expect(sent).toEqual([{ call: 'POST /api/logout-everywhere', body: undefined }]);
    showToastLeftBehind();
    expect(currentToasts()).toMatchObject([{ title: 'Logged out everywhere' }]);
  });

  test('say so when logging out everywhere failed', async () => {
    serveSettings({ account, logoutEverywhere: () => HttpResponse.error() });
    const { screen } = openSettings();
    const button = screen.getByRole('button', { name: 'Log out everywhere' });
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE);
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });
});

test.each([
  ['an account', { account }],
  ['a guest', {}],
])('the leaderboard can be left by %s', async (_, reader) => {
  const gone = { rank: null, readers: 8, isListed: false };
  const sent = serveSettings({ ...reader, standing: () => HttpResponse.json(gone) });
  const { screen } = openSettings();
  const shown = screen.getByRole('switch', { name: 'Show me on the leaderboard' });
  await expect.element(shown).toBeChecked();
  await shown.click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ isListed: false }]);
  await expect.element(shown).not.toBeChecked();
});

describe('changing the password', () => {
  const open = async () => {
    const { screen } = openSettings();
    const current = screen.getByLabelText('Current password');
    const next = screen.getByLabelText('New password');
    await current.fill('lovelace');
    await next.fill('byron-1815');
    const submit = screen.getByRole('button', { name: 'Change password' });
    return { screen, current, next, submit };
  };

  test('sends both and empties the form', async () => {
    const sent = serveSettings({ account });
    const { screen, current, next, submit } = await open();
    await submit.click();
    await expect.element(screen.getByText('Password changed')).toBeVisible();
    await expect.element(current).toHaveValue('');
    await expect.element(next).toHaveValue('');
    const body = { currentPassword: 'lovelace', newPassword: 'byron-1815' };
    expect(sent).toEqual([{ call: 'POST /api/users/password', body }]);
  });

  test.each([
    ['currentPassword', 'Current password', 'This is not your current password'],
    ['newPassword', 'New password', 'Password must have more than spaces'],
  ])('says beside the field what is wrong: %s', async (name, label, words) => {
    serveSettings({ account, password: () => problem(400, words, name) });
    const { screen, current, submit } = await open();
    await submit.click();
    const wrong = screen.getByLabelText(label);
    await expect.element(wrong).toBeInvalid();
    await expect.element(wrong).toHaveAccessibleDescription(expect.stringContaining(words));
    await expect.element(wrong).toHaveFocus();
    await expect.element(current).toHaveValue('lovelace');
  });

  test.each([
    ['too many tries', () => problem(429, 'Please try again in 5 minutes.'), /in 5 minutes/],
    ['nothing reached', () => HttpResponse.error(), /could not be reached/],
    ['a session that is over', () => problem(401, 'User not found'), /not signed in any more/],
  ])('says what to do after %s and keeps the input', async (_, password, words) => {
    serveSettings({ account, password });
    const { screen, current, next, submit } = await open();
    await submit.click();
    const form = screen.getByRole('form', { name: 'Change password' });
    await expect.element(form.getByText(words)).toBeVisible();
    await expect.element(current).toHaveValue('lovelace');
    await expect.element(next).toHaveValue('byron-1815');
  });

  test('warns of one that is mostly the own email, and sends it all the same', async () => {
    const sent = serveSettings({ account });
    const { screen, next, submit } = await open();
    await next.fill('ada@example');
    await expect.element(next).toHaveAccessibleDescription(/mostly your email/);
    await submit.click();
    await expect.element(screen.getByText('Password changed')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('asks for what is missing and sends nothing', async () => {
    const sent = serveSettings({ account });
    const { current, submit } = await open();
    await current.fill('');
    await submit.click();
    await expect.element(current).toBeInvalid();
    expect(sent).toEqual([]);
  });
});

describe('of a guest', () => {
  test('say what a guest is and lead to an account', async () => {
    serveSettings();
    const { screen } = openSettings();
    await expect.element(screen.getByText('You are a guest')).toBeVisible();
    const signUp = screen.getByRole('link', { name: 'Sign up' });
    await expect.element(signUp).toHaveAttribute('href', '/signup');
    await expect.element(screen.getByLabelText('Current password')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: 'Log out everywhere' }))
      .not.toBeInTheDocument();
  });

  test('come once the API says who reads', async () => {
    let broken = true;
    serveSettings();
    serve({ user: () => (broken ? problem(503) : HttpResponse.json(account)) });
    const { screen } = openSettings();
    await expect.element(screen.getByText('Your settings did not arrive')).toBeVisible();
    broken = false;
    await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expect.element(screen.getByText('ada@example.org')).toBeVisible();
  });
});
