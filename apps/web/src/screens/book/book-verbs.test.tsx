import type { ShelfEntry } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { Route, Switch } from '../../navigation/routes.ts';
import { problem } from '../../testing/api.ts';
import { posted, serveBook } from '../../testing/book.ts';
import { aBook, aFlashcard, aQuestion, aResult } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';
import { BookBySlug } from './book-screens.tsx';

beforeEach(() => localStorage.clear());

function renderBook() {
  return render(
    <Switch>
      <Route path="/books/:slug" component={BookBySlug} />
    </Switch>,
    { path: `/books/${aBook().slug}` },
  );
}

const notice = (screen: Locator) => screen.getByRole('status');
const answered = (screen: Locator) => screen.getByRole('definition').nth(2);
const cardOf = (screen: Locator, name: string) => screen.getByRole('article', { name });

const two = [
  aQuestion(),
  aQuestion({ id: 2, questionText: 'Was Croesus rich?', type: 'true_false', options: [] }),
];

test('a question is answered once; each keeps its own result and counts for the session', async () => {
  serveBook({ questions: two });
  let streak = 0;
  const sent = posted('/api/quiz/answer', async ({ request }) => {
    const { questionId } = (await request.clone().json()) as { questionId: number };
    streak += 1;
    const isCorrect = questionId === 1;
    return HttpResponse.json(
      aResult({ isCorrect, streak, explanation: isCorrect ? 'Athens.' : 'He was.' }),
    );
  });
  const { screen } = renderBook();
  const marathon = cardOf(screen, 'Who won at Marathon?');
  const croesus = cardOf(screen, 'Was Croesus rich?');
  const athens = marathon.getByRole('button', { name: /^Athens/ });
  await athens.click();
  await expect.element(marathon.getByText('CORRECT!')).toBeVisible();
  await expect.element(answered(screen)).toHaveTextContent('1');
  await athens.click({ force: true });
  await marathon.getByRole('button', { name: /^Persia/ }).click({ force: true });
  await croesus.getByRole('button', { name: /FALSE/ }).click();
  await expect.element(croesus.getByText('INCORRECT')).toBeVisible();
  await expect.element(answered(screen)).toHaveTextContent('2');
  await expect.element(marathon.getByText('Athens.', { exact: true })).toBeVisible();
  await expect.element(croesus.getByText('He was.')).toBeVisible();
  expect(sent).toEqual([
    { userId: 41, questionId: 1, answer: 1 },
    { userId: 41, questionId: 2, answer: 1 },
  ]);
});

test.each([
  [1, true, ''],
  [2, true, ''],
  [3, true, '3 in a row!'],
  [4, true, ''],
  [6, true, '6 in a row!'],
  [9, true, '9 in a row!'],
  [0, false, ''],
])('a streak of %i (right: %s) is noticed as "%s"', async (streak, isCorrect, words) => {
  serveBook({ questions: [aQuestion()] });
  posted('/api/quiz/answer', () => HttpResponse.json(aResult({ isCorrect, streak })));
  const { screen } = renderBook();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(/CORRECT/)).toBeVisible();
  await expect.poll(() => notice(screen).element().textContent).toBe(words);
});

test('the notice can be closed', async () => {
  serveBook({ questions: [aQuestion()] });
  posted('/api/quiz/answer', () => HttpResponse.json(aResult({ streak: 3 })));
  const { screen } = renderBook();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(notice(screen)).toHaveTextContent('3 in a row!');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(notice(screen)).toBeEmptyDOMElement();
});

test('an achievement comes as a toast beside the notice', async () => {
  const achievement = { id: 'first', title: 'First bite', description: '' };
  serveBook({ questions: [aQuestion()] });
  posted('/api/quiz/answer', () => HttpResponse.json(aResult({ streak: 3, achievement })));
  const { screen } = renderBook();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('Achievement Unlocked!')).toBeVisible();
  await expect.element(screen.getByText('First bite')).toBeVisible();
  await expect.element(screen.getByText('3 in a row!')).toBeVisible();
});

