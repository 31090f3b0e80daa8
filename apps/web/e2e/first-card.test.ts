import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newcomer, signUp } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const PAGE_CODE = /\/assets\/index-[^/]+\.js$/;

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.dispose());

/** The calls for a guest and for the first page of the feed that go out from now on, in turn. */
function callsForFirstCard(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isFirstPage = pathname === '/api/quiz/feed' && searchParams.get('offset') === '0';
    if (isFirstPage || pathname === '/api/demo-user') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('a newcomer’s first card is asked for while the code of the page is on its way, once', async () => {
  const { page, complaints } = await newVisitor(product.url);
  const calls = callsForFirstCard(page);
  const answered = page.waitForResponse(/\/api\/quiz\/feed\?/);
  await page.route(PAGE_CODE, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  expect(calls).toEqual(['POST /api/demo-user', 'GET /api/quiz/feed']);
  expect(complaints).toEqual([]);

  const first = await page.getByRole('article').count();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(first);
});

test('so are those of a guest and of an account that come back', async () => {
  const { page } = await newVisitor(product.url);
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  for (const become of [async () => {}, () => signUp(page, newcomer('Ada'))]) {
    await become();
    const calls = callsForFirstCard(page);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    expect(calls).toEqual(['GET /api/quiz/feed']);
    page.removeAllListeners('request');
  }
});

test('where the page’s code is faster it asks by itself, once', async () => {
  const { page } = await newVisitor(product.url);
  const calls = callsForFirstCard(page);
  await page.route(/\/assets\/early-calls-/, async (route) => {
    await page.getByRole('article').first().waitFor();
    await route.continue();
  });
  const late = page.waitForResponse(/\/assets\/early-calls-/);
  await page.goto('/', { waitUntil: 'commit' });
  await late;
  await page.waitForLoadState('load');
  expect(calls).toEqual(['POST /api/demo-user', 'GET /api/quiz/feed']);
});

test('what the first load leaves out is asked for again where it did not come', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const isInWay = /\/assets\/card-parts-[^/]+\.js$/;
  await page.route(isInWay, (route) => route.abort());
  await page.goto('/books/the-lean-startup-by-eric-ries');
  await page.getByRole('heading', { name: 'This screen did not arrive' }).waitFor();
  await page.unroute(isInWay);
  await page.getByRole('button', { name: 'TRY AGAIN' }).click();
  const submit = page.getByRole('button', { name: 'SUBMIT ANSWER' });
  await expect.poll(() => submit.count()).toBeGreaterThan(0);
});
