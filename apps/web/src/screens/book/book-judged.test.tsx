import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Route, Switch } from '../../navigation/routes.ts';
import { problem } from '../../testing/api.ts';
import { serveBook } from '../../testing/book.ts';
import { aBook, aQuestion, aResult } from '../../testing/items.ts';
import { serveAnswers, takePackToHand } from '../../testing/key-at-hand.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { BookBySlug } from './book-screens.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const question = aQuestion();
const key = { answer: 1, explanation: 'Told by Herodotus.' };

const page = (
  <Switch>
    <Route path="/books/:slug" component={BookBySlug} />
  </Switch>
);

/** A book's page with one question whose key is at hand; `reply` is the server's word on an answer. */
async function renderJudgedBook(reply: () => Promise<Response>) {
  serveBook({ questions: [question] });
  const sent = serveAnswers({ item: { ...question, itemType: 'question' }, key }, reply);
  const { screen, rerender } = render(page, { path: `/books/${aBook().slug}` });
  const card = screen.getByRole('article', { name: question.questionText });
  await expect.element(card).toBeVisible();
  await takePackToHand();
  return { screen, rerender, card, sent };
}

test('an answer whose key is at hand is judged before anything has come of it', async () => {
  const word = Promise.withResolvers<Response>();
  const { screen, card } = await renderJudgedBook(() => word.promise);
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText('Told by Herodotus.')).toBeVisible();
  expect(screen.getByText(/XP/).query()).toBeNull();
  word.resolve(HttpResponse.json(aResult()));
  await expect.element(card.getByText('+10 XP')).toBeVisible();
});

test('one that was not saved is still so after a look elsewhere, and the same one is sent again', async () => {
  let isReached = false;
  const { screen, rerender, card, sent } = await renderJudgedBook(() =>
    Promise.resolve(isReached ? HttpResponse.json(aResult()) : HttpResponse.error()),
  );
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(card.getByText('Not saved')).toBeVisible();
  rerender(<p>Elsewhere</p>);
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  rerender(page);
  await expect.element(card.getByText('Not saved')).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Sparta/ })).toBeDisabled();
  isReached = true;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card.getByText('+10 XP')).toBeVisible();
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
});

test('an answer that could not be taken back counts for the session as before', async () => {
  const { screen, card } = await renderJudgedBook(() =>
    Promise.resolve(HttpResponse.json(aResult())),
  );
  worker.use(http.post('/api/reviews/undo', () => problem(409, 'It is too late for that')));
  const counted = screen.getByRole('definition').nth(2);
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(card.getByText('+10 XP')).toBeVisible();
  await expect.element(counted).toHaveTextContent('1');
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('It is too late for that')).toBeVisible();
  await expect.element(card.getByText('CORRECT!')).toBeVisible();
  await expect.element(counted).toHaveTextContent('1');
});
