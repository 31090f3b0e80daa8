import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { explainingBook } from '../../api/src/testing/explaining-text.ts';
import { type Product, startProduct } from './product.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const { chapters } = explainingBook({ chapters: 40, terms: 60 });
const book = {
  name: 'the-measured-world.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from(chapters.map(({ title, text }) => `# ${title}\n\n${text}`).join('\n\n')),
};

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.dispose());

const fileField = (page: Page) => page.getByLabel('Choose or drop a file');

/** Loads page after page of the feed until a card of the book is there. */
async function untilInFeed(page: Page, title: string): Promise<void> {
  const ofBook = page.locator('.book-line b').filter({ hasText: title });
  await expect
    .poll(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      return ofBook.count();
    })
    .toBeGreaterThan(0);
}

test('a book with its text has questions from it in the feed, without any model', async () => {
  const title = 'The Measured World';
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  await page.goto('/library');
  await page.getByRole('button', { name: 'Add a New Book' }).click();
  await page.getByText(/ Up to \d+ MB\.$/).waitFor();
  await page.getByLabel('Book Title').fill(title);
  await page.getByLabel('Author').fill('A Journeyman');
  const broken = { name: 'broken.epub', mimeType: 'application/epub+zip' };
  await fileField(page).setInputFiles({ ...broken, buffer: Buffer.from('PK\u0003\u0004 no more') });
  const submit = page.getByRole('button', { name: '+ ADD BOOK & GENERATE QUESTIONS' });
  await submit.click();
  await page.getByText(/^Choose another text or take it out/).waitFor();

  await page.getByRole('button', { name: 'Take out broken.epub' }).click();
  await fileField(page).setInputFiles(book);
  await submit.click();
  await page.getByText(/^Its text was read: [\d,]+ words in \d+ chapters\.$/).waitFor();
  await page.getByText(/^[1-9]\d* questions are in your feed\.$/).waitFor();
  await page.getByText(/^[1-9]\d* flashcards are in your feed\.$/).waitFor();

  await page.getByRole('link', { name: title, exact: true }).click();
  await page
    .getByText(/^[1-9]\d* of \d+ parts$/)
    .first()
    .waitFor();
  const questions = page.locator('.book-section').first().locator('.count-badge');
  const before = Number(await questions.textContent());
  await page.getByRole('button', { name: 'Generate more questions' }).click();
  await expect.poll(async () => Number(await questions.textContent())).toBeGreaterThan(before);

  await page.goto('/');
  await untilInFeed(page, title);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});
