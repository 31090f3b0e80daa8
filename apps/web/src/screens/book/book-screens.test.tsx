import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Route, Switch } from '../../navigation/routes.ts';
import { anAccount, problem } from '../../testing/api.ts';
import { serveBook } from '../../testing/book.ts';
import { unanswered } from '../../testing/calls.ts';
import { aSource } from '../../testing/generation.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { serveRuns, serveSources } from '../../testing/serve-generation.ts';
import { worker } from '../../testing/worker.ts';
import { BookById, BookBySlug } from './book-screens.tsx';

beforeEach(() => localStorage.clear());

/** Shows the book's screens under their own addresses, as wide as the app shows them. */
function renderBook(path = `/books/${aBook().slug}`) {
  return render(
    <main className="wrap">
      <Switch>
        <Route path="/books/:slug" component={BookBySlug} />
        <Route path="/book/:id" component={BookById} />
      </Switch>
    </main>,
    { path },
  );
}

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null;
const canonical = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;

test.each(['/books/the-histories-by-herodotus', '/book/8'])(
  '%s shows the book, its counts, questions and flashcards',
  async (path) => {
    serveBook({
      questions: [aQuestion(), aQuestion({ id: 2, questionText: 'Who was Croesus?' })],
      flashcards: [aFlashcard()],
    });
    const { screen } = renderBook(path);
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('The Histories');
    await expect.element(screen.getByText('by Herodotus').first()).toBeVisible();
    await expect.element(screen.getByText('HISTORY')).toBeVisible();
    await expect.element(screen.getByText('430 BC')).toBeVisible();
    await expect.element(screen.getByText('Wars of Greeks and Persians.')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Cover: The Histories' })).toBeVisible();
    await expect.element(screen.getByRole('term').nth(0)).toHaveTextContent('Questions');
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('2');
    await expect.element(screen.getByRole('term').nth(1)).toHaveTextContent('Flashcards');
    await expect.element(screen.getByRole('definition').nth(1)).toHaveTextContent('1');
    await expect
      .element(screen.getByRole('term').nth(2))
      .toHaveTextContent('Answered this session');
    await expect.element(screen.getByRole('definition').nth(2)).toHaveTextContent('0');
    const practice = screen.getByRole('region', { name: 'Practice Questions' });
    expect(practice.getByRole('article').elements()).toHaveLength(2);
    const study = screen.getByRole('region', { name: 'Study Flashcards' });
    expect(study.getByRole('article').elements()).toHaveLength(1);
  },
);

test('title, description, canonical and social tags are those of the book, by id as well', async () => {
  serveBook({ book: aBook({ description: 'crumbs '.repeat(40) }) });
  const { screen } = renderBook('/book/8');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.title).toBe('The Histories by Herodotus | Morsel');
  await expect.poll(canonical).toBe(`${location.origin}/books/the-histories-by-herodotus`);
  expect(content('meta[property="og:url"]')).toBe(canonical());
  expect(content('meta[property="og:title"]')).toBe(document.title);
  const description = content('meta[name="description"]') ?? '';
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.split('…')[0]?.length).toBeLessThan(100);
  expect(content('meta[property="og:description"]')).toBe(description);
});

test('a word stands while the book is on its way', async () => {
  const { slug } = serveBook();
  worker.use(http.get(`/api/books/slug/${slug}`, unanswered));
  const { screen } = renderBook();
  await expect.element(screen.getByText('Loading book...')).toBeVisible();
});

test.each([
  ['an unknown slug', '/books/none', 404],
  ['an unknown id', '/book/999999', 404],
  ['an id beyond all numbers', '/book/99999999999999', 400],
  ['no id at all', '/book/cosmos', undefined],
])('%s is "Book Not Found" with a way to the library', async (_, path, status) => {
  serveBook();
  if (status) worker.use(http.get('/api/books/*', () => problem(status, 'Book not found')));
  const { screen } = renderBook(path);
  await expect.element(screen.getByRole('heading', { name: 'Book Not Found' })).toBeVisible();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/library');
  expect(document.title).toBe('Book Not Found | Morsel');
});

