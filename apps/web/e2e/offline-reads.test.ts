import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { ada, logOut, signUp } from './people.ts';
import { startProduct } from './product.ts';
import { untilReadyForOffline } from './studying.ts';
import { newVisitor } from './visitor.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const age = (page: Page) => page.getByText(/^Saved copy from/).first();

/** How many reads the device keeps a copy of. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('morsel');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('reads').objectStore('reads').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

/** Goes somewhere and stays until the device keeps so many reads in all. */
async function visit(page: Page, path: string, kept: number): Promise<void> {
  await page.goto(path);
  await expect.poll(() => countKept(page)).toBe(kept);
}

test('what an account has visited opens without the server, and goes as it logs out', async () => {
  const product = await startProduct();
  onTestFinished(() => product.dispose());
  const { page } = await newVisitor(product.url);
  await signUp(page, ada);
  await page.goto('/');
  await untilReadyForOffline(page);
  // Stats and what is mastered, which nobody opens; then shelf and books, five of the progress, and a
  // book, its lists, its texts, what is one's own and how far it was read.
  await visit(page, '/library', 4);
  await visit(page, '/progress', 9);
  await page.goto('/library');
  const link = page.getByRole('region', { name: 'Active Shelf' }).getByRole('link').first();
  const book = (await link.getAttribute('href')) ?? '';
  await visit(page, book, 15);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await product.stop();

  for (const { path, name } of [
    { path: '/library', name: 'Library' },
    { path: '/progress', name: 'Progress & Stats' },
    { path: '/mastered', name: 'Mastered Questions' },
    { path: book, name: title },
  ]) {
    await page.goto(path);
    await heading(page, name).waitFor();
    await age(page).waitFor();
    await page.getByRole('banner').getByText('LV 1').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await page.getByRole('article').first().waitFor();
  await page.goto('/book/2147483647');
  await heading(page, 'Not downloaded yet').waitFor();

  await logOut(page);
  await page.goto('/library');
  await heading(page, 'Not downloaded yet').first().waitFor();
  expect(await age(page).count()).toBe(0);

  await product.restart();
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  const answered = await page.request.get('/api/users');
  expect(answered.status()).toBe(401);
});
