import { setTimeout } from 'node:timers/promises';

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { answer, giveUp, questionOn } from './answering.ts';
import type { Part, Place, Scripted } from './part.ts';

export const cards = (page: Page): Locator => page.getByRole('article');

/** The pill of the header that counts what the server does not have yet. */
export const waiting = (page: Place): Part => page.getByRole('button', { name: 'waiting to sync' });

/** Until the header says that so much waits. */
export async function untilWaiting(page: Place, count: number): Promise<void> {
  await page.getByRole('button', { name: `${count} waiting to sync`, exact: true }).waitFor();
}

/** Until nothing waits any more. */
export async function untilSynced(page: Place): Promise<void> {
  await waiting(page).waitFor({ state: 'detached' });
}

/** Tells the page that the network is back, which a browser does only when a cable was pulled. */
export async function comeOnline(page: Scripted): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')), undefined);
}

const isServedByWorker = async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
};

/** What this device does not have yet of what it takes to do without the server. */
export async function missingForOffline(page: Scripted): Promise<string[]> {
  const parts: [name: string, isThere: boolean][] = [
    ['the app', await page.evaluate(isServedByWorker, undefined)],
    ['a pack', (await keptIn(page, 'readers', 'getAllKeys')) !== '[]'],
    ["the reader's figures", (await keptIn(page, 'reads', 'getAllKeys')).includes('stats')],
  ];
  return parts.flatMap(([name, isThere]) => (isThere ? [] : name));
}

/** Until this device can do without the server. */
export async function untilReadyForOffline(page: Scripted): Promise<void> {
  await expect.poll(() => missingForOffline(page)).toEqual([]);
}

/** Ids of the achievements that the device has given its only reader, in their order. */
export async function earnedHere(page: Scripted): Promise<string[]> {
  const readers: { achievements: string[] }[] = JSON.parse(await keptIn(page, 'readers', 'getAll'));
  return readers.flatMap(({ achievements }) => achievements).toSorted();
}

/** Ids of the readers of whom the device has anything: what waits, a pack, or copies of reads. */
export async function readersHere(page: Scripted): Promise<Set<number>> {
  const kept = await Promise.all(
    (['outbox', 'readers', 'reads'] as const).map((store) => keptIn(page, store, 'getAll')),
  );
  const rows: { ownerId: number }[] = kept.flatMap((text) => JSON.parse(text));
  return new Set(rows.map(({ ownerId }) => ownerId));
}

/** What the device keeps in a store. Looks without making the database, which is the app's to do. */
export function keptIn(
  page: Scripted,
  store: string,
  read: 'getAll' | 'getAllKeys',
): Promise<string> {
  return page.evaluate(
    async ([store, read]) => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'morsel')) return '[]';
      return new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('morsel');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction(store).objectStore(store)[read]();
          reading.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      });
    },
    [store, read] as const,
  );
}

export const isFlashcard = async (card: Part): Promise<boolean> =>
  (await card.getAttribute('aria-label'))?.startsWith('Flashcard') ?? false;

/** The card at a place of the feed, counted from 0, once it is there. */
export async function cardAt(page: Page, index: number): Promise<Locator> {
  const card = cards(page).nth(index);
  if ((await card.count()) === 1) return card;
  await expect
    .poll(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      return card.count();
    })
    .toBe(1);
  return card;
}

/** So long (ms) a back is read: a tap that comes sooner may be the second half of the one before. */
const READING_MS = 500;

/** Turns a flashcard over, reads its back and rates it. */
export async function rate(card: Part, difficulty: 'EASY' | 'MEDIUM' | 'HARD'): Promise<void> {
  await card.getByRole('heading', { level: 2 }).click();
  const rating = card.getByRole('button', { name: difficulty });
  await rating.waitFor();
  await setTimeout(READING_MS);
  await rating.click();
}

/**
 * Studies the cards from one place of the feed to before another; each third question wrongly, every
 * other one of those by saying so.
 */
export async function study(page: Page, from: number, to: number): Promise<void> {
  await page.bringToFront();
  for (let index = from; index < to; index += 1) {
    const card = await cardAt(page, index);
    if (await isFlashcard(card)) await rate(card, 'MEDIUM');
    else if (index % 6 === 5) await giveUp(card);
    else await answer(card, await questionOn(card), index % 3 !== 2);
  }
}

/** Id of the guest of this device. */
export async function guestOf(page: Scripted): Promise<number> {
  await expect.poll(() => storedGuest(page)).toMatch(/^\d+$/);
  return Number(await storedGuest(page));
}

const storedGuest = (page: Scripted) =>
  page.evaluate(() => localStorage.getItem('demoUserId'), undefined);

/** Level, XP, streak and answered questions, as the menu shows them. */
export async function shownFigures(page: Place): Promise<number[]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('definition').first().waitFor();
  const texts = await menu.getByRole('definition').allTextContents();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  return texts.map((text) => Number(text.replaceAll(',', '')));
}