test('mastering says so; the question stays and is marked', async () => {
  serveBook({ questions: [aQuestion()] });
  posted('/api/quiz/answer', () => HttpResponse.json(aResult()));
  const marks = posted('/api/quiz/1/mastered', () => HttpResponse.json({ ismastered: true }));
  const { screen } = renderBook();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.element(notice(screen)).toHaveTextContent('Question mastered! 📖');
  await expect.element(screen.getByText('Mastered', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Who won at Marathon?')).toBeVisible();
  expect(marks).toEqual([{ userId: 41 }]);
});

test('a question that was mastered before is marked before it is answered', async () => {
  serveBook({ questions: [aQuestion({ ismastered: true })] });
  const { screen } = renderBook();
  await expect.element(screen.getByText('Mastered', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Athens/ })).toBeEnabled();
});

test('a flashcard is rated once, said so in lower case, and remembered', async () => {
  serveBook({ flashcards: [aFlashcard({ id: 9 })] });
  const ratings = posted('/api/flashcards/9/rate', () =>
    HttpResponse.json({ difficulty: 'easy', xp: 2 }),
  );
  const { screen } = renderBook();
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(notice(screen)).toHaveTextContent('Flashcard rated easy!');
  await expect.element(screen.getByText('Rated easy', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'HARD' })).toBeDisabled();
  await screen.getByRole('button', { name: 'EASY' }).click({ force: true });
  await screen.getByRole('button', { name: 'HARD' }).click({ force: true });
  expect(ratings).toEqual([{ difficulty: 'easy' }]);
  await expect.element(answered(screen)).toHaveTextContent('0');
});

test('after a refusal the card may be rated again', async () => {
  serveBook({ flashcards: [aFlashcard({ id: 9 })] });
  posted('/api/flashcards/9/rate', () => problem(409, 'This card has changed.'));
  const { screen } = renderBook();
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(screen.getByText('This card has changed.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'HARD' })).toBeEnabled();
  expect(notice(screen).element().textContent).toBe('');
});

test('an answer or a mark that was refused says so, counts for nothing and may be given again', async () => {
  serveBook({ questions: [aQuestion()] });
  posted('/api/quiz/1/mastered', () => problem(404, 'Question not found'));
  worker.use(
    http.post('/api/quiz/answer', () => problem(409, 'This question has changed.'), { once: true }),
    http.post('/api/quiz/answer', () => HttpResponse.json(aResult())),
  );
  const { screen } = renderBook();
  const athens = screen.getByRole('button', { name: /^Athens/ });
  await athens.click();
  await expect.element(screen.getByText('This question has changed.')).toBeVisible();
  await expect.element(answered(screen)).toHaveTextContent('0');
  await athens.click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.element(screen.getByText('Question not found')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mark as MASTERED' })).toBeEnabled();
  expect(screen.getByText('Mastered', { exact: true }).query()).toBeNull();
});

test('in an outage all that is done on the page is kept, and is sent afterwards', async () => {
  serveBook({ questions: [aQuestion()], flashcards: [aFlashcard({ id: 9 })] });
  const outage = beginOutage();
  const { screen } = renderBook();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(/^Answer kept\./)).toBeVisible();
  await expect.element(answered(screen)).toHaveTextContent('1');
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(notice(screen)).toHaveTextContent('Flashcard rated easy!');
  await outage.end();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(outage.synced.map(({ kind }) => kind)).toEqual(['answer', 'rating']);
});

test('a book is put on the shelf and taken off again', async () => {
  const book = aBook();
  const shelf: ShelfEntry[] = [];
  serveBook({ book });
  worker.use(
    http.get('/api/users/41/books', () => HttpResponse.json(shelf)),
    http.post('/api/users/41/books', () => {
      shelf.push({ id: 1, book, progress: 0, ismastered: false });
      return HttpResponse.json({ ok: true });
    }),
    http.delete('/api/users/41/books/8', () => {
      shelf.length = 0;
      return HttpResponse.json({ ok: true });
    }),
  );
  const { screen } = renderBook();
  await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await expect.element(screen.getByText('Book Added!')).toBeVisible();
  await expect.element(screen.getByText('Book has been added to your active shelf.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove from shelf' }).click();
  await expect.element(screen.getByRole('button', { name: '+ ADD TO FEED' })).toBeVisible();
  await expect.poll(() => shelf).toEqual([]);
});

test('a book that was refused says so', async () => {
  serveBook();
  posted('/api/users/41/books', () => problem(404, 'Book not found'));
  const { screen } = renderBook();
  await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await expect.element(screen.getByText('Failed to add book. Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '+ ADD TO FEED' })).toBeEnabled();
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to add book')]);
});

test('in an outage a book is on the shelf for the eye, and goes there afterwards', async () => {
  serveBook();
  const outage = beginOutage();
  const { screen } = renderBook();
  await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await expect.element(screen.getByRole('button', { name: 'Remove from shelf' })).toBeVisible();
  await outage.end();
  expect(outage.synced).toMatchObject([{ kind: 'shelf', target: 8, value: true }]);
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to add book')]);
});
