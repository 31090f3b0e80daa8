import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { answer, questionOn } from './answering.ts';
import { type Product, startProduct } from './product.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await closeBrowser();
  await product.dispose();
});

const cards = (page: Page) => page.getByRole('article');

async function xpOf(page: Page): Promise<number> {
  const userId = await page.evaluate(() => localStorage.getItem('demoUserId'));
  const stats = await page.request.get(`/api/users/${userId}/stats`);
  const { xp }: { xp: number } = await stats.json();
  return xp;
}

async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText("You've reached the end!");
  while (!(await end.isVisible())) {
    const count = await cards(page).count();
    await expect
      .poll(async () => {
        await cards(page).last().scrollIntoViewIfNeeded();
        return (await end.isVisible()) || (await cards(page).count()) > count;
      })
      .toBe(true);
  }
}

/** Every kind of question of the feed, answered rightly first and wrongly the next time. */
async function answerEachKind(page: Page): Promise<{ right: number; wrong: number }> {
  const seen = new Map<string, number>();
  const tally = { right: 0, wrong: 0 };
  for (const card of await cards(page).all()) {
    if (await isFlashcard(card)) continue;
    const question = await questionOn(card);
    const times = seen.get(question.type) ?? 0;
    if (times === 2) continue;
    seen.set(question.type, times + 1);
    await answer(card, question, times === 0);
    await card.getByText(times === 0 ? '+10 XP' : 'Streak back to 0', { exact: true }).waitFor();
    tally[times === 0 ? 'right' : 'wrong'] += 1;
  }
  expect(Object.fromEntries(seen)).toEqual({
    mcq: 2,
    true_false: 2,
    match_pairs: 2,
    arrange_list: 2,
  });
  return tally;
}

const isFlashcard = async (card: Locator) =>
  (await card.getAttribute('aria-label'))?.startsWith('Flashcard') ?? false;

test('a newcomer gets a guest and a feed with no click, answers every kind, and keeps it all', async () => {
  const { context, page, complaints } = await newVisitor(product.url);
  await page.goto('/');
  await cards(page).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('demoUserId'))).toMatch(/^\d+$/);
  expect(await page.title()).toContain('Morsel');

  await scrollToEnd(page);
  await page.getByText('Add more books to continue learning.').waitFor();
  expect(await page.getByRole('link', { name: 'ADD MORE BOOKS' }).getAttribute('href')).toBe(
    '/library',
  );

  const tally = await answerEachKind(page);
  expect(tally).toEqual({ right: 4, wrong: 4 });
  await expect.poll(() => xpOf(page)).toBe(40);

  await page.reload();
  await cards(page).first().waitFor();
  await expect.poll(() => xpOf(page)).toBe(40);
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await context.close();
});

test('three right answers in a row are noticed, and XP and streak show in the header', async () => {
  const { context, page } = await newVisitor(product.url);
  await page.goto('/');
  await cards(page).first().waitFor();
  await scrollToEnd(page);

  let right = 0;
  for (const card of await cards(page).all()) {
    if (right === 3) break;
    if (await isFlashcard(card)) continue;
    await answer(card, await questionOn(card), true);
    right += 1;
  }

  await page.getByText('3 in a row!', { exact: true }).waitFor();
  const header = page.getByRole('banner');
  await expect.poll(() => header.getByTitle('Streak').innerText()).toContain('3');
  await expect.poll(() => xpOf(page)).toBe(30);
  await context.close();
});

test('a flashcard shows its front, turns over and is rated', async () => {
  const { context, page } = await newVisitor(product.url);
  await page.goto('/');
  await cards(page).first().waitFor();
  await scrollToEnd(page);
  const flashcard = page.getByRole('article', { name: /^Flashcard:/ }).first();
  await flashcard.scrollIntoViewIfNeeded();
  expect(await flashcard.getByRole('button', { name: 'EASY' }).count()).toBe(0);

  await flashcard.getByRole('button', { name: 'Tap to turn over' }).click();
  await flashcard.getByRole('button', { name: 'EASY' }).click();

  await page.getByText('Flashcard rated as EASY!', { exact: true }).waitFor();
  await page.getByText('Achievement Unlocked!', { exact: true }).waitFor();
  await expect.poll(() => xpOf(page)).toBe(2);

  await flashcard.getByRole('button', { name: 'HARD' }).click();
  await page.getByText('Flashcard rated as HARD!', { exact: true }).waitFor();
  expect(await xpOf(page)).toBe(2);
  await context.close();
});
