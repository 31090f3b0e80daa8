import type { MasteredQuestion } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { masteredKeys } from '../../data/mastered/mastered-keys.ts';
import { problem, serve } from '../../testing/api.ts';
import { unanswered } from '../../testing/calls.ts';
import { aBook, aMastered } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { MasteredScreen } from './mastered-screen.tsx';

beforeEach(() => localStorage.clear());

const cosmos = aBook({
  id: 3,
  title: 'Cosmos',
  author: 'Carl Sagan',
  slug: 'cosmos-by-carl-sagan',
});
const three = [
  aMastered({ id: 9, type: 'match_pairs', questionText: 'Match each planet.', book: cosmos }),
  aMastered({ id: 5 }),
  aMastered({ id: 2, type: 'true_false', questionText: 'Is Mars red?', book: cosmos }),
];

function renderMastered(reply: HttpResponseResolver | readonly MasteredQuestion[]) {
  serve();
  worker.use(
    http.get('/api/mastered', typeof reply === 'function' ? reply : () => HttpResponse.json(reply)),
  );
  return render(<MasteredScreen />);
}

/** A server on which a mark can be taken back. */
function renderUndoable(questions: readonly MasteredQuestion[]) {
  let left = [...questions];
  const undone: string[] = [];
  worker.use(
    http.delete('/api/quiz/:questionId/mastered', ({ params }) => {
      undone.push(String(params['questionId']));
      left = left.filter(({ id }) => id !== Number(params['questionId']));
      return HttpResponse.json({ ismastered: false });
    }),
  );
  return { ...renderMastered(() => HttpResponse.json(left)), undone };
}

const figures = (screen: Locator) =>
  screen
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
const undoOf = (screen: Locator, text: string) =>
  screen.getByRole('listitem').filter({ hasText: text }).getByRole('button');

test('figures, and the questions book by book', async () => {
  const { screen } = renderMastered(three);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Mastered Questions');
  await expect.element(screen.getByText(/no longer appear in the feed/)).toBeVisible();
  expect(figures(screen)).toEqual(['3', '2', '3%']);
  const group = screen.getByRole('region', { name: 'Cosmos' });
  await expect.element(group.getByText('by Carl Sagan')).toBeVisible();
  await expect.element(group.getByText('HISTORY')).toBeVisible();
  await expect.element(group.getByText('2 mastered')).toBeVisible();
  await expect.element(group.getByRole('link')).toHaveAttribute('href', `/books/${cosmos.slug}`);
  await expect.element(group.getByText('MATCH PAIRS')).toBeVisible();
  await expect.element(group.getByText('Match each planet.')).toBeVisible();
  await expect.element(group.getByText('TRUE FALSE')).toBeVisible();
  const other = screen.getByRole('region', { name: 'The Histories' });
  await expect.element(other.getByText('1 mastered')).toBeVisible();
  await expect.element(other.getByText('MCQ')).toBeVisible();
  expect(document.title).toBe('Mastered Questions | Morsel');
});

test.each([
  ['none', () => HttpResponse.json([])],
  ['no reader', () => problem(401)],
])('with %s it says what to do', async (_, reply) => {
  const { screen } = renderMastered(reply);
  await expect.element(screen.getByText('No Mastered Questions Yet')).toBeVisible();
  expect(figures(screen)).toEqual(['0', '0', '0%']);
});

test('a word stands while they are on their way', async () => {
  const { screen } = renderMastered(unanswered);
  await expect.element(screen.getByText('Loading mastered questions...')).toBeVisible();
});

test('an outage is told, and they are asked for again when the reader wants it', async () => {
  let isDown = true;
  const { screen } = renderMastered(() =>
    isDown ? HttpResponse.error() : HttpResponse.json(three),
  );
  await expect.element(screen.getByText('Not downloaded yet')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect.element(screen.getByText('Is Mars red?')).toBeVisible();
});

test('a question is put back: its row leaves, a toast says so, the focus goes on', async () => {
  const { screen, undone } = renderUndoable(three);
  await undoOf(screen, 'Match each planet.').click();
  await expect.element(screen.getByText('Back in your feed')).toBeVisible();
  const group = screen.getByRole('region', { name: 'Cosmos' });
  await expect.element(group.getByText('1 mastered')).toBeVisible();
  await expect.element(undoOf(screen, 'Is Mars red?')).toHaveFocus();
  expect(figures(screen)).toEqual(['2', '2', '2%']);
  expect(undone).toEqual(['9']);
});

test('the toast says a gap in words', async () => {
  const questionText = 'At Marathon _____ won.';
  const { screen, undone } = renderUndoable([aMastered({ id: 5, type: 'cloze', questionText })]);
  await undoOf(screen, 'At Marathon').click();
  await expect.element(screen.getByText('At Marathon blank won.', { exact: true })).toBeVisible();
  await expect.poll(() => undone).toEqual(['5']);
});

test('with its last question a book leaves, and the heading has the focus', async () => {
  const { screen } = renderUndoable([aMastered({ id: 5 })]);
  await undoOf(screen, 'Who won at Marathon?').click();
  await expect.element(screen.getByText('No Mastered Questions Yet')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a question that may not be put back stays', async () => {
  const { screen } = renderMastered(three);
  worker.use(http.delete('/api/quiz/9/mastered', () => problem(404, 'Question not found')));
  await undoOf(screen, 'Match each planet.').click();
  await expect.element(screen.getByText('Question not found')).toBeVisible();
  await expect.element(undoOf(screen, 'Match each planet.')).toBeEnabled();
});

test('in an outage a question leaves for the eye, stays away, and is put back afterwards', async () => {
  const { screen, queryClient } = renderMastered(three);
  const outage = beginOutage();
  await undoOf(screen, 'Match each planet.').click();
  await expect.element(screen.getByText('Back in your feed')).toBeVisible();
  await queryClient.refetchQueries({ queryKey: masteredKeys.all });
  const group = screen.getByRole('region', { name: 'Cosmos' });
  await expect.element(group.getByText('Is Mars red?')).toBeVisible();
  expect(group.getByText('Match each planet.').query()).toBeNull();
  await outage.end();
  expect(outage.synced).toMatchObject([{ kind: 'mastery', target: 9, value: false }]);
});

test.each(['<script>alert("1")</script> & Sons', 'ألف ليلة وليلة', 'W'.repeat(200)])(
  '%s is text that fits',
  async (words) => {
    const book = aBook({ title: words, author: words });
    const { screen } = renderMastered([aMastered({ book, questionText: words })]);
    for (const width of [390, 1280]) {
      await page.viewport(width, 800);
      await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await page.viewport(390, 844);
  },
);
