import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { heard } from './answer-book.ts';
import { answer, questionOn } from './answering.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const product = inject('sharedProduct');

const questionCards = (page: Page) =>
  page.getByRole('region', { name: 'Practice Questions' }).getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition').innerText();

async function openBookOfFeed(page: Page): Promise<string> {
  await page.goto('/');
  const book = page.getByRole('article').first().getByRole('link');
  const title = (await book.locator('b').textContent()) ?? '';
  await book.click();
  await heading(page).filter({ hasText: title }).waitFor();
  return title;
}

async function master(card: Locator): Promise<string> {
  const question = await questionOn(card);
  await answer(card, question, true);
  await card.getByRole('button', { name: 'MASTERED' }).click();
  await card.getByRole('button', { name: 'MASTERED ✓' }).waitFor();
  return heard(question);
}

test('a book is opened from its card, practised, mastered in part, and a mark is taken back', async () => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  const title = await openBookOfFeed(page);
  await questionCards(page).first().waitFor();
  const total = await questionCards(page).count();
  await expect.poll(() => figure(page, 'Questions')).toBe(String(total));
  expect(await figure(page, 'Answered this session')).toBe('0');

  const first = await master(questionCards(page).nth(0));
  await page.getByText('Question mastered! 📖', { exact: true }).waitFor();
  const second = await master(questionCards(page).nth(1));
  await answer(questionCards(page).nth(2), await questionOn(questionCards(page).nth(2)), true);
  await page.getByText('3 in a row!', { exact: true }).waitFor();
  await expect.poll(() => figure(page, 'Answered this session')).toBe('3');

  await page.goto('/mastered');
  const group = page.getByRole('region', { name: title });
  await group.getByText('2 mastered').waitFor();
  for (const text of [first, second]) await group.getByText(text).waitFor();
  await expect.poll(() => figure(page, 'Mastery rate')).toBe('2%');
  await group.getByRole('listitem').filter({ hasText: first }).getByRole('button').click();
  await page.getByText('Back in your feed', { exact: true }).waitFor();
  await group.getByText('1 mastered').waitFor();
  await group.getByText(first).waitFor({ state: 'detached' });

  await group.getByRole('link').click();
  await heading(page).filter({ hasText: title }).waitFor();
  await expect.poll(() => questionCards(page).count()).toBe(total);
  await expect
    .poll(() => page.getByRole('main').getByText('Mastered', { exact: true }).count())
    .toBe(1);
  expect(await figure(page, 'Answered this session')).toBe('0');
  expect(complaints).toEqual([]);
});

test('a flashcard is rated once on the page of its book', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/books/the-histories-by-herodotus');
  const card = page.getByRole('article', { name: /^Flashcard:/ }).first();
  await card.getByRole('button', { name: 'Tap to turn over' }).click();
  await card.getByRole('button', { name: 'EASY' }).click();
  await page.getByText('Flashcard rated easy!', { exact: true }).waitFor();
  await expect.poll(() => card.getByRole('button', { name: 'HARD' }).isDisabled()).toBe(true);
});

test('by id it is the same page; what is no book is not found', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/book/1');
  await page.getByText('Study Flashcards').waitFor();
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
  await expect.poll(canonical).toMatch(/\/books\/[a-z-]+-by-[a-z-]+$/);
  await page.goto(new URL((await canonical()) ?? '').pathname);
  await page.getByText('Study Flashcards').waitFor();
  await expect.poll(() => page.title()).toContain(await heading(page).innerText());

  for (const path of ['/books/none', '/book/999999', '/book/none']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Book Not Found' }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to library' }).click();
  await page.waitForURL('**/library');
});
