import { expect, inject, test } from 'vitest';

import { admin } from './product.ts';
import { newVisitor, refusals, withoutWorker } from './visitor.ts';

const product = inject('sharedProduct');

/** What `every-screen` does not open, which looks for refusals too. */
test.each([
  [
    'a guest',
    undefined,
    ['/progress', '/book/1', '/book/1/bites', '/settings', '/admin', '/developers'],
  ],
  ['an admin', admin, ['/book/1/bites', '/developers']],
])('no screen violates the content policy for %s', async (_, account, screens) => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  if (account) await page.request.post('/api/signin', { data: account });
  for (const path of screens) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    // What comes after the heading is heard of too.
    await page.waitForLoadState('networkidle');
  }
  expect(refusals(complaints)).toEqual([]);
  // What is refused is heard of: an inline style is.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => refusals(complaints)).toEqual([expect.stringContaining('style-src')]);
});
