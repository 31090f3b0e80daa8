import type { HighlightedBook } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAccount, problem } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { entryOf } from '../../testing/library.tsx';
import { openSettings, serveSettings } from '../../testing/settings.tsx';
import { worker } from '../../testing/worker.ts';

const account = anAccount();
const waves = aBook({ id: 9, title: 'Waves' });
const shelf = [entryOf(waves)];

const someHighlights = (over: Partial<HighlightedBook> = {}): HighlightedBook => ({
  id: 3,
  title: 'Tides',
  author: 'Ann Author',
  source: 'readest',
  highlights: 12,
  waiting: 0,
  receivedAt: Date.now() - 2.5 * HOUR_MS,
  book: { id: 8, title: 'Tides', slug: 'tides-by-ann-author' },
  link: 'title',
  ...over,
});

/** A word for which no line has room. */
const LONG = 'Donaudampfschifffahrt'.repeat(8);

const replies = (...books: HighlightedBook[]) => ({
  account,
  shelf,
  highlights: () => HttpResponse.json({ books, makesCards: false, addsBooks: false }),
});

const open = () => openSettings().screen.getByRole('region', { name: 'Highlights' });

test('where no app has sent any, it is said how one is set up', async () => {
  serveSettings(replies());
  const panel = open();
  await expect.element(panel.getByText('No app has sent any yet.')).toBeVisible();
  await panel.getByText('Set up an app').click();
  const address = `${location.origin}/api/readwise/api/v2`;
  await expect.element(panel.getByText(address, { exact: true })).toBeVisible();
  await expect.element(panel.getByText(`${address}/highlights`)).toBeVisible();
});

test.each([
  ['Make flashcards of new highlights', { makesCards: true }],
  ['Add missing books, for everybody to see', { addsBooks: true }],
])('what becomes of those that come is chosen: %s', async (name, choice) => {
  const none = { books: [], makesCards: false, addsBooks: false };
  const sent = serveSettings({
    ...replies(),
    highlightsChoice: () => HttpResponse.json({ ...none, ...choice }),
  });
  const panel = open();
  await panel.getByRole('switch', { name }).click();
  await expect.element(panel.getByRole('switch', { name })).toBeChecked();
  await expect.poll(() => sent).toEqual([{ call: 'PATCH /api/users/7/highlights', body: choice }]);
});

test('those of the wrong book are given another', async () => {
  const book = { id: 9, title: 'Waves', slug: 'waves-by-ann-author' };
  const sent = serveSettings({
    ...replies(someHighlights()),
    highlightsLink: () => HttpResponse.json(someHighlights({ book })),
  });
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Highlights' });
  const row = panel.getByRole('listitem').filter({ hasText: 'Tides' }).last();
  const words = 'Ann Author, 12 highlights from readest, 2 hours ago';
  await expect.element(row.getByText(words)).toBeVisible();
  const choice = row.getByLabelText('Of which book are they?');
  await expect.element(choice).toHaveValue('8');
  await choice.selectOptions('None of mine');
  const taking = screen.getByRole('dialog', { name: 'Take these highlights out?' });
  await taking.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(choice).toHaveValue('8');
  choice.element().focus();
  await choice.selectOptions('Waves');
  const moving = screen.getByRole('dialog', { name: 'Move these highlights?' });
  await expect.element(moving.getByText('They become a text of Waves.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(moving).not.toBeInTheDocument();
  await expect.element(choice).toHaveFocus();
  await expect.element(choice).toHaveValue('8');
  await choice.selectOptions('Waves');
  await screen.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(choice).toHaveValue('9');
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'PATCH /api/users/7/highlights/3', body: { bookId: 9 } }]);
});

test('what was not kept goes back, with the reason beside it', async () => {
  serveSettings({
    ...replies(someHighlights()),
    highlightsLink: () => problem(404, 'Book not found'),
  });
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Highlights' });
  await panel.getByLabelText('Of which book are they?').selectOptions('Waves');
  await screen.getByRole('button', { name: 'Move', exact: true }).click();
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('That was not kept. Book not found');
  await expect.element(panel.getByLabelText('Of which book are they?')).toHaveValue('8');
});

