import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAccount, problem } from '../../testing/api.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { openSettings, serveSettings } from '../../testing/settings.tsx';
import { showToastLeftBehind } from '../../ui/toast/toast-after-load.ts';
import { currentToasts } from '../../ui/toast/toast-store.ts';

const UNREACHABLE = 'Morsel could not be reached. Check your connection, then try again.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const account = anAccount({ id: 7, email: 'ada@example.org' });

describe('downloading', () => {
  const ask = async () => {
    const { screen, queryClient } = openSettings();
    await screen.getByRole('button', { name: 'Download my data' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Download your data?' });
    const field = dialog.getByLabelText('Your password');
    const confirm = dialog.getByRole('button', { name: 'Download' });
    return { screen, queryClient, dialog, field, confirm };
  };

  test('hands the browser a JSON file with all of it, once the password was given', async () => {
    holdPageLoads();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:saved';
    });
    const data = { account: { id: 7 }, reviews: [{ opId: 'an-answer' }] };
    const sent = serveSettings({ account, data: () => HttpResponse.json(data) });
    const { screen, dialog, field, confirm } = await ask();
    await field.fill('lovelace');
    await confirm.click();
    await expect.element(screen.getByText('Look for morsel-data.json.')).toBeVisible();
    expect(sent).toEqual([
      { call: 'POST /api/confirm', body: { password: 'lovelace' } },
      { call: 'GET /api/users/7/export', body: undefined },
    ]);
    await expect.element(dialog).not.toBeInTheDocument();
    const [file] = files;
    expect(file?.type).toBe('application/json');
    expect(JSON.parse((await file?.text()) ?? '')).toEqual(data);
  });

  const wrong = 'This is not your password';
  test.each([
    ['a wrong password', { confirmation: () => problem(400, wrong, 'password') }, wrong],
    ['too many', { confirmation: () => problem(429, 'Try again in 15 minutes.') }, /15 minutes/],
    ['no connection', { data: () => HttpResponse.error() }, UNREACHABLE],
  ])('says beside the field what %s means, and keeps the input', async (_, replies, words) => {
    serveSettings({ account, ...replies });
    const { dialog, field, confirm } = await ask();
    await field.fill('lovelace');
    await confirm.click();
    await expect.element(dialog.getByText(words)).toBeVisible();
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('lovelace');
    await expect.element(confirm).not.toHaveAttribute('aria-busy');
  });

  test('sends nothing without a password', async () => {
    const sent = serveSettings({ account });
    const { field, confirm } = await ask();
    await confirm.click();
    await expect.element(field).toHaveAccessibleDescription(/Fill in your password/);
    expect(sent).toEqual([]);
  });

  test('saves nothing once it was given up, and leaves alone what was opened since', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const packed = Promise.withResolvers<void>();
    serveSettings({
      account,
      data: async () => {
        await packed.promise;
        return HttpResponse.json({});
      },
    });
    const { screen, queryClient, dialog, field, confirm } = await ask();
    await field.fill('lovelace');
    await confirm.click();
    await expect.element(dialog.getByRole('button', { name: 'Packing...' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Download my data' }).click();
    packed.resolve();
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    await expect.element(confirm).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });

  test('asks a guest for nothing, and says so when it failed', async () => {
    const sent = serveSettings({ data: () => HttpResponse.error() });
    const { screen } = openSettings();
    const button = screen.getByRole('button', { name: 'Download my data' });
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/users/41/export']);
  });
});

describe('deleting an account', () => {
  const ask = async () => {
    const { screen } = openSettings();
    await screen.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    const field = dialog.getByLabelText('Your password');
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    return { screen, dialog, field, confirm };
  };

  test('says what goes, and goes once it is confirmed', async () => {
    localStorage.setItem('demoUserId', '12');
    const loads = holdPageLoads();
    const sent = serveSettings({ account });
    const { dialog, field, confirm } = await ask();
    await expect
      .element(dialog.getByText('your name, your email and every way to sign in'))
      .toBeVisible();
    await field.fill('lovelace');
    await confirm.click();
    await expect.poll(() => loads).toEqual(['/']);
    expect(sent).toEqual([
      { call: 'POST /api/confirm', body: { password: 'lovelace' } },
      { call: 'DELETE /api/users/7', body: {} },
    ]);
    expect(localStorage.getItem('demoUserId')).toBe('12');
    showToastLeftBehind();
    expect(currentToasts()).toMatchObject([{ title: 'Account deleted', variant: 'good' }]);
  });

  test('says beside the field that the password is wrong, until it is typed anew', async () => {
    const loads = holdPageLoads();
    const words = 'This is not your password';
    const sent = serveSettings({ account, confirmation: () => problem(400, words, 'password') });
    const { field, confirm } = await ask();
    await field.fill('ada');
    await confirm.click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(words));
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('ada');
    await field.fill('adal');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    expect(loads).toEqual([]);
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/confirm']);
  });

  test.each([
    [
      'Keep it',
      (dialog: Asked['dialog']) => dialog.getByRole('button', { name: 'Keep it' }).click(),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('can be left by %s', async (_, leave) => {
    const sent = serveSettings({ account });
    const { screen, dialog, field } = await ask();
    await field.fill('lovelace');
    await leave(dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  type Asked = Awaited<ReturnType<typeof ask>>;
});

test('a deleted guest is forgotten by the browser too', async () => {
  localStorage.setItem('demoUserId', '12');
  const loads = holdPageLoads();
  const sent = serveSettings();
  const { screen } = openSettings();
  await screen.getByRole('button', { name: 'Delete this guest' }).click();
  await screen.getByLabelText('Type DELETE to confirm').fill('DELETE');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => loads).toEqual(['/']);
  expect(sent).toEqual([{ call: 'DELETE /api/users/12', body: { confirmation: 'DELETE' } }]);
  expect(localStorage.getItem('demoUserId')).toBeNull();
});
