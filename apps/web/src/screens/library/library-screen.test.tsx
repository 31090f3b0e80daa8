import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { feedKeys } from '../../data/feed/feed-changes.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { entryOf, region, renderLibrary, serveLibrary } from '../../testing/library.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';

const histories = aBook();
const cosmos = aBook({
  id: 9,
  slug: 'cosmos-by-carl-sagan',
  title: 'Cosmos',
  author: 'Carl Sagan',
  description: 'Matter turning into minds.',
  topic: { name: 'Science', color: '#17804A' },
});
const quiet = aBook({ id: 10, slug: 'quiet-by-susan-cain', title: 'Quiet', author: 'Susan Cain' });

beforeEach(() => localStorage.clear());

test('while it loads it says so', async () => {
  serveLibrary([histories], []);
  const { screen } = renderLibrary();
  await expect.element(screen.getByText('Loading library...')).toBeVisible();
  await expect.element(screen.getByText('Active Shelf')).toBeVisible();
});

test('each book stands either on the shelf or among the available ones', async () => {
  serveLibrary([histories, cosmos, quiet], [entryOf(histories, { progress: 38 })]);
  const { screen } = renderLibrary();
  const shelf = region(screen, 'Active Shelf');
  await expect
    .element(shelf.getByRole('link', { name: 'The Histories' }))
    .toHaveAttribute('href', '/books/the-histories-by-herodotus');
  await expect.element(shelf.getByText('38%')).toBeVisible();
  await expect
    .element(shelf.getByRole('progressbar', { name: 'Progress in The Histories' }))
    .toHaveAttribute('value', '38');
  await expect
    .element(screen.getByRole('heading', { name: 'Available Books 2', exact: true }))
    .toBeVisible();
  const card = screen.getByRole('article', { name: 'Cosmos' });
  for (const text of ['SCIENCE', 'by Carl Sagan', 'Matter turning into minds.', '📖']) {
    await expect.element(card.getByText(text)).toBeVisible();
  }
  await expect
    .element(card.getByText('SCIENCE'))
    .toHaveStyle({ backgroundColor: 'rgb(23, 128, 74)' });
  await expect.element(card.getByRole('heading', { name: 'Cosmos' })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(2);
});

test('a mastered book carries the badge, another does not', async () => {
  serveLibrary([histories, cosmos], [entryOf(histories, { ismastered: true }), entryOf(cosmos)]);
  const { screen } = renderLibrary();
  const badges = region(screen, 'Active Shelf').getByText('M', { exact: true });
  await expect.element(badges).toBeVisible();
  expect(badges.elements()).toHaveLength(1);
});

test('a book added to the feed says so, then stands on the shelf, and the feed starts anew', async () => {
  const { writes } = serveLibrary([histories, cosmos], [entryOf(histories)]);
  const { screen, queryClient } = renderLibrary();
  await expect.element(screen.getByRole('article', { name: 'Cosmos' })).toBeVisible();
  queryClient.setQueryData(feedKeys.pages, { pages: [[]], pageParams: [0] });

  await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await expect.element(screen.getByRole('button', { name: '✓ ADDED TO FEED' })).toBeDisabled();
  await expect.element(screen.getByText('Book Added!')).toBeVisible();
  await expect.element(screen.getByText('Book has been added to your active shelf.')).toBeVisible();
  await expect
    .element(region(screen, 'Active Shelf').getByRole('link', { name: 'Cosmos' }))
    .toBeVisible();
  await expect.element(screen.getByText('ALL BOOKS ADDED TO SHELF')).toBeVisible();
  await expect.element(screen.getByText('CREATE NEW BOOKS USING ADD NEW BOOK')).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Available Books 0', exact: true }))
    .toBeVisible();
  expect(writes).toEqual([{ call: 'POST shelf', body: { bookId: 9 } }]);
  await expect.poll(() => queryClient.getQueryData(feedKeys.pages)).toBeUndefined();
});

test('an add that is refused is logged, raises no toast and can be done again', async () => {
  serveLibrary([cosmos], []);
  worker.use(http.post('/api/users/41/books', () => problem(404)));
  const { screen } = renderLibrary();
  await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await expect.element(screen.getByText('Not added. Tap it again.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '+ ADD TO FEED' })).toBeEnabled();
  expect(screen.getByRole('listitem').getByText('Error').query()).toBeNull();
  expect(takeUnexpected().join()).toContain('Failed to add book');
});

test('a book removed leaves for the available ones; undo brings it back', async () => {
  const { writes } = serveLibrary([histories], [entryOf(histories)]);
  const { screen } = renderLibrary();
  await screen.getByRole('button', { name: 'Remove from shelf: The Histories' }).click();
  await expect
    .element(screen.getByText('No books in your shelf yet. Add a book above to get started!'))
    .toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'The Histories' })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(region(screen, 'Active Shelf').getByRole('link', { name: 'The Histories' }))
    .toBeVisible();
  await expect.poll(() => writes.map(({ call }) => call)).toEqual(['DELETE 8', 'POST shelf']);
});

test('a double click on a remove button takes one book, not its neighbour too', async () => {
  const { writes } = serveLibrary([histories, cosmos], [entryOf(histories), entryOf(cosmos)]);
  const { screen } = renderLibrary();
  await screen.getByRole('button', { name: 'Remove from shelf: The Histories' }).click();
  const neighbour = screen.getByRole('button', { name: 'Remove from shelf: Cosmos' });
  neighbour.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.poll(() => writes.map(({ call }) => call)).toEqual(['DELETE 8']);
  await expect.element(neighbour).toBeVisible();
});

test('a removal that is refused puts the book back in its place and says so', async () => {
  serveLibrary(
    [histories, cosmos, quiet],
    [histories, cosmos, quiet].map((it) => entryOf(it)),
  );
  worker.use(http.delete('/api/users/41/books/9', () => problem(404)));
  const { screen } = renderLibrary();
  await screen.getByRole('button', { name: 'Remove from shelf: Cosmos' }).click();
  await expect.element(screen.getByText(/Failed to remove book/)).toBeVisible();
  const links = region(screen, 'Active Shelf').getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      '/books/the-histories-by-herodotus',
      '/books/cosmos-by-carl-sagan',
      '/books/quiet-by-susan-cain',
    ]);
  expect(takeUnexpected().join()).toContain('Failed to remove book');
});