/** Fails until it is told that the network is there again. */
function failing(address: string) {
  const network = { isThere: false };
  worker.use(http.get(address, () => (network.isThere ? undefined : problem(503))));
  return network;
}

test('a book that does not arrive is asked for again when the reader wants it', async () => {
  const network = failing(`/api/books/slug/${serveBook().slug}`);
  const { screen } = renderBook();
  await expect.element(screen.getByText('This book did not arrive')).toBeVisible();
  network.isThere = true;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The Histories');
});

test('questions that do not arrive leave the rest of the page', async () => {
  const { slug } = serveBook({ questions: [aQuestion()], flashcards: [aFlashcard()] });
  const network = failing(`/api/books/slug/${slug}/questions`);
  const { screen } = renderBook();
  await expect.element(screen.getByText('The questions did not arrive')).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Marathon', exact: true }))
    .toBeInTheDocument();
  network.isThere = true;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect.element(screen.getByText('Who won at Marathon?')).toBeVisible();
});

test('a book without items says so, twice, and leads admins to their panel', async () => {
  serveBook();
  worker.use(http.get('/api/users', () => HttpResponse.json(anAccount({ role: 'admin' }))));
  const { screen } = renderBook();
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  await expect
    .element(screen.getByText("Questions for this book haven't been generated yet."))
    .toBeVisible();
  await expect.element(screen.getByText('No Flashcards Available')).toBeVisible();
  const links = screen.getByRole('link', { name: 'Go to admin' });
  await expect.element(links.first()).toHaveAttribute('href', '/admin');
  expect(links.elements()).toHaveLength(2);
});

test('readers of a book without items are led to where its text is added', async () => {
  serveBook();
  const { screen } = renderBook();
  await expect.element(screen.getByText('No Flashcards Available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to admin' }).query()).toBeNull();
  const panel = screen.getByRole('region', { name: "Book's text" });
  const field = panel.getByLabelText('Or paste notes');
  await expect.element(field).not.toBeVisible();
  await screen.getByRole('link', { name: 'Add its text' }).click();
  await expect.element(field).toBeVisible();
  await expect.element(panel).toHaveFocus();
});

test('a book whose text brought no items leads to that text, not to adding it', async () => {
  const book = serveBook();
  serveSources(book.id, { sources: [aSource()] });
  serveRuns(book.id);
  const { screen } = renderBook();
  await expect
    .element(screen.getByRole('link', { name: 'Go to its text' }))
    .toHaveAttribute('href', expect.stringContaining('#'));
  expect(screen.getByRole('link', { name: 'Add its text' }).query()).toBeNull();
});

test('a book that waits for an admin says so', async () => {
  serveBook({ book: aBook({ listed: false }) });
  const { screen } = renderBook();
  await expect
    .element(screen.getByText(/Other readers find it once an admin has approved it/))
    .toBeVisible();
});

test('a cover that does not load is replaced by the drawn one', async () => {
  worker.use(http.get('/covers/8', () => new HttpResponse(null, { status: 404 })));
  serveBook({ book: aBook({ imageUrl: 'https://example.org/gone.jpg' }) });
  const { screen, container } = renderBook();
  const cover = screen.getByRole('img', { name: 'Cover: The Histories' });
  await expect.element(cover.getByText('📖')).toBeInTheDocument();
  expect(container.querySelector('.book-hero img')).toBeNull();
});

test.each([
  ['a script', `<script>alert("1")</script> & 'Sons'`],
  ['right to left', 'ألف ليلة وليلة'],
  ['200 letters without a space', 'W'.repeat(200)],
])('%s as title and author is text that fits', async (_, words) => {
  serveBook({
    book: aBook({ title: words, author: words }),
    questions: [aQuestion({ book: aBook({ title: words, author: words }) })],
  });
  const { screen } = renderBook();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  await expect.element(screen.getByRole('button', { name: '+ ADD TO FEED' })).toBeEnabled();
  expect(document.title).toBe(`${words} by ${words} | Morsel`);
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.viewport(390, 844);
});
