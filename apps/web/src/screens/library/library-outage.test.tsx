import type { Book, ShelfEntry } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { OfflineRunner } from '../../app/offline/offline-runner.tsx';
import { serve } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';
import { LibraryScreen } from './library-screen.tsx';

const histories = aBook();
const cosmos = aBook({ id: 9, slug: 'cosmos-by-carl-sagan', title: 'Cosmos' });

const entryOf = (book: Book): ShelfEntry => ({
  id: book.id * 100,
  book,
  progress: 38,
  ismastered: false,
});

/** A library whose shelf can be read and not changed, for a guest without a pack. */
function renderLibrary() {
  let shelf = [entryOf(histories)];
  serve();
  worker.use(
    http.get('/api/books', () => HttpResponse.json([histories, cosmos])),
    http.get('/api/users/41/books', () => HttpResponse.json(shelf)),
    http.get('/api/mastered', () => HttpResponse.json([])),
    http.get('/api/users/41/study-pack', () => HttpResponse.error()),
  );
  const outage = beginOutage();
  const { screen } = render([<OfflineRunner key="runner" />, <LibraryScreen key="library" />]);
  return {
    screen,
    outage,
    have: (books: readonly Book[]) => {
      shelf = books.map(entryOf);
    },
  };
}

const onShelf = (screen: Locator) =>
  screen.getByRole('region', { name: 'Active Shelf' }).getByRole('link');

const addresses = (screen: Locator) =>
  onShelf(screen)
    .elements()
    .map((link) => link.getAttribute('href'));

const addressOf = ({ slug }: Book) => `/books/${slug}`;

test('in an outage a book goes to the shelf at once, without a toast, and stays there', async () => {
  const { screen, outage, have } = renderLibrary();
  await screen.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await expect.poll(() => addresses(screen)).toEqual([histories, cosmos].map(addressOf));
  expect(screen.getByText('Book Added!').query()).toBeNull();
  have([histories, cosmos]);
  await outage.end();
  await expect.poll(() => screen.getByText('38%').elements().length).toBe(2);
  expect(outage.synced).toMatchObject([{ kind: 'shelf', target: 9, value: true }]);
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to add book')]);
});

test('in an outage a book leaves the shelf, and undoing that brings it back as it was', async () => {
  const { screen, outage } = renderLibrary();
  await screen.getByRole('button', { name: 'Remove from shelf: The Histories' }).click();
  await expect.element(screen.getByText(/^No books in your shelf yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => addresses(screen)).toEqual([addressOf(histories)]);
  await expect.element(screen.getByText('38%')).toBeVisible();
  await outage.end();
  expect(outage.synced.map(({ value }) => value)).toEqual([false, true]);
  await expect.poll(() => addresses(screen)).toEqual([addressOf(histories)]);
  expect(takeUnexpected().join()).toContain('Failed to remove book');
});