test('the remove button is named by its tooltip, and the keyboard goes on at the next book', async () => {
  const { writes } = serveLibrary([histories, cosmos], [entryOf(histories), entryOf(cosmos)]);
  const { screen } = renderLibrary();
  const remove = (title: string) =>
    screen.getByRole('button', { name: `Remove from shelf: ${title}` });
  await expect.element(remove('The Histories')).toBeVisible();
  await userEvent.tab();
  while (document.activeElement !== remove('The Histories').query()) await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Remove from shelf');
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('Cosmos')).toHaveFocus();
  await expect.poll(() => writes).toHaveLength(1);
});

describe('who reads', () => {
  test('an account sees XP, level and streak', async () => {
    serveLibrary([], []);
    const stats = { totalAnswered: 9, correctAnswered: 8, xp: 640, level: 7, streak: 6 };
    serve({
      user: () => HttpResponse.json(anAccount()),
      stats: () => HttpResponse.json(stats),
    });
    worker.use(http.get('/api/users/7/books', () => HttpResponse.json([])));
    const { screen } = renderLibrary();
    for (const figure of ['Level 7', '640 XP', '6 in a row']) {
      await expect.element(screen.getByText(figure)).toBeVisible();
    }
  });

  test('when nobody can be found, adding is only logged', async () => {
    const { writes } = serveLibrary([cosmos], []);
    serve({ user: () => problem(500) });
    const { screen } = renderLibrary();
    await expect.element(screen.getByText('Your shelf did not arrive')).toBeVisible();
    await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
    await expect.element(screen.getByText('Not added. Tap it again.')).toBeVisible();
    expect(takeUnexpected().join()).toContain('No user ID available');
    expect(writes).toEqual([]);
  });
});

test.each([
  ['Your shelf did not arrive', '/api/users/41/books'],
  ['The books did not arrive', '/api/books'],
])('"%s" can be tried again, with the rest in place', async (words, path) => {
  serveLibrary([histories, cosmos], [entryOf(histories)]);
  let broken = true;
  worker.use(http.get(path, () => (broken ? problem(503) : undefined)));
  const { screen } = renderLibrary();
  await expect.element(screen.getByText(words)).toBeVisible();
  const fold = screen.getByRole('button', { name: 'Add a New Book' });
  if (fold.element().ariaExpanded === 'false') await fold.click();
  await screen.getByLabelText('Book Title').fill('Meditations');
  broken = false;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  await expect
    .element(region(screen, 'Active Shelf').getByRole('link', { name: 'The Histories' }))
    .toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'Cosmos' })).toBeVisible();
  await expect.element(screen.getByLabelText('Book Title')).toHaveValue('Meditations');
});

test('long and odd texts stand as text and do not widen the screen', async () => {
  const odd = aBook({
    id: 11,
    title: `"Ham" & <script>alert(1)</script> ${'x'.repeat(160)}`,
    author: `كاتب ${'y'.repeat(180)}`,
    description: 'z'.repeat(300),
  });
  serveLibrary([odd, cosmos], [entryOf(cosmos)]);
  const { screen } = renderLibrary();
  await expect.element(screen.getByRole('heading', { name: odd.title })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
