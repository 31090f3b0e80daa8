import type { FollowedDocument } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { anAccount, problem } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { entryOf } from '../../testing/library.tsx';
import { openSettings, serveSettings } from '../../testing/settings.tsx';

const account = anAccount();
const tides = aBook({ id: 8, title: 'Tides' });
const shelf = [entryOf(tides)];
const book = { id: 8, title: 'Tides', slug: 'tides-by-ann-author' };

const aDocument = (over: Partial<FollowedDocument> = {}): FollowedDocument => ({
  id: 3,
  name: 'tides.epub',
  progress: { share: 0.439, device: 'Kobo', toldAt: Date.now() - 2.5 * HOUR_MS },
  book: null,
  link: null,
  ...over,
});

const open = () => openSettings().screen.getByRole('region', { name: 'Reading along' });

test('where no device has told anything, it is said how one is set up', async () => {
  serveSettings({ account });
  const panel = open();
  await expect.element(panel.getByText('No e-reader has told anything yet.')).toBeVisible();
  await panel.getByText('Set up your e-reader').click();
  await expect.element(panel.getByText(`${location.origin}/api/koreader`)).toBeVisible();
});

test('a document shows how far it was read, and by what its book is known', async () => {
  const documents = () => HttpResponse.json([aDocument({ book, link: 'file' })]);
  serveSettings({ account, documents, shelf });
  const row = open().getByRole('listitem').filter({ hasText: 'tides.epub' });
  await expect.element(row.getByText('43% read on Kobo, 2 hours ago')).toBeVisible();
  await expect.element(row.getByText('Known by its file.')).toBeVisible();
  await expect.element(row.getByLabelText('Which book is it?')).toHaveValue('8');
});

test('one that is not recognised is linked by hand, and taken back', async () => {
  const documents = () => HttpResponse.json([aDocument()]);
  const sent = serveSettings({
    account,
    documents,
    shelf,
    documentLink: async ({ request }) => {
      const { bookId } = (await request.json()) as { bookId: number | null };
      return HttpResponse.json(aDocument({ book: bookId === null ? null : book, link: 'reader' }));
    },
  });
  const panel = open();
  await expect.element(panel.getByText(/^Not recognised/)).toBeVisible();
  const choice = panel.getByLabelText('Which book is it?');
  await expect.element(choice).toHaveDisplayValue('Not known yet');
  await choice.selectOptions('Tides');
  await expect.element(panel.getByText(/^Not recognised/)).not.toBeInTheDocument();
  await expect.element(choice).toHaveValue('8');

  await choice.selectOptions('None of mine');
  await expect.element(panel.getByText('None of your books, you said.')).toBeVisible();
  const call = `PATCH /api/users/${account.id}/documents/3`;
  expect(sent).toEqual([
    { call, body: { bookId: 8 } },
    { call, body: { bookId: null } },
  ]);
});

test('a link that is not kept goes back, with the reason beside it', async () => {
  const documents = () => HttpResponse.json([aDocument()]);
  const documentLink = () => problem(404, 'Book not found');
  serveSettings({ account, documents, shelf, documentLink });
  const panel = open();
  await panel.getByLabelText('Which book is it?').selectOptions('Tides');
  await expect.element(panel.getByText('That was not kept. Book not found')).toBeVisible();
  await expect
    .element(panel.getByLabelText('Which book is it?'))
    .toHaveDisplayValue('Not known yet');
});

test('a document is forgotten, which is told, and the focus is not lost', async () => {
  serveSettings({ account, documents: () => HttpResponse.json([aDocument()]) });
  const panel = open();
  const button = panel.getByRole('button', { name: 'Forget tides.epub' });
  await button.click();
  await expect.element(panel.getByText('tides.epub is forgotten.')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Reading along' })).toHaveFocus();
});
