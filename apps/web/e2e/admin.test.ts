import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { admin, type Product, startProduct } from './product.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const TITLE = 'The Lean Startup';
const SLUG = 'the-lean-startup-by-eric-ries';
const COVER = 'https://pictures.example/cover.svg';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.dispose());

/** A visitor whose pictures all arrive, wherever they are said to be. */
async function visitorWithPictures() {
  // And what goes through the worker, once it is there, would not be answered from here.
  const visitor = await newVisitor(product.url, withoutWorker);
  const picture = { contentType: 'image/svg+xml', body: PICTURE };
  await visitor.page.route(COVER, (route) => route.fulfill(picture));
  await visitor.page.route('**/covers/*', (route) => route.fulfill(picture));
  return visitor;
}

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/signin', { data: admin });
  expect(answer.status()).toBe(200);
}

/** Titles of all books that somebody finds. */
async function titlesFor(page: Page): Promise<string[]> {
  const books: { title: string }[] = await (await page.request.get('/api/books')).json();
  return books.map(({ title }) => title);
}

/** The panel with the book looked up. */
async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Title or author').fill(TITLE);
}

const rowOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: TITLE }) });

test('a guest is told whom the panel is for, and the API refuses too', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'For admins only' }).waitFor();
  const way = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  expect(await way.getAttribute('href')).toBe('/signin');
  // The page makes its guest by and by; only with a guest's cookie does the API know whom it refuses.
  await page.request.post('/api/demo-user');
  const book = await page.request.patch('/api/admin/books/1', { data: { hidden: true } });
  expect(book.status()).toBe(403);
});

test('an admin gives a book another cover, which readers see', async () => {
  const { page, complaints } = await visitorWithPictures();
  await signIn(page);
  await openPanel(page);
  await page.getByRole('button', { name: `Edit cover of ${TITLE}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Book Cover' });
  const save = dialog.getByRole('button', { name: 'Save Image' });
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByLabel('Cover image URL').fill('http://pictures.example/cover.svg');
  await dialog.getByText('The address has to begin with https://').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByLabel('Cover image URL').fill(COVER);
  const preview = dialog.getByRole('img', { name: 'Preview of the cover' });
  await preview.waitFor();
  expect(await preview.getAttribute('src')).toBe(COVER);
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page).getByText('The new cover is saved.').waitFor();
  const cover = rowOf(page).locator('img');
  await expect.poll(() => cover.getAttribute('src')).toMatch(/^\/covers\/\d+\?v=/);

  await page.goto(`/books/${SLUG}`);
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await expect
    .poll(() => page.getByRole('main').locator('img').first().getAttribute('src'))
    .toMatch(/^\/covers\/\d+\?v=/);
  expect(complaints).toEqual([]);
});

test('an admin hides a book: a guest no longer finds it, until it is shown again', async () => {
  const guest = await visitorWithPictures();
  const guestSees = async (path: string, text: string) => {
    await guest.page.goto(path);
    await guest.page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
  };
  await guestSees(`/books/${SLUG}`, TITLE);

  const { page } = await visitorWithPictures();
  await signIn(page);
  await openPanel(page);
  await rowOf(page)
    .getByRole('button', { name: `Hide ${TITLE}` })
    .click();
  await rowOf(page).getByText('Hidden', { exact: true }).waitFor();

  await guestSees(`/books/${SLUG}`, 'Book Not Found');
  await expect.poll(() => titlesFor(guest.page)).not.toContain(TITLE);

  await rowOf(page)
    .getByRole('button', { name: `Unhide ${TITLE}` })
    .click();
  await rowOf(page)
    .getByRole('button', { name: `Hide ${TITLE}`, exact: true })
    .waitFor();
  await guestSees(`/books/${SLUG}`, TITLE);
});

test('an admin approves a book that a guest added', async () => {
  const guest = await visitorWithPictures();
  await guest.page.goto('/progress');
  await guest.page.getByText('Nothing answered yet.').waitFor();
  const title = `Tom & "Jerry" <script>alert('1')</script>`;
  const added = await guest.page.request.post('/api/books', { data: { title, author: 'A & B' } });
  expect(added.ok()).toBe(true);

  const { page } = await visitorWithPictures();
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: '1 book waits for your approval' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await row.getByText('Waits for approval').waitFor();
  await row.getByRole('button', { name: `Approve ${title}` }).click();
  await row.getByText(/^Listed\./).waitFor();
  await expect.poll(() => page.getByText('Waits for approval').count()).toBe(0);
  await row.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();

  const other = await newVisitor(product.url, withoutWorker);
  await expect.poll(() => titlesFor(other.page)).toContain(title);
});

test('generation without a provider says why there is nothing', async () => {
  const { page } = await visitorWithPictures();
  await signIn(page);
  await openPanel(page);
  for (const what of ['questions', 'flashcards']) {
    const button = rowOf(page).getByRole('button', { name: new RegExp(`generate ${what}`) });
    await button.click();
    await expect
      .poll(() => rowOf(page).getByRole('status').textContent())
      .toMatch(`No ${what} were made: `);
  }
});
