import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { pagesOf, serve } from '../../testing/api.ts';
import { aFlashcard, aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

function renderQuestion(result = aResult()) {
  serve({ feed: pagesOf([aQuestion()]) });
  worker.use(http.post('/api/quiz/answer', () => HttpResponse.json(result)));
  return render(<FeedScreen />);
}

const toasts = (screen: Locator) => screen.getByRole('region').getByRole('listitem');

test('a mark is taken back where it is told', async () => {
  const { screen } = renderQuestion();
  const calls: string[] = [];
  const path = '/api/quiz/1/mastered';
  worker.use(
    http.post('/api/quiz/mastered', () => HttpResponse.json({ ismastered: true })),
    http.delete(path, () => {
      calls.push(path);
      return HttpResponse.json({ ismastered: false });
    }),
  );
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await toasts(screen).getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Mark as MASTERED' })).toBeEnabled();
  await expect.poll(() => calls).toEqual([path]);
  await expect.element(screen.getByText('Question mastered! 📖')).not.toBeInTheDocument();
});

test('a level that is reached is told', async () => {
  const { screen } = renderQuestion(aResult({ level: 5 }));
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(toasts(screen)).toHaveTextContent('Level 5!You have reached a new level.');
});

test('a new verdict ends the praise for those before it', async () => {
  serve({ feed: pagesOf([aQuestion(), aQuestion({ id: 2, questionText: 'And who lost?' })]) });
  const results = [aResult({ streak: 3 }), aResult({ isCorrect: false, streak: 0, lostStreak: 3 })];
  worker.use(http.post('/api/quiz/answer', () => HttpResponse.json(results.shift())));
  const { screen } = render(<FeedScreen />);
  const athens = (name: string) =>
    screen.getByRole('article', { name }).getByRole('button', { name: /^Athens/ });
  await athens('Who won at Marathon?').click();
  await expect.element(toasts(screen)).toHaveTextContent('3 in a row!');
  await athens('And who lost?').click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  await expect.element(screen.getByText('3 in a row!')).not.toBeInTheDocument();
});

test('matches that were not sent are there when the reader comes back to the feed', async () => {
  const options = { left: ['Attica', 'Lydia'], right: ['Athens', 'Sardis'] };
  serve({ feed: pagesOf([aQuestion({ type: 'match_pairs', options })]) });
  const { screen, rerender } = render(<FeedScreen />);
  await screen.getByRole('button', { name: 'Attica' }).click();
  await screen.getByRole('button', { name: 'Athens' }).click();
  const matched = screen.getByRole('button', { name: 'Attica (matched with Athens)' });
  await expect.element(matched).toBeVisible();
  rerender(<p>Another screen</p>);
  expect(matched.query()).toBeNull();
  rerender(<FeedScreen />);
  await expect.element(matched).toBeVisible();
});

test('a rating has left its trace when the reader comes back to the feed', async () => {
  serve({ feed: pagesOf([aFlashcard({ id: 9 })]) });
  const reply = { difficulty: 'hard', xp: 2 };
  worker.use(http.post('/api/flashcards/9/rate', () => HttpResponse.json(reply)));
  const { screen, rerender } = render(<FeedScreen />);
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'HARD' }).click();
  await expect.element(screen.getByText('+2 XP')).toBeInTheDocument();
  rerender(<p>Another screen</p>);
  expect(screen.getByText('+2 XP').query()).toBeNull();
  rerender(<FeedScreen />);
  await expect.element(screen.getByText('Rated HARD')).toBeVisible();
  await expect.element(screen.getByText('+2 XP')).toBeVisible();
});
