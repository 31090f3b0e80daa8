import type { FeedItem } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { userKeys } from '../../data/account/current-user.ts';
import { anAccount, pagesOf, problem, serve } from '../../testing/api.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());

function questions(count: number, firstId = 1): FeedItem[] {
  return Array.from({ length: count }, (_, index) =>
    aQuestion({ id: firstId + index, questionText: `Question ${firstId + index}?` }),
  );
}

const offsets = (asked: readonly string[]) =>
  asked.flatMap((call) => /quiz\/feed\?.*offset=(\d+)/.exec(call)?.[1] ?? []).map(Number);

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight });
}

test('loading, then a list of questions and flashcards of the reader', async () => {
  const reply = Promise.withResolvers<HttpResponse<FeedItem[]>>();
  const asked = serve({ feed: () => reply.promise });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Loading questions...')).toBeVisible();
  reply.resolve(HttpResponse.json([aQuestion(), aFlashcard()]));
  await expect.element(screen.getByText('Who won at Marathon?')).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Marathon', exact: true }))
    .toBeInTheDocument();
  expect(screen.getByRole('article').elements()).toHaveLength(2);
  expect(asked).toContain('GET /api/quiz/feed?limit=5&offset=0&userId=41');
});

test('an empty feed says so and leads to the library', async () => {
  serve();
  const { screen } = render(<FeedScreen />);
  await expect
    .element(screen.getByRole('heading', { name: 'No Questions Available' }))
    .toBeVisible();
  await expect
    .element(screen.getByText('Add some books to your shelf to start your learning journey!'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'BROWSE LIBRARY' }))
    .toHaveAttribute('href', '/library');
});

