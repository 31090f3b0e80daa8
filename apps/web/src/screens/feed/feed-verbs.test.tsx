import { newId } from '@morsel/sdk';
import type { AnswerResult, FeedItem } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { useAnswerQuestion } from '../../data/items/answer-question.ts';
import { useStats } from '../../data/progress/stats.ts';
import { pagesOf, problem, serve } from '../../testing/api.ts';
import { aFlashcard, aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());

/** A feed of one question whose answers get these replies in turn, the last one from then on. */
function renderQuestion(...replies: HttpResponseResolver[]) {
  const sent: { body: unknown; headers: Headers }[] = [];
  const asked = serve({ feed: pagesOf([aQuestion()]) });
  worker.use(
    http.post('/api/quiz/answer', async (info) => {
      sent.push({ body: await info.request.clone().json(), headers: info.request.headers });
      return replies[Math.min(sent.length, replies.length) - 1]?.(info);
    }),
  );
  return { ...render(<FeedScreen />), asked, sent };
}

const toasts = (screen: Locator) => screen.getByRole('region').getByRole('listitem');

const right =
  (overrides: Partial<AnswerResult> = {}) =>
  () =>
    HttpResponse.json(aResult(overrides));

test('an answer goes out with who, what and its operation', async () => {
  const { screen, sent } = renderQuestion(right());
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ userId: 41, questionId: 1, answer: 1 });
  const header = (name: string) => sent[0]?.headers.get(name);
  expect(header('idempotency-key')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(header('item-revision')).toBe('3');
  expect(Number(header('answered-at'))).toBeGreaterThan(1.7e12);
  expect(header('time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test.each([
  ['a streak of 2', { streak: 2 }],
  ['a wrong answer', { isCorrect: false, streak: 0 }],
])('no toast for %s', async (_, overrides) => {
  const { screen } = renderQuestion(right(overrides));
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(/CORRECT/)).toBeVisible();
  expect(toasts(screen).query()).toBeNull();
});

const achievement = { id: 'x', title: 'Ten in a row', description: '' };

test.each([
  ['3 in a row!', { streak: 3 }],
  ['6 in a row!', { streak: 6 }],
  ['Achievement Unlocked!', { streak: 3, achievement }],
  ['Ten in a row', { streak: 3, achievement }],
])('the one toast says "%s" for %j', async (text, overrides) => {
  const { screen } = renderQuestion(right(overrides));
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(toasts(screen).getByText(text)).toBeVisible();
  expect(toasts(screen).elements()).toHaveLength(1);
});

test('an answered and mastered card is still so when the reader comes back to the feed', async () => {
  const { screen, sent, rerender } = renderQuestion(right());
  worker.use(http.post('/api/quiz/mastered', () => HttpResponse.json({ ismastered: true })));
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.element(screen.getByRole('button', { name: 'MASTERED ✓' })).toBeVisible();
  rerender(<p>Another screen</p>);
  expect(screen.getByRole('article').query()).toBeNull();

  rerender(<FeedScreen />);

  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'MASTERED ✓' })).toBeVisible();
  await screen.getByRole('button', { name: /^Athens/ }).click({ force: true });
  expect(sent).toHaveLength(1);
});

/** The same question on the page of its book. */
function Elsewhere() {
  const { mutate, isSuccess } = useAnswerQuestion(aQuestion());
  return (
    <button type="button" onClick={() => mutate({ opId: newId(), answer: 1 })}>
      {isSuccess ? 'Practised' : 'Practise'}
    </button>
  );
}

test('what was practised elsewhere stands in the feed ahead of time', async () => {
  const { screen, rerender } = renderQuestion(right());
  const pill = screen.getByText('Ahead of time · no XP');
  await expect.element(screen.getByRole('article')).toBeVisible();
  expect(pill.query()).toBeNull();
  rerender(<Elsewhere />);
  await screen.getByRole('button', { name: 'Practise' }).click();
  await expect.element(screen.getByText('Practised')).toBeVisible();
  rerender(<FeedScreen />);
  await expect.element(pill).toBeVisible();
});

test('a rated flashcard is ahead of time when the reader comes back, whatever page came meanwhile', async () => {
  const second = Promise.withResolvers<HttpResponse<FeedItem[]>>();
  const first = [aFlashcard({ id: 9 }), ...[1, 2, 3, 4].map((id) => aQuestion({ id }))];
  const asked = serve({
    feed: ({ request }) =>
      request.url.includes('offset=0') ? HttpResponse.json(first) : second.promise,
  });
  worker.use(
    http.post('/api/flashcards/9/rate', () => HttpResponse.json({ difficulty: 'easy', xp: 2 })),
  );
  const { screen, rerender } = render(<FeedScreen />);
  const pill = screen.getByText('Ahead of time · no XP');
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(5);
  window.scrollTo({ top: document.documentElement.scrollHeight });
  await expect.poll(() => asked.some((call) => call.includes('offset=5'))).toBe(true);
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(screen.getByText('Flashcard rated as EASY!')).toBeVisible();
  second.resolve(HttpResponse.json([aQuestion({ id: 5, questionText: 'Question 5?' })]));
  await expect.element(screen.getByText('Question 5?')).toBeInTheDocument();
  expect(pill.query()).toBeNull();

  rerender(<p>Another screen</p>);
  rerender(<FeedScreen />);

  await expect.element(pill).toBeVisible();
});

