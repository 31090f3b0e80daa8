import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';

import { aGuestsBook, anAdminBook } from '../../../testing/admin-books.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { pagedBooks } from '../../../testing/paged-books.ts';
import { render } from '../../../testing/render.tsx';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const many = Array.from({ length: 24 }, (_, index) =>
  anAdminBook({ id: index + 10, title: `Volume ${String(index + 1)}`, author: 'Pliny' }),
);
const books = [aGuestsBook(), anAdminBook({ hidden: true }), ...many];

async function openPanel() {
  serveAdmin(books);
  const { screen } = render(<AdminScreen />);
  const list = screen.getByRole('region', { name: 'Books' });
  const rows = list.getByRole('listitem');
  await expect.element(list.getByText('26 books', { exact: true })).toBeVisible();
  return { screen, list, rows };
}

test('a long list shows ten books, and more when asked', async () => {
  const { list, rows } = await openPanel();
  expect(rows.elements()).toHaveLength(10);
  await list.getByRole('button', { name: 'Show more' }).click();
  expect(rows.elements()).toHaveLength(20);
  await list.getByRole('button', { name: 'Show more' }).click();
  expect(rows.elements()).toHaveLength(26);
  await expect.element(list.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a book is found by words of title and author, by its state and by its topic', async () => {
  const { list, rows } = await openPanel();
  await list.getByLabelText('Title or author').fill('austen em');
  await expect.element(list.getByText('1 of 26 books')).toBeVisible();
  await expect.element(rows).toMatchTextContent('Emma');
  await list.getByLabelText('Title or author').clear();
  await list.getByLabelText('State').selectOptions('Hidden');
  await expect.element(rows).toMatchTextContent('The Histories');
  await list.getByLabelText('Topic').selectOptions('Science');
  await expect.element(list.getByText('0 of 26 books')).toBeVisible();
});

test('the newest come first when that is wanted', async () => {
  const { list, rows } = await openPanel();
  await list.getByLabelText('Order').selectOptions('Newest first');
  await expect.element(rows.first()).toMatchTextContent('Volume 24');
});

describe('books that wait for approval', () => {
  test('are a tap away, and one stays to tell what came of it', async () => {
    const { screen, list, rows } = await openPanel();
    await screen.getByRole('button', { name: '1 book waits for your approval' }).click();
    await expect.element(list.getByRole('heading', { name: 'Books' })).toHaveFocus();
    await expect.element(list.getByText('1 of 26 books')).toBeVisible();
    await screen.getByRole('button', { name: 'Approve Emma' }).click();
    await expect.element(rows.getByText(/^Listed\./)).toBeVisible();
    await expect.element(list.getByText('0 of 26 books')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /for your approval/ }))
      .not.toBeInTheDocument();
    await list.getByLabelText('State').selectOptions('All');
    await list.getByLabelText('State').selectOptions('Waiting');
    await expect.element(rows).not.toBeInTheDocument();
  });
});

test('of more books than come at once, those that wait are found by the server', async () => {
  serveAdmin(books);
  const listed = many.slice(0, 3);
  const waiting = aGuestsBook({ id: 90, title: 'Zen' });
  const { handler } = pagedBooks('/api/admin/books', [...listed, waiting], 2);
  worker.use(
    http.get('/api/admin/books', ({ request }) =>
      request.url.includes('state=waiting') ? HttpResponse.json([waiting]) : undefined,
    ),
    handler,
  );
  const { screen } = render(<AdminScreen />);
  const list = screen.getByRole('region', { name: 'Books' });
  const rows = list.getByRole('listitem');
  await expect.element(list.getByText('2+ of 26 books')).toBeVisible();
  await list.getByLabelText('State').selectOptions('Waiting');
  await expect.element(rows).toMatchTextContent('Zen');
  await screen.getByRole('button', { name: 'Approve Zen' }).click();
  await expect.element(rows.getByText(/^Listed\./)).toBeVisible();
  await list.getByLabelText('State').selectOptions('All');
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect.element(rows).toHaveLength(4);
});
