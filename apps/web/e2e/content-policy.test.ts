import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { admin, type Product, startProduct } from './product.ts';
import { hideByReports } from './stored.ts';
import { newVisitor } from './visitor.ts';

const screens = [
  '/',
  '/feed',
  '/library',
  '/progress',
  '/mastered',
  '/books/the-lean-startup-by-eric-ries',
  '/book/1',
  '/book/1/bites',
  '/book/1/ideas',
  '/book/1/proposals',
  '/admin',
  '/admin?hidings',
  '/signin',
  '/signup',
  '/settings',
  '/developers',
  '/no-such-page',
];

/** Tabs that load at the same time: each waits for a while in which nothing is asked for. */
const AT_ONCE = 3;

let product: Product;

beforeAll(async () => {
  product = await startProduct();
  hideByReports(product, 3);
});

afterAll(() => product.dispose());

async function lookAt(context: BrowserContext, path: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(path);
  await tab.getByRole('heading').first().waitFor();
  await tab.waitForLoadState('networkidle');
  await tab.close();
}

test.each([
  ['a guest', undefined],
  ['an admin', admin],
])('no screen violates the content policy for %s', async (_, account) => {
  const { context, page } = await newVisitor(product.url);
  if (account) await context.request.post('/api/signin', { data: account });
  const violations: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'tellViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  // Whoever reads is known from here on.
  await page.goto('/');
  await page.getByRole('heading').first().waitFor();
  for (let index = 0; index < screens.length; index += AT_ONCE) {
    await Promise.all(screens.slice(index, index + AT_ONCE).map((path) => lookAt(context, path)));
  }
  // The listener hears what is refused: an inline style is.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations).toEqual([expect.stringContaining('style-src')]);
});
