import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { aLongBook, LONG_BOOK } from './long-book.ts';
import { type Product, startProduct } from './product.ts';
import { appliedCount, eventsOf } from './stored.ts';
import {
  comeOnline,
  guestOf,
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

/** What lies before the reader, and what would be hidden of it. */
interface Shown {
  readonly sentence: string;
  readonly hidden: string;
}

const sentenceOn = (page: Page) => page.getByRole('group', { name: /^The sentence/ });

async function shownOn(page: Page): Promise<Shown> {
  const sentence = (await sentenceOn(page).textContent()) ?? '';
  const hidden = await sentenceOn(page).getByRole('button', { pressed: true }).allTextContents();
  return { sentence, hidden: hidden.join(' ') };
}

/** Does something with what lies there by a thumb, and waits for what follows; what it was. */
async function say(page: Page, what: 'Keep' | 'Skip'): Promise<Shown> {
  const shown = await shownOn(page);
  await page.getByRole('button', { name: what, exact: true }).tap();
  await expect.poll(async () => (await shownOn(page)).sentence).not.toBe(shown.sentence);
  return shown;
}

/** Adds the long book as a reader does who holds its file; its text has been read then. */
async function addLongBook(page: Page): Promise<void> {
  const { file, words } = await aLongBook();
  expect(words).toBeGreaterThan(100_000);
  await page.goto('/library');
  await page.getByRole('button', { name: 'Add a New Book' }).click();
  await page.getByLabel('Choose or drop a file').setInputFiles(file);
  await expect.poll(() => page.getByLabel('Book Title').inputValue()).toBe(LONG_BOOK.title);
  expect(await page.getByLabel('Author').inputValue()).toBe(LONG_BOOK.author);
  await page.getByRole('button', { name: '+ ADD BOOK & GENERATE QUESTIONS' }).click();
  await page.getByRole('link', { name: 'Pick your bites from its text' }).first().click();
}

test('a long book is picked on a phone, on and off line, and what was kept is answered', async () => {
  const { page } = await newVisitor(product.url);
  await page.goto('/');
  await untilReadyForOffline(page);
  const reader = await guestOf(page);
  await addLongBook(page);
  await sentenceOn(page).waitFor();

  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await page.getByText('40 chapters', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Pick your bites' }).first().click();
  await sentenceOn(page).waitFor();
  for (let count = 0; count < 4; count += 1) await say(page, 'Keep');
  await say(page, 'Skip');
  await page.getByRole('link', { name: /^4 kept/ }).waitFor();
  // The book on the shelf, four kept, one skipped.
  await expect.poll(() => appliedCount(product, reader)).toBe(6);
  await untilSynced(page);

  await product.stop();
  const kept = await say(page, 'Keep');
  await say(page, 'Keep');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await page.getByRole('link', { name: /^5 kept/ }).waitFor();
  await untilWaiting(page, 3);
  await page.getByRole('link', { name: /^5 kept/ }).click();
  const stem = kept.sentence.replace(kept.hidden, 'blank');
  const card = page.getByRole('article', { name: stem });
  await card.getByRole('textbox').fill(kept.hidden);
  await card.getByRole('button', { name: 'SUBMIT ANSWER' }).click();
  await card.getByText('CORRECT!', { exact: true }).waitFor();
  await untilWaiting(page, 4);

  await product.restart();
  await comeOnline(page);
  await untilSynced(page);
  expect(eventsOf(product, reader)).toMatchObject([{ isCorrect: true }]);
  await page.goto('/books/twenty-books-in-one-by-ann-reader');
  const own = page.getByRole('region', { name: 'Yours' });
  await expect.poll(() => own.getByRole('listitem').count()).toBe(5);
});