test('a book that nobody knows is added, and they go into it', async () => {
  const book = { id: 9, title: 'Tides', slug: 'tides-by-ann-author' };
  const sent = serveSettings({
    ...replies(someHighlights({ book: null, link: null, waiting: 12 })),
    highlightsLink: () => HttpResponse.json(someHighlights({ book, link: 'reader' })),
  });
  const added: unknown[] = [];
  worker.use(
    http.post('/api/books', async ({ request }) => {
      added.push(await request.json());
      return HttpResponse.json({ id: 9, title: 'Tides' }, { status: 201 });
    }),
    http.post('/api/users/:userId/books', async ({ request }) => {
      added.push(await request.json());
      return HttpResponse.json({ ok: true });
    }),
  );
  const panel = open();
  const choice = panel.getByLabelText('Of which book are they?');
  await expect.element(choice).toHaveDisplayValue('Not known yet');
  await panel.getByRole('button', { name: 'Add it as a book' }).click();
  await expect.element(choice).toHaveValue('9');
  await expect
    .element(panel.getByRole('button', { name: 'Add it as a book' }))
    .not.toBeInTheDocument();
  await expect.element(choice).toHaveFocus();
  expect(added).toEqual([{ title: 'Tides', author: 'Ann Author' }, { bookId: 9 }]);
  expect(sent).toEqual([{ call: 'PATCH /api/users/7/highlights/3', body: { bookId: 9 } }]);
});

test('those that wait for a text are put in when their reader says so', async () => {
  const sent = serveSettings({
    ...replies(someHighlights({ waiting: 12 })),
    highlightsLink: () => HttpResponse.json(someHighlights({ link: 'reader' })),
  });
  const panel = open();
  const button = panel.getByRole('button', { name: 'Put them in now' });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(panel.getByLabelText('Of which book are they?')).toHaveFocus();
  await expect.element(panel.getByText('The highlights of Tides are in a text now.')).toBeVisible();
  expect(sent).toEqual([{ call: 'PATCH /api/users/7/highlights/3', body: { bookId: 8 } }]);
});

test('that they wait still is said, and the button stays', async () => {
  serveSettings({
    ...replies(someHighlights({ title: LONG, waiting: 12 })),
    highlightsLink: () => HttpResponse.json(someHighlights({ title: LONG, waiting: 3 })),
  });
  const panel = open();
  const button = panel.getByRole('button', { name: 'Put them in now' });
  await button.click();
  await expect.element(panel.getByText(/ wait still: no more texts/)).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('those that are in no text yet are given their book without asking', async () => {
  const sent = serveSettings({
    ...replies(someHighlights({ waiting: 12 })),
    highlightsLink: () => HttpResponse.json(someHighlights({ book: waves })),
  });
  const choice = open().getByLabelText('Of which book are they?');
  await choice.selectOptions('Waves');
  await expect.element(choice).toHaveValue('9');
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'PATCH /api/users/7/highlights/3', body: { bookId: 9 } }]);
});

test('a book by nobody is not to be added', async () => {
  serveSettings(
    replies(someHighlights({ book: null, link: null, waiting: 12, author: 'Unknown Author' })),
  );
  const panel = open();
  await expect.element(panel.getByText('They wait. Choose their book.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Add it as a book' }).query()).toBeNull();
});

test('they are forgotten once that was asked', async () => {
  const sent = serveSettings(replies(someHighlights()));
  const { screen } = openSettings();
  const panel = screen.getByRole('region', { name: 'Highlights' });
  await panel.getByRole('button', { name: 'Forget the highlights of Tides' }).click();
  await screen.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect.element(panel.getByText('The highlights of Tides are forgotten.')).toBeVisible();
  await expect.element(panel.getByRole('heading', { name: 'Highlights' })).toHaveFocus();
  await expect.element(panel.getByText('No app has sent any yet.')).toBeVisible();
  expect(sent).toEqual([{ call: 'DELETE /api/users/7/highlights/3', body: undefined }]);
});

test.each<[string, Partial<HighlightedBook>]>([
  ['They wait. Choose their book, or add it to Morsel.', { book: null, link: null }],
  ['They are kept here alone, you said.', { book: null, link: 'reader' }],
  ['With another book, their text and what was made from it goes.', {}],
  ['3 of them wait: they are more texts than a day allows.', { waiting: 3 }],
])('it is said what becomes of them: %s', async (words, over) => {
  serveSettings(replies(someHighlights(over)));
  await expect.element(open().getByText(new RegExp(words))).toBeVisible();
});
