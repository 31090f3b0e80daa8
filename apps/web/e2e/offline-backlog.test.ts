import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { newDevice } from './device.ts';
import { ada, signUp } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { achievementsOf, appliedCount, eventsOf, replayed } from './stored.ts';
import {
  cards,
  comeOnline,
  earnedHere,
  guestOf,
  shownFigures,
  study,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
} from './studying.ts';
import { newVisitor } from './visitor.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.dispose());

/** A visitor who reaches the product through a proxy only. */
async function visitThroughProxy() {
  const proxy = await startProxy(product);
  onTestFinished(() => proxy.close());
  const { context, page } = await newVisitor(proxy.url);
  await page.goto('/');
  await untilReadyForOffline(page);
  return { proxy, context, page };
}

/** Cards of every kind, some answered wrongly. */
const IN_THE_TUNNEL = 12;

test('the cards of a tunnel outlive the death of the browser, and count once each', async () => {
  const device = await newDevice(product.url);
  onTestFinished(() => device.dispose());
  const dayBefore = await device.start();
  const reader = await signUp(dayBefore, ada);
  await dayBefore.goto('/');
  await untilReadyForOffline(dayBefore);
  await device.close();

  await product.stop();
  const page = await device.start();
  await page.goto('/');
  await study(page, 0, IN_THE_TUNNEL);
  await untilWaiting(page, IN_THE_TUNNEL);
  await device.kill();

  const again = await device.start();
  await again.goto('/');
  await untilWaiting(again, IN_THE_TUNNEL);
  const countedHere = await shownFigures(again);
  const earned = await earnedHere(again);
  expect(eventsOf(product, reader)).toEqual([]);

  await product.restart();
  await comeOnline(again);
  await untilSynced(again);
  expect(eventsOf(product, reader)).toHaveLength(IN_THE_TUNNEL);
  const stats = await (await again.request.get(`/api/users/${reader}/stats`)).json();
  expect(stats).toMatchObject(replayed(product, reader));
  const { level, xp, streak, totalAnswered } = replayed(product, reader);
  expect(await shownFigures(again)).toEqual([level, xp, streak, totalAnswered]);
  expect(countedHere).toEqual([level, xp, streak, totalAnswered]);
  expect(earned).toContain('first-right-answer');
  expect(achievementsOf(product, reader)).toEqual(earned);
});

/** An operation of each kind; the count of all of them. */
async function doEverything(page: Page): Promise<number> {
  await study(page, 0, 3);
  await page.getByRole('button', { name: 'Mark as MASTERED', exact: true }).first().click();
  await page.getByRole('button', { name: 'MASTERED ✓', exact: true }).waitFor();
  await untilSynced(page);

  await page.goto('/mastered');
  await page.getByRole('button', { name: 'Put back in the feed' }).click();
  await page.getByText('No Mastered Questions Yet', { exact: true }).waitFor();

  await page.goto('/library');
  const book = page.getByRole('article', { name: 'The Histories' });
  await book.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await book.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove from shelf: The Histories' }).click();
  await book.waitFor();
  return 7;
}

/** How often the operation was carried that was carried least. */
function leastCarried({ carried }: Proxy): number {
  const counts = new Map<string, number>();
  for (const opId of carried.flatMap(({ opIds }) => opIds)) {
    counts.set(opId, (counts.get(opId) ?? 0) + 1);
  }
  return Math.min(...counts.values());
}

test('answers of the server that are lost on their way back make nothing count twice', async () => {
  const { proxy, page } = await visitThroughProxy();
  const guest = await guestOf(page);
  proxy.loseFirstAnswers();
  const done = await doEverything(page);
  await expect.poll(() => appliedCount(product, guest)).toBe(done);
  await expect.poll(() => leastCarried(proxy)).toBeGreaterThanOrEqual(2);
  await untilSynced(page);
  expect(appliedCount(product, guest)).toBe(done);
  expect(eventsOf(product, guest)).toHaveLength(3);
});

test('three tabs that come online at once send each operation once', async () => {
  const { proxy, context, page } = await visitThroughProxy();
  const guest = await guestOf(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto('/');
    await cards(tab).first().waitFor();
  }
  proxy.cutOff(true);
  for (const tab of tabs) await study(tab, 0, 3);
  for (const tab of tabs) await untilWaiting(tab, 9);

  proxy.cutOff(false);
  await Promise.all(tabs.map(comeOnline));
  await Promise.all(tabs.map(untilSynced));
  expect(eventsOf(product, guest)).toHaveLength(9);
  const sent = proxy.carried.flatMap(({ opIds }) => opIds);
  expect(sent).toHaveLength(9);
  expect(new Set(sent).size).toBe(9);
});
