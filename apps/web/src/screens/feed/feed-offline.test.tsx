import type { FeedItem, PackItem } from '@morsel/sdk/contract';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { OfflineStrip } from '../../app/offline-strip/offline-strip.tsx';
import { useStats } from '../../data/progress/stats.ts';
import { storePack } from '../../offline/pack/store-pack.ts';
import { pagesOf, serve } from '../../testing/api.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { aPack, aPackQuestion } from '../../testing/study-pack.ts';
import { FeedScreen } from './feed-screen.tsx';

const ShowXp = () => <p>{useStats().data?.xp} XP</p>;

const questions = (from: number, to: number): PackItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const { item, key } = aPackQuestion(from + index);
    return { item, key };
  });

const itemsOf = (pack: readonly PackItem[]): FeedItem[] => pack.map(({ item }) => item);

/** The guest of these tests has this pack on the device. */
async function havePack(items: readonly PackItem[]): Promise<void> {
  const before = { record: undefined, items: [], pending: [] };
  await storePack(41, { before, fetched: aPack(items), fetchedAt: Date.now() });
}

function renderFeed() {
  return render([<OfflineStrip key="strip" />, <ShowXp key="xp" />, <FeedScreen key="feed" />]);
}

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight });
}

const card = (screen: ReturnType<typeof render>['screen'], id: number) =>
  screen.getByRole('article', { name: `Question ${id}?` });

test('with a pack an answer is judged at once, counted on, and marked until it is synced', async () => {
  await havePack(questions(1, 3));
  serve({ feed: pagesOf(itemsOf(questions(1, 3))) });
  const outage = beginOutage();
  const { screen } = renderFeed();
  await expect.element(screen.getByText('0 XP', { exact: true })).toBeVisible();
  for (const id of [1, 2, 3]) {
    await card(screen, id)
      .getByRole('button', { name: /^Athens/ })
      .click();
    await expect.element(card(screen, id).getByText('CORRECT!')).toBeVisible();
    await expect.element(card(screen, id).getByText(`Explanation ${id}.`)).toBeVisible();
    await expect.element(card(screen, id).getByText('Not yet synced')).toBeVisible();
  }
  await expect.element(screen.getByText(`${3 * CORRECT_XP} XP`, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('3 in a row!')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '3 waiting to sync' })).toBeVisible();
  await outage.end();
  await expect.element(screen.getByText('Not yet synced')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
  expect(outage.synced.map(({ target }) => target)).toEqual([1, 2, 3]);
});

test('the first right answer earns its achievement offline too', async () => {
  await havePack(questions(1, 1));
  serve({ feed: pagesOf(itemsOf(questions(1, 1))) });
  beginOutage();
  const { screen } = renderFeed();
  await card(screen, 1)
    .getByRole('button', { name: /^Athens/ })
    .click();
  await expect.element(screen.getByText('Achievement Unlocked!')).toBeVisible();
});

test('a question is mastered offline, and leaves the feed with the next load', async () => {
  await havePack(questions(1, 2));
  serve({ feed: () => HttpResponse.error() });
  const outage = beginOutage();
  const { screen, rerender, queryClient } = renderFeed();
  await card(screen, 1)
    .getByRole('button', { name: /^Athens/ })
    .click();
  await card(screen, 1).getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.element(card(screen, 1).getByRole('button', { name: 'MASTERED ✓' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '2 waiting to sync' })).toBeVisible();
  rerender(<p>Another screen</p>);
  queryClient.clear();
  rerender(<FeedScreen />);
  await expect.element(card(screen, 2)).toBeVisible();
  expect(card(screen, 1).query()).toBeNull();
  await outage.end();
  await expect.poll(() => outage.synced.map(({ kind }) => kind)).toEqual(['answer', 'mastery']);
});

test('a feed that does not come goes on from the pack, each card once, and online again after', async () => {
  await havePack(questions(1, 11));
  let isUp = false;
  const offsets: (string | null)[] = [];
  serve({
    feed: (info) => {
      offsets.push(new URL(info.request.url).searchParams.get('offset'));
      return isUp ? pagesOf(itemsOf(questions(4, 16)))(info) : HttpResponse.error();
    },
  });
  const { screen } = renderFeed();
  await expect.element(card(screen, 5)).toBeInTheDocument();
  scrollToEnd();
  await expect.element(card(screen, 10)).toBeInTheDocument();
  isUp = true;
  scrollToEnd();
  await expect.element(card(screen, 13)).toBeInTheDocument();
  scrollToEnd();
  await expect.element(screen.getByText("You've reached the end!")).toBeInTheDocument();
  const names = screen
    .getByRole('article')
    .elements()
    .map((article) => article.querySelector('.stem')?.textContent);
  expect(names).toEqual(Array.from({ length: 16 }, (_, index) => `Question ${index + 1}?`));
  expect(offsets).toEqual(['0', '0', '0', '5', '10']);
});

test('a pack that is used up says so, and when more comes; then it goes on', async () => {
  await havePack(questions(1, 1));
  let isUp = false;
  serve({
    feed: (info) => (isUp ? pagesOf(itemsOf(questions(1, 2)))(info) : HttpResponse.error()),
  });
  const outage = beginOutage();
  const { screen } = renderFeed();
  await card(screen, 1)
    .getByRole('button', { name: /^Athens/ })
    .click();
  await expect.element(card(screen, 1).getByText('CORRECT!')).toBeVisible();
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  const title = 'You have answered all that this device had with it';
  const end = screen.getByRole('heading', { name: title });
  await expect.element(end).toBeVisible();
  await expect.element(screen.getByText(/^The next one comes back on \w+day/)).toBeVisible();
  expect(screen.getByRole('alert').query()).toBeNull();
  await outage.end();
  isUp = true;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect.element(card(screen, 2)).toBeInTheDocument();
  await expect.element(end).not.toBeInTheDocument();
});

test('where the pack has nothing more, the failure shows and can be tried again', async () => {
  await havePack(questions(1, 2));
  let isUp = false;
  serve({
    feed: (info) => (isUp ? pagesOf(itemsOf(questions(1, 3)))(info) : HttpResponse.error()),
  });
  const { screen } = renderFeed();
  await expect.element(card(screen, 2)).toBeInTheDocument();
  scrollToEnd();
  const again = screen.getByRole('button', { name: 'TRY AGAIN' });
  await expect.element(again).toBeVisible();
  isUp = true;
  await again.click();
  await expect.element(card(screen, 3)).toBeInTheDocument();
});
