import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';

import { answer, questionOn } from '../answering.ts';
import { ada, fillInSignIn, logOut, signIn } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { eventsOf, shelfOf } from '../stored.ts';
import {
  comeOnline,
  guestOf,
  isFlashcard,
  rate,
  shownFigures,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
} from '../studying.ts';
import type { Driver, Engine } from './engine.ts';
import { type Tab, tabOf } from './tab.ts';

const phone = { width: 390, height: 844 };
const failures = join(import.meta.dirname, 'failed');

/** Studies the feed until one question of each kind and a flashcard are done; what that earned. */
async function studyEachKind(tab: Tab): Promise<number> {
  const done = new Set<string>();
  for (let index = 0; done.size < 5; index += 1) {
    const card = tab.getByRole('article').nth(index);
    if (await isFlashcard(card)) {
      if (!done.has('flashcard')) await rate(card, 'EASY');
      done.add('flashcard');
      continue;
    }
    const question = await questionOn(card);
    if (done.has(question.type)) continue;
    await answer(card, question, true);
    await card.getByText(question.explanation, { exact: true }).waitFor();
    done.add(question.type);
  }
  return 4 * CORRECT_XP + RATING_XP;
}

/** Studies so many cards from the top of the feed, the questions wrongly. */
async function study(tab: Tab, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const card = tab.getByRole('article').nth(index);
    if (await isFlashcard(card)) await rate(card, 'HARD');
    else await answer(card, await questionOn(card), false);
  }
}

/** Presses Tab until the focus is in a card. */
async function tabToCard(tab: Tab): Promise<void> {
  const isInCard = () => document.activeElement?.closest('article') !== null;
  await expect
    .poll(async () => {
      await tab.press('Tab');
      return tab.evaluate(isInCard, undefined);
    })
    .toBe(true);
}

/** The way that readers take through Morsel, step by step, in a browser that is not Chromium. */
export function goTheMainWay(engine: Engine): void {
  let product: Product;
  let driver: Driver;
  let tab: Tab;
  let reader: number;

  beforeAll(async () => {
    driver = await engine.start(phone);
    process.stdout.write(`${engine.name}: ${driver.browser}\n`);
    product = await startProduct();
    tab = tabOf(driver, product.url);
  });

  afterAll(async () => {
    await driver?.close();
    await product?.dispose();
  });

  // A picture says more than what was waited for in vain.
  beforeEach(() => {
    onTestFailed(async ({ task }) => {
      await mkdir(failures, { recursive: true });
      await writeFile(
        join(failures, `${engine.name}: ${task.name}.png`),
        await driver.screenshot(),
      );
    });
  });

  const earned = () => eventsOf(product, reader).reduce((sum, { xp }) => sum + xp, 0);

  test('a newcomer studies every kind of card, and an account keeps what that earned', async () => {
    await tab.goto('/');
    reader = await guestOf(tab);
    const xp = await studyEachKind(tab);
    await expect.poll(earned).toBe(xp);

    await tab.getByRole('link', { name: 'Get Started' }).click();
    await tab.getByRole('link', { name: 'Sign up' }).click();
    await tab.getByLabel('Name', { exact: true }).fill(ada.name);
    await fillInSignIn(tab, ada);
    await tab.getByRole('button', { name: 'SIGN UP' }).click();
    await tab.getByText('Welcome to Morsel!', { exact: true }).first().waitFor();
    expect((await shownFigures(tab))[1]).toBe(xp);

    await logOut(tab);
    await tab.goto('/signin');
    await signIn(tab, ada);
    expect((await shownFigures(tab))[1]).toBe(xp);
  });

  test('a book goes to the shelf and opens, and progress is shown', async () => {
    await tab.goto('/library');
    const book = tab.getByRole('article', { name: 'The Histories' });
    await book.getByRole('button', { name: '+ ADD TO FEED' }).click();
    await tab.getByRole('button', { name: 'Remove from shelf: The Histories' }).waitFor();
    await expect.poll(() => shelfOf(product, reader)).toContain('The Histories');
    await tab.getByRole('link', { name: 'The Histories' }).first().click();
    await tab.getByRole('heading', { level: 1, name: 'The Histories' }).waitFor();

    await tab.goto('/progress');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.getByText('First Bite').first().waitFor();
  });

  test('keys alone answer a card', async () => {
    await tab.goto('/');
    const card = tab.getByRole('article').first();
    await card.waitFor();
    await tabToCard(tab);
    const question = await questionOn(card);
    await tab.press('0');
    const explanation = card.getByText(question.explanation, { exact: true });
    await expect.poll(() => explanation.count()).toBe(1);
  });

  test('without a server there are cards, and what is answered arrives later', async () => {
    await tab.goto('/');
    await untilReadyForOffline(tab);
    await untilSynced(tab);
    const before = eventsOf(product, reader).length;
    await product.stop();
    await driver.restart();
    await tab.goto('/');
    await study(tab, 3);
    await untilWaiting(tab, 3);

    await product.restart();
    await comeOnline(tab);
    await untilSynced(tab);
    expect(eventsOf(product, reader)).toHaveLength(before + 3);
  });
}
