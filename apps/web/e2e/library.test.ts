import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { newVisitor, withoutWorker } from './visitor.ts';

const product = inject('sharedProduct');

const shelfOf = (page: Page) => page.getByRole('region', { name: 'Active Shelf' });
const booksOf = (page: Page) => page.getByRole('region', { name: 'Available Books' });

async function titlesOnShelf(page: Page): Promise<string[]> {
  const buttons = await shelfOf(page).getByRole('button').all();
  const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  return labels.map((label) => label?.replace('Remove from shelf: ', '') ?? '');
}

async function openFeed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Morsel, home' }).click();
  // The library's books are articles too, and stay until the feed takes their place.
  await page.locator('.feed').getByRole('article').first().waitFor();
}

/** Titles of the books whose cards the feed shows. */
async function booksInFeed(page: Page): Promise<Set<string>> {
  return new Set(await page.locator('.book-line b').allTextContents());
}

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/library');
  await shelfOf(page).getByRole('link').first().waitFor();
}

async function fitsScreen(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
}

test('a book taken off the shelf leaves the feed, and comes back with it', async () => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  await openLibrary(page);
  const [kept = '', ...others] = await titlesOnShelf(page);
  await openFeed(page);
  await expect.poll(async () => (await booksInFeed(page)).size).toBeGreaterThan(0);

  await page.goBack();
  for (const title of others) {
    await page.getByRole('button', { name: `Remove from shelf: ${title}` }).click();
    await booksOf(page).getByRole('article', { name: title }).waitFor();
  }
  await expect.poll(() => titlesOnShelf(page)).toEqual([kept]);
  await openFeed(page);
  // The feed is read anew once the API knows that the last one is off.
  await expect.poll(() => booksInFeed(page)).toEqual(new Set([kept]));

  await page.goBack();
  const [back = ''] = others;
  const card = booksOf(page).getByRole('article', { name: back });
  await card.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await page.getByText('Book has been added to your active shelf.', { exact: true }).waitFor();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => titlesOnShelf(page)).toEqual([kept, back]);
  await page.reload();
  await shelfOf(page).getByRole('link', { name: back }).waitFor();
  expect(complaints).toEqual([]);
});

test('a book of odd letters is added, shelved, shown as text, and told why it has no questions', async () => {
  const title = `"Salt & Pepper" <script>alert(1)</script> 'n' ملح`;
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await openLibrary(page);

  await page.getByRole('button', { name: 'Add a New Book' }).click();
  await page.getByLabel('Book Title').fill(`  ${title} `);
  await page.getByLabel('Author').fill('O’Neill & Sons');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: '+ ADD BOOK & GENERATE QUESTIONS' }).click();
  await page.getByText(`"${title}" has been added to the system.`, { exact: true }).waitFor();
  await page.getByText(/^No questions were made/).waitFor();
  await page.getByText(/^No flashcards were made/).waitFor();
  await page.getByText(/^Then press the button to generate again\./).waitFor();
  expect(calls.map((path) => path.replace(/\d+/g, '#'))).toEqual([
    '/api/books',
    '/api/users/#/books',
    '/api/books/#/generate-questions',
    '/api/books/#/generate-flashcards',
  ]);

  const link = shelfOf(page).getByRole('link', { name: title });
  await link.waitFor();
  expect(await fitsScreen(page)).toBe(true);
  await link.click();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await fitsScreen(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the styles of a screen that loads later keep their place', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await openLibrary(page);
  const form = page.getByRole('region', { name: 'Add a New Book' });
  await expect
    .poll(() => form.evaluate((element) => getComputedStyle(element).padding))
    .toBe('20px');
});
