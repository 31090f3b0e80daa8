import { QUESTION_KINDS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { authored } from './answer-book.ts';
import { answer, questionOn } from './answering.ts';
import { cardAt, cards, isFlashcard } from './studying.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const product = inject('sharedProduct');

async function xpOf(page: Page): Promise<number> {
  const userId = await page.evaluate(() => localStorage.getItem('demoUserId'));
  const stats = await page.request.get(`/api/users/${userId}/stats`);
  const { xp }: { xp: number } = await stats.json();
  return xp;
}

/** Scrolls as far down as there are cards, until there are no more. */
async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText("You've reached the end!");
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return end.isVisible();
    })
    .toBe(true);
}

/** What the cards ask, in the order of the feed; null for a flashcard. */
const questionsOf = (page: Page): Promise<(string | null)[]> =>
  cards(page).evaluateAll((found) =>
    found.map((card) =>
      card.getAttribute('aria-label')?.startsWith('Flashcard')
        ? null
        : (card.querySelector('h2')?.textContent ?? ''),
    ),
  );

/** Every kind of question of the feed, answered rightly first and wrongly the next time. */
async function answerEachKind(page: Page): Promise<{ right: number; wrong: number }> {
  const seen = new Map<string, number>();
  const tally = { right: 0, wrong: 0 };
  let streak = 0;
  for (const [index, text] of (await questionsOf(page)).entries()) {
    if (text === null) continue;
    const question = authored(text);
    const times = seen.get(question.type) ?? 0;
    if (times === 2) continue;
    seen.set(question.type, times + 1);
    const card = cards(page).nth(index);
    await answer(card, question, times === 0);
    if (times === 0) await card.getByText(`+${CORRECT_XP} XP`, { exact: true }).waitFor();
    else if (streak > 0) await card.getByText('Streak back to 0', { exact: true }).waitFor();
    streak = times === 0 ? streak + 1 : 0;
    tally[times === 0 ? 'right' : 'wrong'] += 1;
  }
  expect(seen).toEqual(new Map(QUESTION_KINDS.map((kind) => [kind, 2])));
  return tally;
}

async function firstFlashcard(page: Page): Promise<Locator> {
  for (let index = 0; ; index += 1) {
    const card = await cardAt(page, index);
    if (await isFlashcard(card)) return card;
  }
}

test('a newcomer gets a guest and a feed with no click, answers every kind, and keeps it all', async () => {
  const { page, complaints } = await newVisitor(product.url);
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
  expect(tally).toEqual({ right: QUESTION_KINDS.length, wrong: QUESTION_KINDS.length });
  const earned = QUESTION_KINDS.length * CORRECT_XP;
  await expect.poll(() => xpOf(page)).toBe(earned);

  await page.reload();
  await cards(page).first().waitFor();
  await expect.poll(() => xpOf(page)).toBe(earned);
  expect(complaints).toEqual([]);
});

test('three right answers in a row are noticed, and XP and streak show in the header', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  await cards(page).first().waitFor();

  let right = 0;
  for (let index = 0; right < 3; index += 1) {
    const card = await cardAt(page, index);
    if (await isFlashcard(card)) continue;
    await answer(card, await questionOn(card), true);
    right += 1;
  }

  await page.getByText('3 in a row!', { exact: true }).waitFor();
  const header = page.getByRole('banner');
  await expect.poll(() => header.getByTitle('Streak').innerText()).toContain('3');
  await expect.poll(() => xpOf(page)).toBe(3 * CORRECT_XP);
});

test('a flashcard shows its front, turns over and is rated', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  await cards(page).first().waitFor();
  const flashcard = await firstFlashcard(page);
  await flashcard.scrollIntoViewIfNeeded();
  expect(await flashcard.getByRole('button', { name: 'EASY' }).count()).toBe(0);

  await flashcard.getByRole('button', { name: 'Tap to turn over' }).click();
  await flashcard.getByRole('button', { name: 'EASY' }).click();

  await page.getByText('Flashcard rated as EASY!', { exact: true }).waitFor();
  await page.getByText('Achievement Unlocked!', { exact: true }).waitFor();
  await expect.poll(() => xpOf(page)).toBe(RATING_XP);

  await flashcard.getByRole('button', { name: 'HARD' }).click();
  await page.getByText('Flashcard rated as HARD!', { exact: true }).waitFor();
  expect(await xpOf(page)).toBe(RATING_XP);
});
