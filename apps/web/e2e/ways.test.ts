import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { answer, giveUp, questionOn } from './answering.ts';
import { admin } from './product.ts';
import {
  cardAt,
  cards,
  guestOf,
  isFlashcard,
  rate,
  untilReadyForOffline,
  untilWaiting,
} from './studying.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const product = inject('sharedProduct');

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function arriveAt(page: Page, path: string, heading: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor();
}

async function follow(page: Page, name: string, path: string, heading: string): Promise<void> {
  await main(page).getByRole('link', { name, exact: true }).click();
  await arriveAt(page, path, heading);
  expect(
    await main(page).getByRole('link', { name, exact: true }).getAttribute('aria-current'),
  ).toBe('page');
}

test('an admin reaches every screen, on a phone by bar and menu, on a desktop in words', async () => {
  const { page } = await newVisitor(product.url, { reducedMotion: 'reduce' });
  await page.request.post('/api/signin', { data: admin });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();

  await follow(page, 'Library', '/library', 'Available Books');
  await follow(page, 'Progress', '/progress', 'Progress & Stats');
  for (const [name, path, heading] of [
    ['Mastered', '/mastered', 'Mastered Questions'],
    ['Settings', '/settings', 'Settings'],
    ['Admin', '/admin', 'Total Books'],
  ] as const) {
    await main(page).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').getByText(heading).first().waitFor();
  }
  const end = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const last = document.querySelector('main > :last-child')?.getBoundingClientRect().bottom;
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top;
    return { last: last ?? 0, bar: bar ?? 0 };
  });
  expect(end.last).toBeLessThanOrEqual(end.bar);

  await page.setViewportSize({ width: 1280, height: 900 });
  await follow(page, 'Brain', '/library', 'Available Books');
  await follow(page, 'Progress', '/progress', 'Progress & Stats');
  await follow(page, 'Mastered', '/mastered', 'Mastered Questions');
  await follow(page, 'Settings', '/settings', 'Settings');
  await main(page).getByRole('link', { name: 'Admin' }).click();
  await page.waitForURL('**/admin');
  await main(page).getByRole('link', { name: 'Feed' }).click();
  await page.getByRole('article').first().waitFor();
});

test('a phone on its side shows question and answers together, and larger text stays inside', async () => {
  const { page } = await newVisitor(product.url, {
    ...withoutWorker,
    viewport: { width: 844, height: 390 },
  });
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('Pick one', { exact: true }) })
    .first();
  await card.evaluate((element) => {
    const header = document.querySelector('.awning')?.getBoundingClientRect().bottom ?? 0;
    scrollBy(0, element.getBoundingClientRect().top - header - 4);
  });
  const heading = await card.getByRole('heading').boundingBox();
  const answer = await card.locator('.option').last().boundingBox();
  expect(heading?.y).toBeGreaterThan(50);
  expect((answer?.y ?? 999) + (answer?.height ?? 0)).toBeLessThan(390);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

async function miss(card: Locator): Promise<void> {
  await ((await isFlashcard(card)) ? rate(card, 'HARD') : giveUp(card));
}

async function know(card: Locator): Promise<void> {
  if (await isFlashcard(card)) await rate(card, 'MEDIUM');
  else await answer(card, await questionOn(card), true);
}

/** What cards ask, in the order of the alphabet. */
async function askedOn(page: Page, count: number): Promise<string[]> {
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
  const asked = await cards(page).locator('.stem').allTextContents();
  return asked.slice(0, count).toSorted();
}

/** How many items the server has as due. */
async function dueCount(page: Page): Promise<number> {
  const query = `due=true&limit=9&offset=0&userId=${await guestOf(page)}`;
  const items: unknown[] = await (await page.request.get(`/api/quiz/feed?${query}`)).json();
  return items.length;
}

/** Misses the first cards of the feed, and goes to Progress once the server has it; what they ask. */
async function missSome(page: Page, count: number): Promise<string[]> {
  await cardAt(page, count - 1);
  const missed = await askedOn(page, count);
  for (let index = 0; index < count; index += 1) await miss(cards(page).nth(index));
  await expect.poll(() => dueCount(page)).toBe(count);
  await main(page).getByRole('link', { name: 'Progress', exact: true }).click();
  await page.getByRole('link', { name: 'Practise now' }).waitFor();
  return missed;
}

/** Practises what is due until nothing is; what it was. */
async function practiseDues(page: Page, count: number): Promise<string[]> {
  await page.getByRole('link', { name: 'Practise now' }).click();
  await page.waitForURL('**/feed?due');
  const asked = await askedOn(page, count);
  expect(await cards(page).count()).toBe(count);
  for (let index = 0; index < count; index += 1) await know(cards(page).nth(index));
  await page.getByText('All caught up').waitFor();
  return asked;
}

test('what is due is practised alone until nothing is, with the server and without it', async () => {
  const { page, context } = await newVisitor(product.url, { reducedMotion: 'reduce' });
  await page.goto('/');
  await untilReadyForOffline(page);
  const missed = await missSome(page, 3);
  expect(await practiseDues(page, 3)).toEqual(missed);

  await page.getByRole('link', { name: 'TO THE FEED' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const again = await missSome(page, 2);
  await context.setOffline(true);
  expect(await practiseDues(page, 2)).toEqual(again);
  await untilWaiting(page, 2);
});
