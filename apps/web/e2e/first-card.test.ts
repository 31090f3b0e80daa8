import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { newcomer, signUp } from './people.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const PAGE_CODE = /\/assets\/index-[^/]+\.js$/;

const product = inject('sharedProduct');

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
  // The device remembers the guest until a page has learnt of the account.
  const becomeAda = async () => {
    await signUp(page, newcomer('Ada'));
    await page.goto('/');
    await page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('"account":')),
    );
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  for (const become of [async () => {}, becomeAda]) {
    await become();
    const calls = callsForFirstCard(page);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    expect(calls).toEqual(['GET /api/quiz/feed']);
    page.removeAllListeners('request');
  }
});

test.each([
  {
    path: '/library',
    stands: 'Loading library...',
    reads: ['books', 'generation', 'users/:id/books', 'users/:id/stats'],
    shows: 'Active Shelf',
  },
  {
    path: '/progress',
    stands: 'Progress & Stats',
    reads: [
      'leaderboard',
      ...['achievements', 'books', 'memory', 'progress', 'standing', 'stats'].map(
        (name) => `users/:id/${name}`,
      ),
    ],
    shows: 'Leaderboard',
  },
])('$path stands, and is asked for, before the code of the page is there', async (given) => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  const reads: string[] = [];
  const isAsked = () => new Set(reads).size === given.reads.length;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/', '').replace(/\/\d+/, '/:id');
    if (given.reads.includes(path)) reads.push(path);
  });
  const looked = Promise.withResolvers<void>();
  await page.route(PAGE_CODE, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.goto(given.path, { waitUntil: 'commit' });
  await page.getByText(given.stands, { exact: true }).waitFor();
  await expect.poll(isAsked).toBe(true);
  looked.resolve();
  await page.getByRole('heading', { name: given.shows }).waitFor();
  expect(reads.toSorted()).toEqual(given.reads.toSorted());
  expect(complaints).toEqual([]);
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

/** Has the page note when its first card is there. */
function markFirstCard(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article')) return;
    observer.disconnect();
    performance.mark('first card');
  }).observe(document, { childList: true, subtree: true });
}

/** What had been asked for when the first card was there, and what was later. */
function askedAroundFirstCard() {
  const at = performance.getEntriesByName('first card')[0]?.startTime ?? Infinity;
  const asked = performance.getEntriesByType('resource');
  const names = (some: readonly PerformanceEntry[]) => some.map(({ name }) => name);
  return {
    before: names(asked.filter(({ startTime }) => startTime <= at)),
    after: names(asked.filter(({ startTime }) => startTime > at)),
  };
}

test('the house stands before any code of the page is there, and the first card has the line to itself', async () => {
  const { page, complaints } = await newVisitor(product.url);
  await page.addInitScript(markFirstCard);
  const pack = page.waitForRequest(/\/study-pack$/);
  const looked = Promise.withResolvers<void>();
  await page.route(PAGE_CODE, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const way = page.getByRole('navigation').getByRole('link', { name: 'Library' });
  await way.waitFor();
  expect(await page.getByText('Loading...').isVisible()).toBe(true);
  const isStyled = await way.evaluate(
    (link) => getComputedStyle(link).textDecorationLine === 'none',
  );
  expect(isStyled).toBe(true);
  looked.resolve();
  await page.getByRole('article').first().waitFor();
  await pack;
  const { before, after } = await page.evaluate(askedAroundFirstCard);
  const rest = /\/(study-pack|assets\/(room|later)-.*)$/;
  expect(before.filter((address) => rest.test(address))).toEqual([]);
  expect(after.filter((address) => rest.test(address))).not.toEqual([]);
  expect(complaints).toEqual([]);
});

const restMissing = 'The rest of this card did not arrive.';

test.each([
  {
    kind: 'question',
    cards: (page: Page) =>
      page.getByRole('article').filter({ has: page.getByRole('button', { name: "I don't know" }) }),
    act: "I don't know",
    brought: (card: Locator) => card.locator('.stub'),
    // The button has the focus, unless a card further down has asked first.
    retry: (card: Locator) => card.page().keyboard.press('Enter'),
  },
  {
    kind: 'flashcard',
    cards: (page: Page) => page.getByRole('article', { name: /^Flashcard:/ }),
    act: 'Tap to turn over',
    brought: (card: Locator) => card.getByRole('group', { name: 'How hard was it?' }),
    retry: (card: Locator) => card.page().evaluate(() => dispatchEvent(new Event('online'))),
  },
])('what a $kind brings up is asked for again where it did not come', async (given) => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const isInWay = /\/assets\/card-parts-[^/]+\.(?:js|css)$/;
  await page.route(isInWay, (route) => route.abort());
  await page.goto('/');
  const name = (await given.cards(page).first().getAttribute('aria-label')) ?? '';
  const card = page.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: given.act }).click();
  await card.getByText(restMissing).waitFor();
  expect(await given.brought(card).count()).toBe(0);

  // What an answer brings up asks once more by itself: only then is the button there.
  await card.getByRole('button', { name: 'Try again', exact: true }).focus();
  await page.unroute(isInWay);
  await given.retry(card);
  await given.brought(card).waitFor();
  await card.getByText(restMissing).waitFor({ state: 'detached' });
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  const looks = await given.brought(card).evaluate((element) => getComputedStyle(element).display);
  expect(['flex', 'grid']).toContain(looks);
});

test('answers that did not come are asked for again', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const isInWay = /\/assets\/card-parts-[^/]+\.js$/;
  await page.route(isInWay, (route) => route.abort());
  await page.goto('/books/the-lean-startup-by-eric-ries');
  const missing = page.getByText('The answers did not arrive.');
  await missing.first().waitFor();
  await page.unroute(isInWay);
  const again = missing.first().getByRole('button', { name: 'Try again' });
  // The next card that comes up asks for them, too, and may be first.
  const press = () => again.click({ timeout: 1000 }).catch(() => undefined);
  await expect.poll(async () => press().then(() => missing.count())).toBe(0);
  const submit = page.getByRole('button', { name: 'SUBMIT ANSWER' });
  await expect.poll(() => submit.count()).toBeGreaterThan(0);
});

/** So long (ms) after it was asked for the page shows a copy of what is not there yet, where it has one. */
const PATIENCE_MS = 500;

test('a newcomer who waits for a slow read does not fetch the way to copies that nobody has', async () => {
  const { page } = await newVisitor(product.url, withoutWorker);
  const copies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/restore-')) copies.push(request.url());
  });
  await page.route(/\/stats(?:\?|$)/, async (route) => {
    const asked = await page.evaluate(() => performance.now());
    const late = asked + 2 * PATIENCE_MS;
    await page.waitForFunction((time) => performance.now() > time, late);
    await route.continue();
  });
  const stats = page.waitForResponse(/\/stats(?:\?|$)/);
  await page.goto('/');
  await stats;
  expect(copies).toEqual([]);
});
