import type { FeedItem } from '@morsel/sdk/contract';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { pageLoad } from '../../data/page-load.ts';
import { storePack } from '../../offline/pack/store-pack.ts';
import { serve } from '../../testing/api.ts';
import { aQuestion } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { aPack, aPackQuestion } from '../../testing/study-pack.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());

const due = (id: number): FeedItem =>
  aQuestion({ id, questionText: `Question ${id}?`, dueAt: Date.now() - 1000 });

test('what is due is asked for alone, and what was passed over is offered again', async () => {
  const replies = [[due(1), due(2)], []];
  const asked = serve({ feed: () => HttpResponse.json(replies.shift() ?? []) });
  const { screen } = render(<FeedScreen />, { path: '/feed?due' });
  await expect.element(screen.getByText('Question 2?')).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'What is due' })).toBeInTheDocument();
  await expect.element(screen.getByText('2 cards missed or passed over.')).toBeInTheDocument();
  expect(asked).toContain('GET /api/quiz/feed?limit=5&offset=0&due=true&userId=41');

  await screen.getByRole('button', { name: 'GO THROUGH THEM AGAIN' }).click();

  await expect.element(screen.getByText('All caught up')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'TO THE FEED' }))
    .toHaveAttribute('href', '/');
});

test('nothing due says so, and puts no default books on the shelf', async () => {
  const asked = serve();
  const { screen } = render(<FeedScreen />, { path: '/feed?due' });
  await expect.element(screen.getByText('Nothing is due right now.')).toBeVisible();
  const title = screen.getByRole('heading', { level: 1, name: 'What is due' });
  await expect.element(title).toBeInTheDocument();
  expect(asked.filter((call) => call.startsWith('POST') && call.includes('default'))).toEqual([]);
});

/** The reader has a pack of a question not met yet and one that is due, and no server. */
async function studyWithoutServer() {
  await page.viewport(390, 844);
  const [known, met] = [aPackQuestion(1), aPackQuestion(2)];
  const fetched = aPack([known, met]);
  const past = Date.now() - 1000;
  const memory = { dueAt: past, stability: 1, difficulty: 5, scheduledDays: 1, learningSteps: 0 };
  const more = { reps: 1, lapses: 0, state: 2, lastReviewAt: past - 86_400_000 };
  const entries = fetched.entries.map((entry) =>
    entry.itemId === 2 ? { ...entry, memory: { ...memory, ...more } } : entry,
  );
  const before = { record: undefined, items: [], pending: [] };
  await storePack(41, { before, fetched: { ...fetched, entries }, fetchedAt: Date.now() });
  serve({ feed: () => HttpResponse.error() });
  const outage = beginOutage();
  const { screen, queryClient } = render(<FeedScreen />, { path: '/feed?due' });
  const card = screen.getByRole('article', { name: 'Question 2?' });
  await expect.element(card).toBeVisible();
  return { screen, card, outage, answered: pageLoad(queryClient).answered };
}

test('without the server the pack has what is due, and its end', async () => {
  const { screen, card, outage } = await studyWithoutServer();
  await expect.element(screen.getByText('Nearly there')).toBeInTheDocument();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('All caught up')).toBeInTheDocument();
  await outage.end();
});

test('what was missed without the server can be answered once more without it, and nothing else', async () => {
  const { screen, card, outage, answered } = await studyWithoutServer();
  const result = { isCorrect: true, explanation: '', correctAnswer: 1, streak: 1, xp: 10 };
  const outcome = { state: 'local', result, arriving: new Promise<never>(() => {}) } as const;
  answered.set(1, { opId: 'before', answer: 1, outcome, ismastered: false });
  const wrong = card.getByRole('button', { name: /^Sparta/ });
  await wrong.click();
  await expect.element(card.getByText('INCORRECT')).toBeVisible();
  await screen.getByRole('button', { name: 'GO THROUGH THEM AGAIN' }).click();
  await expect.element(wrong).toBeEnabled();
  expect([...answered.keys()]).toEqual([1]);
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('All caught up')).toBeInTheDocument();
  await outage.end();
});
