import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { aBook } from '../../testing/items.ts';
import { entryOf, region, renderLibrary, serveLibrary } from '../../testing/library.tsx';
import { pagedBooks } from '../../testing/paged-books.ts';
import { worker } from '../../testing/worker.ts';
import { LibraryScreen } from './library-screen.tsx';

const many = Array.from({ length: 5 }, (_, index) =>
  aBook({ id: index + 20, title: `Volume ${String(index + 1)}`, author: 'Pliny' }),
);
const zen = aBook({
  id: 90,
  title: 'Zen',
  topic: { name: 'Psychology', color: '#C2410C' },
});

beforeEach(() => localStorage.clear());

function openLibrary() {
  serveLibrary([], [entryOf(many[0] ?? zen)]);
  const { asked, handler } = pagedBooks('/api/books', [...many, zen], 2);
  worker.use(handler);
  const { screen } = renderLibrary();
  const available = region(screen, 'Available Books');
  return { asked, available, rows: available.getByRole('article') };
}

test('the rest of a long list comes page by page', async () => {
  const { available, rows } = openLibrary();
  const more = available.getByRole('button', { name: 'Show more' });
  await expect.element(rows).toHaveLength(1);
  await more.click();
  await expect.element(rows).toHaveLength(3);
  await more.click();
  await expect.element(rows).toHaveLength(5);
  await expect.element(more).not.toBeInTheDocument();
});

test('a book that was not loaded is found by the server, by words and by topic', async () => {
  const { asked, available, rows } = openLibrary();
  const search = available.getByRole('searchbox', { name: 'Search' });
  await search.fill('zen');
  await expect.element(available.getByText('1 book', { exact: true })).toBeVisible();
  await expect.element(rows).toMatchTextContent('Zen');
  expect(asked.filter((sent) => sent.includes('q='))).toEqual(['q=zen']);
  await search.fill('no such');
  await expect.element(available.getByText('No book like that')).toBeVisible();
  await search.clear();
  await available.getByLabelText('Topic').selectOptions('Psychology');
  await expect.element(rows).toMatchTextContent('Zen');
});

test('without the server, what was loaded is searched, and it is told that the rest is missing', async () => {
  const { available, rows } = openLibrary();
  await expect.element(rows).toHaveLength(1);
  worker.use(http.get('/api/books', () => HttpResponse.error()));
  await available.getByRole('searchbox', { name: 'Search' }).fill('volume 2');
  await expect.element(rows).toMatchTextContent('Volume 2');
  await expect
    .element(available.getByRole('alert'))
    .toMatchTextContent('Books that were not loaded before are missing');
  await expect.element(available.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a long list that is come back to is as high as it was, so that its place is found again', async () => {
  const books = Array.from({ length: 60 }, (_, index) =>
    aBook({
      id: index + 100,
      title: `Volume ${String(index)}`,
      description: 'Letters to friends and to Trajan. '.repeat(index % 7),
    }),
  );
  serveLibrary(books, []);
  const { screen, rerender } = renderLibrary();
  const rows = region(screen, 'Available Books').getByRole('article');
  await expect.element(rows).toHaveLength(books.length);
  const heightOfList = () => rows.last().element().closest('ul')?.getBoundingClientRect().height;
  const guessed = heightOfList();
  rows.last().element().scrollIntoView();
  await expect.poll(heightOfList).not.toBe(guessed);
  const left = heightOfList() ?? 0;
  rerender(<p>A book</p>);
  await expect.element(screen.getByText('A book')).toBeVisible();
  rerender(
    <main className="wrap">
      <LibraryScreen />
    </main>,
  );
  await expect.element(rows).toHaveLength(books.length);
  expect(heightOfList()).toBeCloseTo(left, 0);
});