test('an answer on its way when the reader leaves and comes back is not given twice', async () => {
  const reply = Promise.withResolvers<HttpResponse<AnswerResult>>();
  const { screen, sent, rerender } = renderQuestion(() => reply.promise);
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.poll(() => sent.length).toBe(1);
  rerender(<p>Another screen</p>);
  rerender(<FeedScreen />);
  await screen.getByRole('button', { name: /^Persia/ }).click({ force: true });

  reply.resolve(HttpResponse.json(aResult()));

  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ userId: 41, questionId: 1, answer: 1 }]);
});

test('an answer that is refused after the reader came back can be given again', async () => {
  const reply = Promise.withResolvers<Response>();
  const { screen, sent, rerender } = renderQuestion(() => reply.promise, right());
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.poll(() => sent.length).toBe(1);
  rerender(<p>Another screen</p>);
  rerender(<FeedScreen />);
  reply.resolve(problem(409, 'This question has changed.'));
  await expect.element(screen.getByText('This question has changed.')).toBeVisible();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a refused answer says why, and another choice is another operation', async () => {
  const { screen, sent } = renderQuestion(
    () => problem(409, 'This question has changed.'),
    right({ isCorrect: false }),
  );
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('This question has changed.')).toBeVisible();
  await screen.getByRole('button', { name: /^Persia/ }).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

test('without a demo user nothing is sent: "User not found"', async () => {
  serve({ demoUser: () => problem(503), feed: pagesOf([aQuestion(), aFlashcard()]) });
  const { screen } = render(<FeedScreen />);
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(/^User not found/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Athens/ })).toBeEnabled();
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to create demo user')]);
});

test('the stats are read anew after an answer, right or wrong', async () => {
  const ShowStats = () => <p>answered {useStats().data?.totalAnswered}</p>;
  let answered = 0;
  serve({
    feed: pagesOf([aQuestion()]),
    stats: () =>
      HttpResponse.json({
        totalAnswered: answered,
        correctAnswered: 0,
        xp: 0,
        level: 1,
        streak: 0,
      }),
  });
  worker.use(
    http.post('/api/quiz/answer', () => {
      answered += 1;
      return HttpResponse.json(aResult({ isCorrect: false }));
    }),
  );
  const { screen } = render([<ShowStats key="stats" />, <FeedScreen key="feed" />]);
  await expect.element(screen.getByText('answered 0')).toBeVisible();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('answered 1')).toBeVisible();
});

test('mastering calls the API once and says so', async () => {
  const marks: unknown[] = [];
  const { screen } = renderQuestion(right());
  worker.use(
    http.post('/api/quiz/mastered', async ({ request }) => {
      marks.push(await request.json());
      return HttpResponse.json({ ismastered: true });
    }),
  );
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.element(screen.getByText('Question mastered! 📖')).toBeVisible();
  await expect.element(screen.getByText('Who won at Marathon?')).toBeVisible();
  expect(marks).toEqual([{ userId: 41, questionId: 1 }]);
});

test.each([
  ['EASY', 'easy'],
  ['MEDIUM', 'medium'],
  ['HARD', 'hard'],
])('rating %s sends %s and says so', async (name, difficulty) => {
  const ratings: unknown[] = [];
  serve({ feed: pagesOf([aFlashcard({ id: 9 })]) });
  worker.use(
    http.post('/api/flashcards/9/rate', async ({ request }) => {
      ratings.push(await request.json());
      return HttpResponse.json({ difficulty, xp: 2 });
    }),
  );
  const { screen } = render(<FeedScreen />);
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByText(`Flashcard rated as ${name}!`)).toBeVisible();
  expect(ratings).toEqual([{ difficulty }]);
});

test('a rating that earns an achievement says so after its own word', async () => {
  serve({ feed: pagesOf([aFlashcard({ id: 9 })]) });
  const reply = { difficulty: 'easy', xp: 2, achievement };
  worker.use(http.post('/api/flashcards/9/rate', () => HttpResponse.json(reply)));
  const { screen } = render(<FeedScreen />);
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(toasts(screen)).toHaveTextContent('Flashcard rated as EASY!');
  await expect.element(toasts(screen)).toHaveTextContent('Achievement Unlocked!Ten in a row');
});

test('a refused rating says why', async () => {
  serve({ feed: pagesOf([aFlashcard({ id: 9 })]) });
  worker.use(http.post('/api/flashcards/9/rate', () => problem(409, 'This card has changed.')));
  const { screen } = render(<FeedScreen />);
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(screen.getByText('This card has changed.')).toBeVisible();
});
