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
  const download = async () => {
    const { screen } = openSettings();
    const button = screen.getByRole('button', { name: 'Download my data' });
    await button.click();
    return { screen, button };
  };

  test('hands the browser a JSON file with all of it', async () => {
    holdPageLoads();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:saved';
    });
    const data = { account: { id: 7 }, reviews: [{ opId: 'an-answer' }] };
    const sent = serveSettings({ account, data: () => HttpResponse.json(data) });
    const { screen } = await download();
    await expect.element(screen.getByText('Look for morsel-data.json.')).toBeVisible();
    expect(sent).toEqual([{ call: 'GET /api/users/7/export', body: undefined }]);
    const [file] = files;
    expect(file?.type).toBe('application/json');
    expect(JSON.parse((await file?.text()) ?? '')).toEqual(data);
  });

  test('says so when it failed, and can be tried again', async () => {
    serveSettings({ account, data: () => HttpResponse.error() });
    const { screen, button } = await download();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE);
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });
});

describe('deleting an account', () => {
  const ask = async () => {
    const { screen } = openSettings();
    await screen.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    const field = dialog.getByLabelText('Type your email to confirm');
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    return { screen, dialog, field, confirm };
  };

  test('says what goes, and goes once it is confirmed', async () => {
    localStorage.setItem('demoUserId', '12');
    const loads = holdPageLoads();
    const sent = serveSettings({ account });
    const { dialog, field, confirm } = await ask();
    await expect.element(dialog.getByText('your name, email and password')).toBeVisible();
    await field.fill('ada@example.org');
    await confirm.click();
    await expect.poll(() => loads).toEqual(['/']);
    expect(sent).toEqual([
      { call: 'DELETE /api/users/7', body: { confirmation: 'ada@example.org' } },
    ]);
    expect(localStorage.getItem('demoUserId')).toBe('12');
    showToastLeftBehind();
    expect(currentToasts()).toMatchObject([{ title: 'Account deleted', variant: 'good' }]);
  });

  test('says beside the field that the confirmation is wrong, until it is typed anew', async () => {
    const loads = holdPageLoads();
    const words = 'Please type the email of your account';
    serveSettings({ account, deletion: () => problem(400, words, 'confirmation') });
    const { field, confirm } = await ask();
    await field.fill('ada');
    await confirm.click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(words));
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('ada');
    await field.fill('ada@');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    expect(loads).toEqual([]);
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
    await field.fill('ada@example.org');
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
