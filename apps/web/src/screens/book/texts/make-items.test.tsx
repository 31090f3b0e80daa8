import type { BookRuns, GenerationResult } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { useQuestions } from '../../../data/books/book-items.ts';
import { problem, serve } from '../../../testing/api.ts';
import { serveBook } from '../../../testing/book.ts';
import { aRun, aSource } from '../../../testing/generation.ts';
import { aQuestion } from '../../../testing/items.ts';
import { render } from '../../../testing/render.tsx';
import { serveRuns } from '../../../testing/serve-generation.ts';
import { worker } from '../../../testing/worker.ts';
import { Making } from './make-items.tsx';

const sources = [aSource(), aSource({ id: 6, name: 'Notes: Gyges' })];
const more = { name: 'Generate more questions' };

/** The answer to a POST, once the test gives it. */
function heldAnswer() {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Response>();
  worker.use(
    http.post('/api/books/8/generate-questions', ({ request }) => {
      asked.push(new URL(request.url).search);
      return promise;
    }),
  );
  return { asked, answer: (result: GenerationResult) => resolve(HttpResponse.json(result)) };
}

function renderMaking(initial: BookRuns = []) {
  serve();
  const runs = serveRuns(8, initial);
  return { runs, ...render(<Making bookId={8} sources={sources} />) };
}

test('a batch from a chosen text shows its progress as it goes, then what came of it', async () => {
  const { screen, runs } = renderMaking();
  const held = heldAnswer();
  await screen.getByLabelText('Made from').selectOptions('Notes: Gyges');
  await screen.getByRole('button', more).click();
  await expect.element(screen.getByRole('button', more)).toHaveAttribute('aria-disabled', 'true');
  runs.tell([aRun({ stage: 'drafting', progress: 0.2 })]);
  await expect.element(screen.getByText('Writing questions...')).toBeVisible();
  runs.tell([
    aRun({
      stage: 'solving',
      progress: 0.7,
      drafted: 12,
      kept: 9,
      rejected: { quote: 2, oddity: 1 },
    }),
  ]);
  await expect.element(screen.getByText('12 drafted, 9 kept')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '70');
  await screen.getByText('3 drafts refused by the checks').click();
  await expect.element(screen.getByText('2: its quote does not stand in the text')).toBeVisible();
  await expect.element(screen.getByText('1: oddity')).toBeVisible();
  runs.tell([aRun({ state: 'done', drafted: 12, kept: 9, rejected: { quote: 2, oddity: 1 } })]);
  held.answer({ count: 9, grounding: 'source' });
  await expect.element(screen.getByText('Questions Generated!')).toBeVisible();
  await expect.element(screen.getByText('9 questions have been generated using AI.')).toBeVisible();
  await expect.element(screen.getByText('The last batch brought 9 questions.')).toBeVisible();
  expect(held.asked).toEqual(['?sourceId=6']);
});

test('what was taken from the text without a model says so', async () => {
  const { screen } = renderMaking();
  heldAnswer().answer({ count: 4, grounding: 'extractive' });
  await screen.getByRole('button', more).click();
  await expect.element(screen.getByText('Questions Ready!')).toBeVisible();
  await expect
    .element(screen.getByText('4 questions have been taken from your text.'))
    .toBeVisible();
});

test.each([
  [
    'made nothing',
    () => HttpResponse.json({ count: 0, reason: 'The text is worked through.' }),
    'The text is worked through.',
  ],
  [
    'was refused',
    () => problem(429, 'The daily limit is reached.'),
    'No questions were made. The daily limit is reached.',
  ],
  [
    'was not reached',
    () => HttpResponse.error(),
    'No questions were made. Morsel could not be reached. Check your connection, then try again.',
  ],
] as const)('a batch that %s says why beside its button', async (_, reply, words) => {
  const { screen } = renderMaking();
  worker.use(http.post('/api/books/8/generate-questions', reply));
  await screen.getByRole('button', more).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  await expect.element(screen.getByRole('button', more)).not.toHaveAttribute('aria-disabled');
});

