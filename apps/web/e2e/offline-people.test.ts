import type { Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { ada, fillInSignIn, logOut, rita, signIn, signUp } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { endSessions, eventsOf } from './stored.ts';
import {
  comeOnline,
  guestOf,
  study,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
  waiting,
} from './studying.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

let product: Product;
let page: Page;

beforeEach(async () => {
  product = await startProduct();
  const visitor = await newVisitor(product.url);
  page = visitor.page;
  onTestFinished(async () => {
    await visitor.context.close();
    await product.dispose();
  });
});

afterAll(closeBrowser);

/** Studies without the server what waits from then on. */
async function studyOffline(count: number): Promise<void> {
  await page.goto('/');
  await untilReadyForOffline(page);
  await product.stop();
  await study(page, 0, count);
  await untilWaiting(page, count);
}

/** Ada studied without the server, and her session ended meanwhile. */
async function returnWithoutSession(count: number): Promise<number> {
  const reader = await signUp(page, ada);
  await studyOffline(count);
  endSessions(product, reader);
  await product.restart();
  await comeOnline(page);
  const strip = page.getByRole('complementary', { name: 'Session ended' });
  await strip.getByText('Your session ended. Your answers are kept.').waitFor();
  await untilWaiting(page, count);
  expect(eventsOf(product, reader)).toEqual([]);
  await strip.getByRole('link', { name: 'Sign in again' }).click();
  return reader;
}

test('a session that ended meanwhile keeps what waits until its reader signs in again', async () => {
  const reader = await returnWithoutSession(3);
  await signIn(page, ada);
  await untilSynced(page);
  await expect.poll(() => eventsOf(product, reader).length).toBe(3);
});

test('what one reader left behind never goes out as the next one who signs in', async () => {
  const other = await signUp(page, rita);
  await page.request.post('/api/logout');
  const reader = await returnWithoutSession(3);

  await signIn(page, rita);
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

/** A guest studied without the server and then signed in as Ada; the ids of both. */
async function becomeAda(count: number) {
  const account = await signUp(page, ada);
  await page.request.post('/api/logout');
  await studyOffline(count);
  const guest = await guestOf(page);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await fillInSignIn(page, ada);
  await product.restart();
  await signIn(page, ada);
  await untilSynced(page);
  return { account, guest };
}

describe('what waits of a guest is sent before somebody signs in', () => {
  const offer = () => page.getByRole('complementary', { name: 'Guest progress' });

  test('and comes along', async () => {
    const { account, guest } = await becomeAda(10);
    expect(eventsOf(product, guest)).toHaveLength(10);
    expect(eventsOf(product, account)).toEqual([]);
    await offer().getByRole('button', { name: 'Bring guest progress along' }).click();
    await page.getByText('Guest progress is here!', { exact: true }).first().waitFor();
    expect(eventsOf(product, account)).toHaveLength(10);
    expect(await waiting(page).count()).toBe(0);
  });

  test('and stays with the guest', async () => {
    const { account, guest } = await becomeAda(10);
    await offer().getByRole('button', { name: 'Leave it' }).click();
    await logOut(page);
    expect(await guestOf(page)).toBe(guest);
    expect(eventsOf(product, guest)).toHaveLength(10);
    expect(eventsOf(product, account)).toEqual([]);
  });
});
