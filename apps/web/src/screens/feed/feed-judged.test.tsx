import type { FeedItem } from '@morsel/sdk/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { getStatus } from '../../offline/door.ts';
import { pagesOf, serve } from '../../testing/api.ts';
import { aResult } from '../../testing/items.ts';
import { serveAnswers, takePackToHand } from '../../testing/key-at-hand.ts';
import { render } from '../../testing/render.tsx';
import { aPackQuestion } from '../../testing/study-pack.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const packed = aPackQuestion(1);
const item: FeedItem = packed.item;

/** A feed of one question whose key is at hand, and a server whose word on it comes when the test says so. */
async function renderJudgedFeed(reply: () => Promise<Response>) {
  serve({ feed: pagesOf([item]) });
  const sent = serveAnswers(packed, reply);
  const { screen, rerender } = render(<FeedScreen />);
  const card = screen.getByRole('article');
  await expect.element(card).toBeVisible();
  await takePackToHand();
  return { screen, rerender, card, sent };
}

test('an answer whose key is at hand is judged before anything has come of it', async () => {
  const word = Promise.withResolvers<Response>();
  const { screen, card } = await renderJudgedFeed(() => word.promise);
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText('Explanation 1.')).toBeVisible();
  expect(screen.getByText(/XP/).query()).toBeNull();
  word.resolve(HttpResponse.json(aResult()));
  await expect.element(screen.getByText('+10 XP')).toBeVisible();
});

test('one that was not saved is still so after a look elsewhere, and the same one is sent again', async () => {
  let isReached = false;
  const { screen, rerender, card, sent } = await renderJudgedFeed(() =>
    Promise.resolve(isReached ? HttpResponse.json(aResult()) : HttpResponse.error()),
  );
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  // What the page says of the device has to be so.
  expect(getStatus().storage).toBe('silent');
  rerender(<p>Elsewhere</p>);
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  rerender(<FeedScreen />);
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Sparta/ })).toBeDisabled();
  isReached = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('+10 XP')).toBeVisible();
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
});