test('a run begun elsewhere shows, and when it is over its questions do', async () => {
  serveBook({ questions: [] });
  const runs = serveRuns(8, [aRun({ stage: 'checking' })]);
  function Page() {
    const { data = [] } = useQuestions(8);
    return (
      <>
        <p>{data.length} questions</p>
        <Making bookId={8} sources={sources} />
      </>
    );
  }
  const { screen } = render(<Page />);
  await expect.element(screen.getByText('Checking the questions...')).toBeVisible();
  serveBook({ questions: [aQuestion()] });
  runs.tell([aRun({ state: 'done', kept: 1 })]);
  await expect.element(screen.getByText('1 questions')).toBeVisible();
  await expect.element(screen.getByText('The last batch brought 1 question.')).toBeVisible();
});

test('the runs of many books leave connections to the rest of the page', async () => {
  serve();
  const books = [8, 9, 10].map((bookId) => ({
    bookId,
    runs: serveRuns(bookId, [aRun({ id: bookId, bookId })]),
  }));
  const { screen } = render(
    books.map(({ bookId }) => <Making key={bookId} bookId={bookId} sources={sources} />),
  );
  await expect.poll(() => screen.getByText('Writing questions...').elements()).toHaveLength(3);
  for (const { bookId, runs } of books) {
    runs.tell([aRun({ id: bookId, bookId, state: 'done', kept: bookId })]);
  }
  await expect.poll(() => screen.getByText(/^The last batch brought/).elements()).toHaveLength(3);
  const streams = books.filter(({ runs }) => runs.asked.includes('events'));
  expect(streams).toHaveLength(2);
});

test('who leaves and comes back finds the run again; it is not cancelled', async () => {
  const { screen, runs, rerender } = renderMaking([aRun()]);
  await expect.element(screen.getByText('Writing questions...')).toBeVisible();
  rerender(<p>Elsewhere</p>);
  runs.tell([aRun({ stage: 'storing', progress: 0.9 })]);
  rerender(<Making bookId={8} sources={sources} />);
  await expect.element(screen.getByText('Putting them in your feed...')).toBeVisible();
  expect(runs.asked).not.toContain('cancel');
});

test('what is under way can be cancelled', async () => {
  const { screen } = renderMaking([aRun()]);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(screen.getByText(/^The last batch of questions was cancelled/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('what could not be cancelled says so, and goes on', async () => {
  const { screen } = renderMaking([aRun()]);
  worker.use(http.post('/api/books/8/runs/cancel', () => HttpResponse.error()));
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(screen.getByRole('alert').getByText(/^Morsel could not be reached/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

test('a stream that breaks off is opened again', async () => {
  const { screen, runs } = renderMaking([aRun()]);
  await expect.element(screen.getByText('Writing questions...')).toBeVisible();
  await expect.poll(() => runs.asked).toContain('events');
  const before = runs.asked.length;
  runs.breakOff();
  await expect.poll(() => runs.asked.slice(before)).toContain('events');
  runs.tell([aRun({ stage: 'solving' })]);
  await expect.element(screen.getByText(/^Solving them/)).toBeVisible();
});

test('a lost connection says so, and the run shows again when it is back', async () => {
  const { screen, runs } = renderMaking([aRun()]);
  worker.use(http.get('/api/books/8/runs/events', () => HttpResponse.error()));
  await expect.element(screen.getByText('Writing questions...')).toBeVisible();
  worker.use(http.get('/api/books/8/runs', () => HttpResponse.error()));
  await expect.element(screen.getByText(/^The connection is lost/)).toBeVisible();
  worker.use(http.get('/api/books/8/runs', () => HttpResponse.json([aRun({ stage: 'storing' })])));
  await expect.element(screen.getByText('Putting them in your feed...')).toBeVisible();
  expect(runs.asked).not.toContain('cancel');
});

test('nothing is followed while nothing is made', async () => {
  const { screen, runs } = renderMaking([aRun({ state: 'done', kept: 3 })]);
  await expect.element(screen.getByText('The last batch brought 3 questions.')).toBeVisible();
  expect(runs.asked).not.toContain('events');
});
