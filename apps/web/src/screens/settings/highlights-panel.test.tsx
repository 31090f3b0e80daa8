import type { HighlightedBook } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { anAccount, problem } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { entryOf } from '../../testing/library.tsx';
import { openSettings, serveSettings } from '../../testing/settings.tsx';

const account = anAccount();
const waves = aBook({ id: 9, title: 'Waves' });
const shelf = [entryOf(waves)];

const someHighlights = (over: Partial<HighlightedBook> = {}): HighlightedBook => ({
  id: 3,
  title: 'Tides',
  author: 'Ann Author',
  source: 'readest',
  highlights: 12,
  receivedAt: Date.now() - 2.5 * HOUR_MS,
  book: { id: 8, title: 'Tides', slug: 'tides-by-ann-author' },
  ...over,
});

const replies = (...books: HighlightedBook[]) => ({
  account,
  shelf,
  highlights: () => HttpResponse.json({ books, makesCards: false }),
});

const open = () => openSettings().screen.getByRole('region', { name: 'Highlights' });

test('where no app has sent any, it is said how one is set up', async () => {
  serveSettings(replies());
  const panel = open();
  await expect.element(panel.getByText('No app has sent any yet.')).toBeVisible();
  await panel.getByText('Set up an app').click();
  await expect.element(panel.getByText(`${location.origin}/api/readwise`)).toBeVisible();
});

test('cards are made of them from when they are wanted', async () => {
  const sent = serveSettings({
    ...replies(),
    highlightCards: () => HttpResponse.json({ books: [], makesCards: true }),
  });
  const choice = open().getByRole('switch', { name: 'Make flashcards of new highlights' });
  await choice.click();
  await expect.element(choice).toBeChecked();
  expect(sent).toEqual([{ call: 'PATCH /api/users/41/highlights', body: { makesCards: true } }]);
});

test('those of the wrong book are given another', async () => {
  const book = { id: 9, title: 'Waves', slug: 'waves-by-ann-author' };
  const sent = serveSettings({
    ...replies(someHighlights()),
    highlightsLink: () => HttpResponse.json(someHighlights({ book })),
  });
  const row = open().getByRole('listitem').filter({ hasText: 'Tides' }).last();
  await expect
    .element(row)
    .toHaveTextContent('Ann Author, 12 highlights from readest, 2 hours ago');
  const choice = row.getByLabelText('Of which book are they?');
  await expect.element(choice).toHaveValue('8');
  await choice.selectOptions('Waves');
  await expect.element(choice).toHaveValue('9');
  expect(sent).toEqual([{ call: 'PATCH /api/users/41/highlights/3', body: { bookId: 9 } }]);
});

test('what was not kept goes back, with the reason beside it', async () => {
  serveSettings({
    ...replies(someHighlights()),
    highlightsLink: () => problem(404, 'Book not found'),
  });
  const panel = open();
  await panel.getByLabelText('Of which book are they?').selectOptions('Waves');
  await expect.element(panel.getByText('That was not kept. Book not found')).toBeVisible();
  await expect.element(panel.getByLabelText('Of which book are they?')).toHaveValue('8');
});