test('a page of 5 is followed by the next one on scrolling, a shorter one is the end', async () => {
  const asked = serve({ feed: pagesOf(questions(9)) });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  expect(offsets(asked)).toEqual([0]);
  scrollToEnd();
  await expect.element(screen.getByText('Question 9?')).toBeInTheDocument();
  scrollToEnd();
  await expect.element(screen.getByText("You've reached the end!")).toBeVisible();
  await expect.element(screen.getByText('Add more books to continue learning.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'ADD MORE BOOKS' }))
    .toHaveAttribute('href', '/library');
  expect(offsets(asked)).toEqual([0, 5]);
});

test('"Loading more questions..." while a further page is on its way', async () => {
  const second = Promise.withResolvers<HttpResponse<FeedItem[]>>();
  serve({
    feed: ({ request }) =>
      request.url.includes('offset=0') ? HttpResponse.json(questions(5)) : second.promise,
  });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  scrollToEnd();
  await expect.element(screen.getByText('Loading more questions...')).toBeInTheDocument();
  second.resolve(HttpResponse.json([]));
  await expect.element(screen.getByText("You've reached the end!")).toBeInTheDocument();
});

test('repeats are dropped, a question and a flashcard of one id both stay, paging counts raw items', async () => {
  const items = [...questions(4), aFlashcard({ id: 1 }), ...questions(2, 3), aFlashcard({ id: 1 })];
  const asked = serve({ feed: pagesOf(items) });
  const { screen } = render(<FeedScreen />);
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(5);
  scrollToEnd();
  await expect.element(screen.getByText("You've reached the end!")).toBeInTheDocument();
  expect(screen.getByRole('article').elements()).toHaveLength(5);
  expect(offsets(asked)).toEqual([0, 5]);
});

test('a page of nothing but repeats is followed by the next one', async () => {
  const asked = serve({ feed: pagesOf([...questions(5), ...questions(5), ...questions(1, 9)]) });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  scrollToEnd();
  await expect.element(screen.getByText('Question 9?')).toBeInTheDocument();
  expect(offsets(asked)).toEqual([0, 5, 10]);
});

test('all pages of one load carry the same feed id', async () => {
  const ids: (string | null)[] = [];
  serve({
    feed: (info) => {
      ids.push(info.request.headers.get('feed-id'));
      return pagesOf(questions(6))(info);
    },
  });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  scrollToEnd();
  await expect.element(screen.getByText('Question 6?')).toBeInTheDocument();
  expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  expect(new Set(ids).size).toBe(1);
});

test('an item that does not say what it is is a question', async () => {
  const { itemType: _, ...rest } = aQuestion();
  serve({ feed: () => HttpResponse.json([rest]) });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByRole('button', { name: 'Athens' })).toBeVisible();
});

test('books n and n + 6 share a theme, n and n + 1 do not', async () => {
  const items = [2, 8, 3].map((id) => aQuestion({ id, book: aBook({ id }) }));
  serve({ feed: pagesOf(items) });
  const { screen } = render(<FeedScreen />);
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(3);
  const plates = screen
    .getByRole('article')
    .elements()
    .map((card) => getComputedStyle(card).backgroundColor);
  expect(plates[0]).toBe(plates[1]);
  expect(plates[0]).not.toBe(plates[2]);
});

test('a feed that does not arrive can be asked for again, and is not by itself', async () => {
  let fail = true;
  const asked = serve({
    feed: () => (fail ? problem(500) : HttpResponse.json([aQuestion()])),
  });
  const { screen } = render(<FeedScreen />);
  const again = screen.getByRole('button', { name: 'TRY AGAIN' });
  await expect.element(again).toBeVisible();
  expect(offsets(asked)).toEqual([0]);
  fail = false;
  await again.click();
  await expect.element(screen.getByText('Who won at Marathon?')).toBeVisible();
});

test('a further page that does not arrive leaves what is there and can be asked for again', async () => {
  let fail = true;
  const asked = serve({
    feed: (info) =>
      fail && info.request.url.includes('offset=5')
        ? HttpResponse.error()
        : pagesOf(questions(6))(info),
  });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  scrollToEnd();
  const again = screen.getByRole('button', { name: 'TRY AGAIN' });
  await expect.element(again).toBeInTheDocument();
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  expect(offsets(asked)).toEqual([0, 5]);
  fail = false;
  await again.click();
  await expect.element(screen.getByText('Question 6?')).toBeInTheDocument();
  expect(offsets(asked)).toEqual([0, 5, 5]);
});

test('an empty feed of an account gets the default books once, loading until they are there', async () => {
  let shelved = 0;
  const second = Promise.withResolvers<HttpResponse<FeedItem[]>>();
  const asked = serve({
    user: () => HttpResponse.json(anAccount()),
    feed: () => (shelved ? second.promise : HttpResponse.json([])),
  });
  worker.use(
    http.post('/api/users/add-default-books', () => {
      shelved += 1;
      return HttpResponse.json([]);
    }),
  );
  const { screen } = render(<FeedScreen />);
  await expect.poll(() => offsets(asked)).toEqual([0, 0]);
  await expect.element(screen.getByText('Loading questions...')).toBeVisible();
  second.resolve(HttpResponse.json([]));
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  expect(shelved).toBe(1);
});

test('a guest with an empty feed gets no default books from here', async () => {
  const asked = serve();
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  expect(offsets(asked)).toEqual([0]);
});

test('a guest whose cookie is gone is made anew and gets a feed', async () => {
  localStorage.setItem('demoUserId', '12');
  serve({
    feed: (info) =>
      info.request.url.includes('userId=41') ? pagesOf(questions(1))(info) : problem(401),
  });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('Question 1?')).toBeVisible();
  expect(localStorage.getItem('demoUserId')).toBe('41');
});

test('without a demo user the feed carries on, without an id', async () => {
  const asked = serve({ demoUser: () => problem(503), feed: () => problem(401) });
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  expect(asked).toContain('GET /api/quiz/feed?limit=5&offset=0');
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to create demo user')]);
});

test.each([
  ['the demo user', 'demoUser', 'userId=41', () => HttpResponse.json({ id: 41 })],
  ['the account', 'user', 'userId=7', () => HttpResponse.json(anAccount())],
])('a feed read for nobody is read anew once %s is known', async (_, call, reader, found) => {
  let fail = true;
  serve({
    [call]: () => (fail ? problem(503) : found()),
    feed: (info) =>
      info.request.url.includes(reader) ? pagesOf(questions(1))(info) : problem(401),
  });
  const { screen, queryClient } = render(<FeedScreen />);
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  takeUnexpected();
  fail = false;
  await queryClient.refetchQueries({ queryKey: userKeys.all });
  await expect.element(screen.getByText('Question 1?')).toBeVisible();
});

test('sets title, description, social tags and canonical link', async () => {
  serve();
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  expect(document.title).toContain('Morsel');
  const tags = [
    'meta[name="description"]',
    'meta[property="og:title"]',
    'meta[name="twitter:title"]',
    'link[rel="canonical"]',
  ];
  await expect.poll(() => tags.filter((tag) => !document.head.querySelector(tag))).toEqual([]);
});
