import type { FeedItem } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { runOffline } from '../../app/offline/run-offline.ts';
import { getStatus, offline } from '../../offline/door.ts';
import { pagesOf, serve } from '../../testing/api.ts';
import { aBook, aQuestion } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

const [KEPT, MOVED] = [8, 9];

beforeEach(() => {
  localStorage.clear();
  worker.use(
    http.get('/api/users/41/study-pack', () => HttpResponse.error()),
    http.get('/api/mastered', () => HttpResponse.json([])),
  );
});

const questionOf = (bookId: number, id: number): FeedItem =>
  aQuestion({ id, questionText: `Question ${id}?`, book: aBook({ id: bookId }) });

/** As it waits when the page is loaded anew. */
async function shelveLater(value: boolean): Promise<void> {
  const { submit } = await offline();
  const shelving = { kind: 'shelf', target: MOVED, value, label: 'A book' } as const;
  expect((await submit(41, shelving)).state).toBe('kept');
}

/** What waits is sent once the feed stands, and not before anybody follows what becomes of it. */
async function renderFeed() {
  const { screen, queryClient } = render(<FeedScreen />);
  onTestFinished(await runOffline(queryClient));
  return screen;
}

test('a book whose removal is on its way leaves the feed, and stays out once it has arrived', async () => {
  serve({ feed: pagesOf([questionOf(KEPT, 1), questionOf(MOVED, 2), questionOf(KEPT, 3)]) });
  const outage = beginOutage();
  await shelveLater(false);
  const screen = await renderFeed();
  await expect.element(screen.getByText('Question 3?')).toBeInTheDocument();
  await expect.element(screen.getByText('Question 2?')).not.toBeInTheDocument();
  await outage.end();
  expect(getStatus().pending).toEqual([]);
  expect(screen.getByRole('article').elements()).toHaveLength(2);
  expect(screen.getByText('Question 2?').query()).toBeNull();
});

test('an empty feed that goes on does not say once more that it is empty', async () => {
  const items: FeedItem[] = [];
  serve({ feed: (info) => pagesOf(items)(info) });
  const outage = beginOutage();
  await shelveLater(true);
  const screen = await renderFeed();
  const empty = screen.getByText('No Questions Available');
  await expect.element(empty).toBeInTheDocument();
  const wasEmpty: boolean[] = [];
  const observer = new MutationObserver(() => wasEmpty.push(empty.query() !== null));
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  items.push(questionOf(MOVED, 3));
  await outage.end();
  await expect.element(screen.getByText('Question 3?')).toBeInTheDocument();
  expect(wasEmpty).toContain(false);
  expect(wasEmpty.slice(wasEmpty.indexOf(false))).not.toContain(true);
});

test.each([0, 2])(
  'a book that arrives on the shelf goes on the feed of %i that had ended',
  async (before) => {
    const items = [questionOf(KEPT, 1), questionOf(KEPT, 2)].slice(0, before);
    serve({ feed: (info) => pagesOf(items)(info) });
    const outage = beginOutage();
    await shelveLater(true);
    const screen = await renderFeed();
    const end = before > 0 ? "You've reached the end!" : 'No Questions Available';
    await expect.element(screen.getByText(end)).toBeInTheDocument();
    items.push(questionOf(MOVED, 3));
    await outage.end();
    screen.getByText(end).query()?.scrollIntoView();
    await expect.element(screen.getByText('Question 3?')).toBeInTheDocument();
    expect(screen.getByRole('article').elements()).toHaveLength(before + 1);
  },
);
