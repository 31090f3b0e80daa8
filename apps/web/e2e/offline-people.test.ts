import type { Page } from 'playwright';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';

import {
  closeToast,
  fillInSignIn,
  logOut,
  newcomer,
  type Person,
  signIn,
  signUp,
} from './people.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { endSessions, eventsOf, forgetReader } from './stored.ts';
import {
  comeOnline,
  guestOf,
  readersHere,
  study,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
  waiting,
} from './studying.ts';
import { newVisitor } from './visitor.ts';

const product = inject('sharedProduct');
let proxy: Proxy;
let page: Page;
let ada: Person;
let rita: Person;

beforeEach(async () => {
  proxy = await startProxy(product);
  onTestFinished(() => proxy.close());
  const visitor = await newVisitor(proxy.url);
  page = visitor.page;
  [ada, rita] = [newcomer('Ada'), newcomer('Rita')];
});

/** Studies without the server what waits from then on. */
async function studyOffline(count: number): Promise<void> {
  await page.goto('/');
  await untilReadyForOffline(page);
  proxy.cutOff(true);
  await study(page, 0, count);
  await untilWaiting(page, count);
}

/** Ada studied without the server, and her session ended meanwhile. */
async function returnWithoutSession(count: number): Promise<number> {
  const reader = await signUp(page, ada);
  await studyOffline(count);
  endSessions(product, reader);
  proxy.cutOff(false);
  await comeOnline(page);
  const strip = page.getByRole('complementary', { name: 'Session ended' });
  await strip.getByText('Your session ended. Your answers are kept.').waitFor();
  await untilWaiting(page, count);
  expect(eventsOf(product, reader)).toEqual([]);
  await strip.getByRole('link', { name: 'Sign in again' }).click();
  return reader;
}

test('what one reader left behind never goes out as the next one who signs in', async () => {
  const other = await signUp(page, rita);
  await page.request.post('/api/logout');
  const reader = await returnWithoutSession(3);

  await signIn(page, rita);
  await closeToast(page);
  await study(page, 0, 2);
  await expect.poll(() => eventsOf(product, other).length).toBe(2);
  await untilSynced(page);
  await logOut(page);
  expect(eventsOf(product, reader)).toEqual([]);

  await page.goto('/signin');
  await signIn(page, ada);
  await expect.poll(() => eventsOf(product, reader).length).toBe(3);
  await untilSynced(page);
  expect(eventsOf(product, other)).toHaveLength(2);
});

test('what waits of a guest whom the server does not know any more is the next guest’s', async () => {
  await studyOffline(4);
  const first = await guestOf(page);
  await page.context().clearCookies();
  proxy.cutOff(false);
  // Whatever the page reads meets the refusal before anything is sent.
  await page.reload();
  await expect.poll(() => guestOf(page)).not.toBe(first);
  const second = await guestOf(page);
  await expect.poll(() => eventsOf(product, second).length).toBe(4);
  await untilSynced(page);
  expect(eventsOf(product, first)).toEqual([]);

  await studyOffline(2);
  forgetReader(product, second);
  proxy.cutOff(false);
  await page.reload();
  await expect.poll(async () => eventsOf(product, await guestOf(page)).length).toBe(2);
  await untilSynced(page);
});

test('an account deleted on another device says so here, and leaves this one', async () => {
  const reader = await signUp(page, ada);
  await studyOffline(3);
  const there = await newVisitor(product.url);
  const { email, password } = ada;
  await there.page.request.post('/api/signin', { data: { email, password } });
  const gone = await there.page.request.delete(`/api/users/${reader}`, { data: {} });
  expect(gone.status()).toBe(200);

  proxy.cutOff(false);
  await comeOnline(page);
  const strip = page.getByRole('complementary', { name: 'Account deleted' });
  await strip
    .getByText("This account was deleted. What waited on this device can't be sent.")
    .waitFor();
  const download = page.waitForEvent('download');
  await strip.getByRole('button', { name: 'Export what waits' }).click();
  expect((await download).suggestedFilename()).toBe('morsel-waiting.json');
  await untilWaiting(page, 3);

  await strip.getByRole('button', { name: 'OK' }).click();
  await strip.waitFor({ state: 'detached' });
  await untilSynced(page);
  await expect.poll(async () => [...(await readersHere(page))]).not.toContain(reader);
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(await strip.count()).toBe(0);
  expect(await guestOf(page)).not.toBe(reader);
});

const STUDIED = 4;

/** A guest studied without the server and then signed in as Ada; the ids of both. */
async function becomeAda() {
  const account = await signUp(page, ada);
  await page.request.post('/api/logout');
  await studyOffline(STUDIED);
  const guest = await guestOf(page);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await fillInSignIn(page, ada);
  proxy.cutOff(false);
  await signIn(page, ada);
  await closeToast(page);
  await untilSynced(page);
  return { account, guest };
}

describe('what waits of a guest is sent before somebody signs in', () => {
  const offer = () => page.getByRole('complementary', { name: 'Guest progress' });

  test('and comes along', async () => {
    const { account, guest } = await becomeAda();
    expect(eventsOf(product, guest)).toHaveLength(STUDIED);
    expect(eventsOf(product, account)).toEqual([]);
    await offer().getByRole('button', { name: 'Bring guest progress along' }).click();
    await page.getByText('Guest progress is here!', { exact: true }).first().waitFor();
    expect(eventsOf(product, account)).toHaveLength(STUDIED);
    expect(await waiting(page).count()).toBe(0);
  });

  test('and stays with the guest', async () => {
    const { account, guest } = await becomeAda();
    await offer().getByRole('button', { name: 'Leave it' }).click();
    await logOut(page);
    expect(await guestOf(page)).toBe(guest);
    expect(eventsOf(product, guest)).toHaveLength(STUDIED);
    expect(eventsOf(product, account)).toEqual([]);
  });
});
