import { ACCOUNT_DELETED } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { useUserId } from '../../data/account/identity.ts';
import { saveAccount, savedReader } from '../../data/account/reader-storage.ts';
import { setStatus } from '../../offline/door.ts';
import { readSaved, saveReads } from '../../offline/saved-reads.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { aPending } from '../../testing/pending.ts';
import { render } from '../../testing/render.tsx';
import { SiteHeader } from '../site-header.tsx';
import { SessionEndedPlace } from './session-ended-place.tsx';

const HASH = '["books","all"]';
const ada = anAccount({ id: 711 });

const deleted = () =>
  HttpResponse.json(
    { type: ACCOUNT_DELETED, title: 'Unauthorized', status: 401, detail: 'Deleted' },
    { status: 401, headers: { 'content-type': 'application/problem+json' } },
  );

function ShowReader() {
  return <p>user {useUserId()}</p>;
}

test('a session that ended asks its account back in', async () => {
  saveAccount(ada);
  serve({ user: () => problem(401) });
  const { screen } = render(<SessionEndedPlace />);
  const strip = screen.getByRole('complementary', { name: 'Session ended' });
  await expect.element(strip.getByRole('link', { name: 'Sign in again' })).toBeVisible();
});

test('it stays in sight, however far down its reader is', async () => {
  saveAccount(ada);
  serve({ user: () => problem(401) });
  const { screen } = render([
    <SessionEndedPlace key="1" />,
    <div key="2" style={{ height: 3000 }} />,
  ]);
  const strip = screen.getByRole('complementary', { name: 'Session ended' });
  await expect.element(strip).toBeVisible();
  window.scrollTo(0, 2000);
  await expect.element(strip).toBeInViewport({ ratio: 1 });
});

test('its buttons stay where they are when what waits is told above them', async () => {
  saveAccount(ada);
  serve({ user: () => problem(401) });
  const { screen } = render(<SiteHeader />);
  const button = screen.getByRole('button', { name: 'Continue as guest' });
  await expect.element(button).toBeVisible();
  const place = () => button.element().getBoundingClientRect().top;
  const before = place();
  setStatus({ pending: [aPending({ ownerId: ada.id })] });
  await expect.element(screen.getByText('1 waiting to sync')).toBeVisible();
  // Where motion is reduced each change of a style is a transition of no length: it ends with the next frame.
  await expect.poll(place).toBeCloseTo(before, 1);
});

test('who goes on as a guest leaves nothing on the device that was downloaded for the account', async () => {
  saveAccount(ada);
  await saveReads([{ ownerId: ada.id, hash: HASH, data: [], savedAt: 0 }]);
  await caches.open('covers');
  serve({ user: () => problem(401) });
  const { screen } = render([<SessionEndedPlace key="1" />, <ShowReader key="2" />]);
  await screen.getByRole('button', { name: 'Continue as guest' }).click();
  await expect.element(screen.getByText('user 41')).toBeVisible();
  await expect.poll(() => readSaved(ada.id, HASH)).toBeUndefined();
  expect(await caches.has('covers')).toBe(false);
});

test('an account deleted elsewhere is told, and leaves the device once that is read', async () => {
  saveAccount(ada);
  await saveReads([{ ownerId: ada.id, hash: HASH, data: [], savedAt: 0 }]);
  serve({ user: deleted });
  const { screen } = render([<SessionEndedPlace key="1" />, <ShowReader key="2" />]);
  const strip = screen.getByRole('complementary', { name: 'Account deleted' });
  await expect.element(strip.getByRole('status')).toHaveTextContent('This account was deleted.');
  expect(strip.getByRole('link', { name: 'Sign in again' }).query()).toBeNull();
  expect(strip.getByRole('button', { name: 'Export what waits' }).query()).toBeNull();
  await expect.element(screen.getByText('user 711')).toBeVisible();
  expect(await readSaved(ada.id, HASH)).toBeDefined();

  await strip.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByText('user 41')).toBeVisible();
  await expect.element(strip).not.toBeInTheDocument();
  await expect.poll(() => readSaved(ada.id, HASH)).toBeUndefined();
  expect(savedReader()).toEqual({ userId: 41, isGuest: true });
});

test('what waited of a deleted account can be taken along', async () => {
  saveAccount(ada);
  serve({ user: deleted });
  setStatus({ pending: [aPending({ ownerId: ada.id })] });
  const { screen } = render(<SessionEndedPlace />);
  const strip = screen.getByRole('complementary', { name: 'Account deleted' });
  await expect
    .element(strip.getByText("This account was deleted. What waited on this device can't be sent."))
    .toBeVisible();
  await expect.element(strip.getByRole('button', { name: 'Export what waits' })).toBeVisible();
});
