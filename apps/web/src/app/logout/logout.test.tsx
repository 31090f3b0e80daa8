import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { saveAccount } from '../../data/account/reader-storage.ts';
import { operationsOf } from '../../offline/outbox/outbox.ts';
import { sendFor, submit } from '../../offline/room.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { SiteHeader } from '../site-header.tsx';

const ada = anAccount();
const server = { isUp: false, isSignedIn: true };

beforeEach(async () => {
  server.isUp = false;
  server.isSignedIn = true;
  await page.viewport(1280, 800);
  localStorage.setItem('demoUserId', '12');
  saveAccount(ada);
  serve({ user: () => (server.isSignedIn ? HttpResponse.json(ada) : problem(401)) });
  worker.use(
    http.post('/api/users/:id/books', () => (server.isUp ? undefined : HttpResponse.error())),
    http.post('/api/sync', async ({ request }) => {
      if (!server.isUp) return HttpResponse.error();
      const { operations } = (await request.json()) as { operations: { opId: string }[] };
      return HttpResponse.json({
        results: operations.map(({ opId }) => ({ opId, status: 'applied', reply: { ok: true } })),
        stats: { totalAnswered: 0, correctAnswered: 0, xp: 0, level: 1, streak: 0 },
        now: 0,
      });
    }),
    http.post('/api/logout', () => {
      server.isSignedIn = false;
      return HttpResponse.json({ ok: true });
    }),
  );
});

/** The header of an account that shelved a book while the server was away, after Logout. */
async function logOutWithWork() {
  await sendFor(ada.id);
  await submit(ada.id, { kind: 'shelf', target: 8, value: true, label: 'The Histories' });
  const { screen } = render(<SiteHeader />);
  await screen.getByRole('button', { name: 'Logout' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Log out with 1 waiting to sync?' });
  await expect.element(dialog).toBeVisible();
  expect(server.isSignedIn).toBe(true);
  return { screen, dialog, press: (name: string) => dialog.getByRole('button', { name }).click() };
}

const kept = async () => (await operationsOf(ada.id)).length;

test('kept work stays on the device for the return of its reader', async () => {
  const { screen, press } = await logOutWithWork();
  await press('Keep on this device');
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(server.isSignedIn).toBe(false);
  expect(await kept()).toBe(1);
});

test('discarded work is gone', async () => {
  const { screen, press } = await logOutWithWork();
  await press('Discard');
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(await kept()).toBe(0);
});

test('work that could be sent is, and then the reader is logged out', async () => {
  const { screen, dialog, press } = await logOutWithWork();
  // Not before, or what waits would go out by itself.
  dialog.element().addEventListener('click', () => (server.isUp = true), { capture: true });
  await press('Sync now');
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(await kept()).toBe(0);
});

test('work that cannot be sent leaves the choice open', async () => {
  const { dialog, press } = await logOutWithWork();
  await press('Sync now');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Not everything could be sent. Check your connection, then try again.');
  expect(server.isSignedIn).toBe(true);
  expect(await kept()).toBe(1);
});

test('what the server fails on stays on the device, and is no reason to discard it', async () => {
  worker.use(http.post('/api/sync', () => problem(500)));
  const { screen, dialog, press } = await logOutWithWork();
  await expect
    .poll(async () => {
      await press('Sync now');
      // It is gone while the work is being sent.
      await expect.element(dialog.getByRole('alert')).toBeVisible();
      return dialog.getByRole('alert').query()?.textContent;
    })
    .toBe('What is left could not be synced. Keep it on this device, or export it first.');
  await expect.element(dialog.getByRole('button', { name: 'Export what waits' })).toBeVisible();
  await press('Keep on this device');
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(await kept()).toBe(1);
});

test('a dialog that is closed changes nothing', async () => {
  const { screen, dialog } = await logOutWithWork();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(server.isSignedIn).toBe(true);
  expect(await kept()).toBe(1);
});
