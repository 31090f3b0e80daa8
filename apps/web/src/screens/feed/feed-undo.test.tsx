import type { FeedItem, UserStats } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { useStats } from '../../data/progress/stats.ts';
import { pagesOf, problem, serve } from '../../testing/api.ts';
import { aFlashcard, aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());

const BEFORE: UserStats = { totalAnswered: 8, correctAnswered: 6, xp: 60, level: 1, streak: 4 };

function Streak() {
  return <p>Streak: {useStats().data?.streak}</p>;
}

/** A feed whose server counts one answer or rating, and takes it back. */
function renderFeed(items: FeedItem[] = [aQuestion()], refusal?: () => Response) {
  let stats = BEFORE;
  const reviewed: string[] = [];
  const undone: unknown[] = [];
  serve({ feed: pagesOf(items), stats: () => HttpResponse.json({ ...stats, dayStreak: 1 }) });
  worker.use(
    http.post('/api/quiz/answer', ({ request }) => {
      reviewed.push(request.headers.get('idempotency-key') ?? '');
      stats = { ...BEFORE, totalAnswered: 9, streak: 0 };
      return HttpResponse.json(aResult({ isCorrect: false, streak: 0, xp: 0 }));
    }),
    http.post('/api/flashcards/:id/rate', ({ request }) => {
      reviewed.push(request.headers.get('idempotency-key') ?? '');
      return HttpResponse.json({ difficulty: 'hard', xp: 2 });
    }),
    http.post('/api/reviews/undo', async ({ request }) => {
      const body: unknown = await request.json();
      undone.push(body);
      if (refusal) return refusal();
      stats = BEFORE;
      return HttpResponse.json({ undone: reviewed.at(-1), stats });
    }),
  );
  const { screen } = render(
    <>
      <Streak />
      <FeedScreen />
    </>,
  );
  return { screen, reviewed, undone };
}

const wrong = (screen: Locator) => screen.getByRole('button', { name: /^Sparta/ }).first();
const undoButton = (screen: Locator) => screen.getByRole('button', { name: 'Undo' });

test('Z takes the answer back: the card is open again, the figures are as before', async () => {
  const { screen, reviewed, undone } = renderFeed();
  await expect.element(screen.getByText('Streak: 4')).toBeVisible();
  await wrong(screen).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  await expect.element(screen.getByText('Streak: 0')).toBeVisible();

  await userEvent.keyboard('z');

  await expect.element(screen.getByText('Taken back')).toBeVisible();
  expect(screen.getByText('INCORRECT').query()).toBeNull();
  await expect.element(screen.getByText('Streak: 4')).toBeVisible();
  expect(undone).toEqual([{ userId: 41, itemId: 1, opId: reviewed[0] }]);
  expect(document.activeElement?.tagName).toBe('ARTICLE');
  expect(undoButton(screen).query()).toBeNull();

  await wrong(screen).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  expect(new Set(reviewed).size).toBe(2);
});

test('only the last of several offers it, and each in turn', async () => {
  const { screen, undone } = renderFeed([
    aQuestion({ id: 1, questionText: 'First?' }),
    aQuestion({ id: 2, questionText: 'Second?' }),
  ]);
  const card = (name: string) => screen.getByRole('article', { name });
  await wrong(card('First?')).click();
  await expect.element(undoButton(card('First?'))).toBeVisible();
  await wrong(card('Second?')).click();
  await expect.element(undoButton(card('Second?'))).toBeVisible();
  expect(undoButton(card('First?')).query()).toBeNull();

  await undoButton(card('Second?')).click();
  await undoButton(card('First?')).click();

  await expect.poll(() => undone).toMatchObject([{ itemId: 2 }, { itemId: 1 }]);
  expect(screen.getByText('INCORRECT').query()).toBeNull();
});

test('the card shows what counts when the server refuses, and why', async () => {
  const { screen } = renderFeed([aQuestion()], () => problem(409, 'It is too late for that'));
  await wrong(screen).click();
  await undoButton(screen).click();

  await expect.element(screen.getByText('It is too late for that')).toBeVisible();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  expect(undoButton(screen).query()).toBeNull();
  await wrong(screen).click({ force: true });
  await expect.element(screen.getByText('Streak: 0')).toBeVisible();
});

test('a rating is taken back', async () => {
  const { screen, reviewed, undone } = renderFeed([aFlashcard()]);
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'HARD' }).click();
  await expect.poll(() => reviewed.length).toBe(1);

  await userEvent.keyboard('z');

  await expect.element(screen.getByText('Taken back')).toBeVisible();
  expect(undone).toEqual([{ userId: 41, itemId: 1, opId: reviewed[0] }]);
});

test('what was marked as mastered is not offered to be undone', async () => {
  const { screen } = renderFeed();
  worker.use(http.post('/api/quiz/mastered', () => HttpResponse.json({ ismastered: true })));
  await wrong(screen).click();
  await expect.element(undoButton(screen)).toBeVisible();

  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();

  await expect.element(screen.getByRole('button', { name: 'MASTERED ✓' })).toBeVisible();
  // The toast of the mark has one of its own.
  await expect.element(undoButton(screen.getByRole('article'))).not.toBeInTheDocument();
});
