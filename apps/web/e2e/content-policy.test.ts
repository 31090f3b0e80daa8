import { afterAll, beforeAll, expect, test } from 'vitest';

import { admin, type Product, startProduct } from './product.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

const screens = [
  '/',
  '/feed',
  '/library',
  '/progress',
  '/mastered',
  '/books/the-lean-startup-by-eric-ries',
  '/book/1',
  '/admin',
  '/signin',
  '/signup',
  '/settings',
  '/no-such-page',
];

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await closeBrowser();
  await product.dispose();
});

test.each([
  ['a guest', undefined],
  ['an admin', admin],
])('no screen violates the content policy for %s', async (_, account) => {
  const { context, page } = await newVisitor(product.url);
  if (account) await context.request.post('/api/signin', { data: account });
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'tellViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const path of screens) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  // The listener hears what is refused: an inline style is.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations).toEqual([expect.stringContaining('style-src')]);
  await context.close();
});
