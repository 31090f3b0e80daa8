import { HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAccount, problem } from '../../testing/api.ts';
import { aSession, openSettings, serveSettings } from '../../testing/settings.tsx';

const account = anAccount();
const id = 'f'.repeat(32);

const phone = () =>
  aSession({
    id,
    device: 'Firefox on Android',
    isPresent: false,
    seenAt: Date.now() - 3.5 * HOUR_MS,
  });

const both = () => HttpResponse.json([aSession(), phone()]);

const open = () => openSettings().screen.getByRole('region', { name: 'Where you are signed in' });

test('each device shows, this one first and marked, and cannot be ended here', async () => {
  serveSettings({ account, sessions: both });
  const rows = open().getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('Chrome on LinuxSigned in 1 day agoThis device');
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('Firefox on AndroidSigned in 1 day ago, last seen 3 hours ago');
  await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
});

test('another one is ended, which is told, and the focus is not lost', async () => {
  const sent = serveSettings({ account, sessions: both });
  const panel = open();
  const end = panel.getByRole('button', { name: 'End this one' });
  await expect.element(end).toHaveAccessibleDescription(/Firefox on Android/);
  await end.click();
  const told = panel.getByText('Firefox on Android is signed out.');
  await expect.element(told).toHaveAttribute('aria-live', 'polite');
  await expect.element(panel.getByText('Nowhere else.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  expect(sent).toEqual([{ call: `DELETE /api/sessions/${id}`, body: undefined }]);
});

test('after another password those that it signed out are gone', async () => {
  let sessions = [aSession(), phone()];
  serveSettings({
    account,
    sessions: () => HttpResponse.json(sessions),
    password: () => {
      sessions = [aSession()];
      return HttpResponse.json({ ok: true });
    },
  });
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Where you are signed in' });
  await expect.element(panel.getByText('Firefox on Android')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Current password'), 'lovelace');
  await userEvent.fill(screen.getByLabelText('New password'), 'kitchen-door-42');
  await screen.getByRole('button', { name: 'Change password' }).click();
  await expect.element(panel.getByText('Firefox on Android')).not.toBeInTheDocument();
});

test('all others are ended at once', async () => {
  const tablet = { ...phone(), id: 'e'.repeat(32), device: 'Safari on iPad' };
  const sent = serveSettings({
    account,
    sessions: () => HttpResponse.json([aSession(), phone(), tablet]),
    sessionEnd: () => HttpResponse.json({ ended: 2 }),
  });
  const panel = open();
  await panel.getByRole('button', { name: 'End all 2 others' }).click();
  await expect.element(panel.getByText('2 other devices are signed out.')).toBeVisible();
  await expect.element(panel.getByText('Nowhere else.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  expect(sent).toEqual([{ call: 'DELETE /api/sessions/others', body: undefined }]);
});

test('one that was over already counts as ended', async () => {
  serveSettings({ account, sessions: both, sessionEnd: () => problem(404) });
  const panel = open();
  await panel.getByRole('button', { name: 'End this one' }).click();
  await expect.element(panel.getByText('Nowhere else.')).toBeVisible();
});

test('one that could not be ended stays, with the reason', async () => {
  serveSettings({ account, sessions: both, sessionEnd: () => HttpResponse.error() });
  const panel = open();
  await panel.getByRole('button', { name: 'End this one' }).click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/could not be reached/);
  await expect.element(panel.getByText('Firefox on Android')).toBeVisible();
});

test('a device without a name is unknown', async () => {
  serveSettings({ account, sessions: () => HttpResponse.json([aSession({ device: null })]) });
  await expect.element(open().getByText('Unknown device')).toBeVisible();
});

test('a list that did not arrive says so and comes with another try', async () => {
  let broken = true;
  serveSettings({ account, sessions: () => (broken ? problem(503) : both()) });
  const panel = open();
  await expect.element(panel.getByText(/list of your devices did not arrive/)).toBeVisible();
  broken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText('This device')).toBeVisible();
});
