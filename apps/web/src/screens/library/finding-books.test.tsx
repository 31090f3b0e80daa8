import { beforeEach, describe, expect, test } from 'vitest';

import { aBook } from '../../testing/items.ts';
import { entryOf, region, renderLibrary, serveLibrary } from '../../testing/library.tsx';

const histories = aBook();
const cosmos = aBook({
  id: 9,
  title: 'Cosmos',
  author: 'Carl Sagan',
  description: 'Matter turning into minds.',
  topic: { name: 'Science', color: '#17804A' },
});
const quiet = aBook({ id: 10, title: 'Quiet', author: 'Susan Cain' });

beforeEach(() => localStorage.clear());

describe('finding a book', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aBook({ id: index + 20, title: `Volume ${String(index + 1)}`, author: 'Pliny' }),
    );

  test('a dozen books are looked through by eye', async () => {
    serveLibrary(many(12), []);
    const { screen } = renderLibrary();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    expect(screen.getByRole('search').query()).toBeNull();
  });

  test('more are searched by words and topic, and what finds nothing says so', async () => {
    serveLibrary([...many(12), cosmos, histories], [entryOf(histories)]);
    const { screen } = renderLibrary();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await search.fill('sagan mind');
    await expect.element(screen.getByText('1 of 13 books')).toBeVisible();
    await expect.element(screen.getByRole('article')).toMatchTextContent('Cosmos');
    await region(screen, 'Available Books').getByLabelText('Topic').selectOptions('History');
    await expect.element(screen.getByText('No book like that')).toBeVisible();
    await search.clear();
    await expect.element(screen.getByText('12 of 13 books')).toBeVisible();
  });

  test('what is on the shelf already is found there', async () => {
    serveLibrary([...many(13), cosmos], [entryOf(cosmos)]);
    const { screen } = renderLibrary();
    const available = region(screen, 'Available Books');
    await screen.getByRole('searchbox', { name: 'Search' }).fill('sagan');
    await expect.element(available.getByText('On your shelf already')).toBeVisible();
    await expect
      .element(available.getByRole('link', { name: 'Cosmos' }))
      .toHaveAttribute('href', `/books/${cosmos.slug}`);
    expect(screen.getByText('No book like that').query()).toBeNull();
  });

  test('books without questions and flashcards are told apart', async () => {
    const counts = (questionCount: number, flashcardCount: number) => ({
      questionCount,
      flashcardCount,
    });
    serveLibrary(
      [
        { ...cosmos, ...counts(0, 0) },
        { ...quiet, ...counts(0, 1) },
      ],
      [],
    );
    const { screen } = renderLibrary();
    const note = (title: string) =>
      screen.getByRole('article', { name: title }).getByText('No questions yet');
    await expect.element(note('Cosmos')).toBeVisible();
    await expect.element(note('Quiet')).not.toBeInTheDocument();
  });
});

test('a book that waits for an admin says so', async () => {
  serveLibrary([{ ...cosmos, listed: false }, quiet], []);
  const { screen } = renderLibrary();
  const pill = (title: string) =>
    screen.getByRole('article', { name: title }).getByText('Not listed yet');
  await expect.element(pill('Cosmos')).toBeVisible();
  await expect.element(pill('Quiet')).not.toBeInTheDocument();
});

describe('the form of a new book', () => {
  test('is folded beside a shelf, and keeps what was typed', async () => {
    serveLibrary([histories], [entryOf(histories)]);
    const { screen } = renderLibrary();
    const fold = screen.getByRole('button', { name: 'Add a New Book' });
    const title = screen.getByLabelText('Book Title');
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await expect.element(title).not.toBeVisible();
    await fold.click();
    await title.fill('Meditations');
    await fold.click();
    await expect.element(title).not.toBeVisible();
    await fold.click();
    await expect.element(title).toHaveValue('Meditations');
  });

  test('is open without a shelf, and stays so for the report of the first book', async () => {
    serveLibrary([histories], []);
    const { screen } = renderLibrary();
    const title = screen.getByLabelText('Book Title');
    await expect.element(title).toBeVisible();
    await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
    await expect
      .element(region(screen, 'Active Shelf').getByRole('link', { name: 'The Histories' }))
      .toBeVisible();
    await expect.element(title).toBeVisible();
  });
});
