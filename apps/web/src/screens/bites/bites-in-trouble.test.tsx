import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { packContents } from '../../offline/pack/pack-contents.ts';
import { storePack } from '../../offline/pack/store-pack.ts';
import { problem } from '../../testing/api.ts';
import { renderBites } from '../../testing/bites-screen.tsx';
import { aBite, serveBites, someBites } from '../../testing/bites.ts';
import { serveBook } from '../../testing/book.ts';
import { aBook } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { aPack, aPackQuestion } from '../../testing/study-pack.ts';
import { worker } from '../../testing/worker.ts';

const book = aBook();

beforeEach(async () => {
  await page.viewport(390, 844);
  serveBook({ book, shelf: [book] });
});

test('a bite that is refused comes back, with the reason', async () => {
  serveBites(someBites(2));
  worker.use(
    http.post('/api/users/:userId/bites/:biteId', () => problem(400, 'Pick a word to hide', 'gap')),
  );
  const { screen, keep, button } = renderBites();
  await keep.click();
  await expect.element(screen.getByText('It is back. Pick a word to hide')).toBeVisible();
  await expect.element(button('1')).toBeVisible();
});

const hasGap = (value: unknown) => typeof value === 'object' && value !== null && 'gap' in value;

test('without the server bites are kept on the device, join its pack, and go out later in order', async () => {
  const before = { record: undefined, items: [], pending: [] };
  const fetched = aPack([aPackQuestion(90)]);
  await storePack(41, { before, fetched, fetchedAt: Date.now() });
  serveBites(someBites(3));
  const { keep, undo, skip, button } = renderBites();
  await expect.element(button('1')).toBeVisible();
  const outage = beginOutage();
  // A press means what was there: each waits for what the one before it has brought.
  const shows = (sentence: string) => expect.element(button(sentence)).toBeVisible();
  await keep.click();
  await shows('2');
  await keep.click();
  await shows('3');
  await undo.click();
  await shows('2');
  await keep.click();
  await shows('3');
  await undo.click();
  await shows('2');
  await skip.click();
  await shows('3');
  await expect
    .poll(async () => (await packContents(41))?.items.map(({ id }) => id))
    .toEqual([1, 90]);
  expect((await packContents(41))?.items[0]).toMatchObject({
    type: 'cloze',
    questionText: 'The _____ binds the parts of episode 1 together.',
  });
  await outage.end();
  expect(outage.synced.map(({ target, value }) => [target, value])).toMatchObject([
    [1, { decision: 'kept' }],
    [2, { decision: 'kept' }],
    [2, { decision: 'open' }],
    [2, { decision: 'kept' }],
    [2, { decision: 'open' }],
    [2, { decision: 'skipped' }],
  ]);
  // Kept anew it gets the next number.
  expect(outage.synced.flatMap(({ value, revision }) => (hasGap(value) ? [revision] : []))).toEqual(
    [1, 1, 2],
  );
});

test('what was said offline is not asked again after a load of the page', async () => {
  serveBites(someBites(2));
  const first = renderBites();
  await expect.element(first.button('1')).toBeVisible();
  const outage = beginOutage();
  await first.keep.click();
  await expect.element(first.button('2')).toBeVisible();
  const second = renderBites();
  await expect.element(second.button('2')).toBeVisible();
  await outage.end();
});

test.each([
  ['no text yet', { reason: 'There is nothing to pick from yet.' }, 'Nothing to pick yet'],
  [
    'all seen',
    { kept: 3, reason: 'You have been through all of this text.' },
    'You have seen them all',
  ],
])('%s: says why, and leads on', async (_, served, title) => {
  serveBites([], served);
  const { screen } = renderBites();
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByText(served.reason, { exact: false })).toBeVisible();
});

test('while the text is still looked through it is asked again by itself', async () => {
  const waiting = serveBites([], { reason: 'Still looked through.', isLooking: true });
  const { screen, button } = renderBites();
  await expect.poll(waiting.asked).toBe(1);
  await expect.element(screen.getByText('Looking through your text...')).toBeVisible();
  serveBites(someBites(1));
  await expect.element(button('1')).toBeVisible();
});

test('a failure is told, and another try may bring them', async () => {
  const path = '/api/users/:userId/books/:bookId/bites';
  worker.use(http.post(path, () => HttpResponse.json({}, { status: 500 })));
  const { screen, button } = renderBites();
  await expect.element(screen.getByText('The sentences did not arrive')).toBeVisible();
  serveBites([aBite()]);
  await button('TRY AGAIN').click();
  await expect.element(button('hippocampus')).toBeVisible();
});

test('a book that is not on the shelf is put there by the first bite that is kept', async () => {
  serveBook({ book, shelf: [] });
  const { sent } = serveBites(someBites(2));
  const shelved: unknown[] = [];
  worker.use(
    http.post<never, { bookId: number }>('/api/users/:userId/books', async ({ request }) => {
      shelved.push((await request.json()).bookId);
      return HttpResponse.json({ ok: true });
    }),
  );
  const { keep, button } = renderBites();
  await keep.click();
  await expect.element(button('2')).toBeVisible();
  const together = () => sent.flatMap(({ kind, target }) => (kind === 'shelf' ? [target] : []));
  await expect.poll(() => [...shelved, ...together()]).toEqual([book.id]);
});
