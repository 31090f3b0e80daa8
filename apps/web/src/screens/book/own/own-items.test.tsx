import type { OwnItem } from '@morsel/sdk/contract';
import { OWN_ITEMS_PAGE } from '@morsel/sdk/domain';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { problem } from '../../../testing/api.ts';
import { serveBook } from '../../../testing/book.ts';
import { render } from '../../../testing/render.tsx';
import { aPack } from '../../../testing/study-pack.ts';
import { worker } from '../../../testing/worker.ts';
import { OwnItems } from './own-items.tsx';

const origin = { grounding: 'extractive', chapter: 'Clio', quote: 'Athens won.' } as const;
const CLOZE: OwnItem = {
  id: 1,
  revision: 1,
  type: 'cloze',
  text: '_____ won at Marathon.',
  answer: 'Athens',
  accepted: ['The Athenians'],
  origin,
  changedAt: 0,
};
const CARD: OwnItem = {
  id: 2,
  revision: 1,
  type: 'flashcard',
  front: 'Marathon?',
  back: 'Won by Athens.',
  origin: null,
  changedAt: 0,
};

beforeEach(() => {
  worker.use(http.get('/api/users/41/study-pack', () => HttpResponse.json(aPack([]))));
});

/** The reader's own items; returns what was sent about them. */
function renderOwn(items: readonly OwnItem[], refusal?: () => Response) {
  let own = items;
  const sent: unknown[] = [];
  serveBook();
  worker.use(
    http.get('/api/users/41/books/8/own-items', () => HttpResponse.json(own)),
    http.patch('/api/users/41/own-items/:id', async ({ params, request }) => {
      const change = await request.json();
      sent.push([params['id'], change]);
      return refusal?.() ?? HttpResponse.json({ ...items[0], ...Object(change) });
    }),
    http.delete('/api/users/41/own-items/:id', ({ params }) => {
      sent.push(['deleted', params['id']]);
      own = own.filter(({ id }) => String(id) !== params['id']);
      return HttpResponse.json({ ok: true });
    }),
  );
  const { screen } = render(<OwnItems bookId={8} />);
  return { screen, sent, dialog: screen.getByRole('dialog') };
}

test('lists what is asked, what is right and where it comes from', async () => {
  const { screen } = renderOwn([CLOZE, CARD]);
  await expect.element(screen.getByRole('heading', { name: 'Yours 2' })).toBeVisible();
  for (const text of ['Athens', 'Marathon?', 'Won by Athens.', 'Clio']) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  }
});

test('a question is edited, with its other wordings line by line', async () => {
  const { screen, sent, dialog } = renderOwn([CLOZE]);
  await screen.getByRole('button', { name: 'Edit blank won at Marathon.' }).click();
  await dialog.getByLabelText('What fills the gap').fill('The city of Athens');
  await dialog.getByLabelText('Also right optional').fill('Athens\n\n Athenians ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([
    [
      '1',
      {
        text: '_____ won at Marathon.',
        answer: 'The city of Athens',
        accepted: ['Athens', 'Athenians'],
      },
    ],
  ]);
});

test.each([
  [
    'Sentence',
    'Athens won at Marathon.',
    '_____ is where the gap is. Write _____ where the gap is.',
  ],
  ['What fills the gap', ' ', 'Fill this in.'],
])('what cannot be asked is told beside %s, and nothing is sent', async (label, text, word) => {
  const { screen, sent, dialog } = renderOwn([CLOZE]);
  await screen.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByLabelText(label).fill(text);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(word);
  expect(sent).toEqual([]);
});

test('a refusal stands beside its field, and what was typed stays', async () => {
  const refusal = () => problem(400, 'Nothing is to be seen on it', 'back');
  const { screen, dialog } = renderOwn([CARD], refusal);
  await screen.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByLabelText('Back').fill('Won by the Athenians.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Nothing is to be seen on it')).toBeVisible();
  await expect.element(dialog.getByLabelText('Back')).toHaveValue('Won by the Athenians.');
  await expect.element(dialog.getByLabelText('Back')).toHaveFocus();
});

test('it asks before it deletes; with the last one the list goes', async () => {
  const { screen, sent, dialog } = renderOwn([CARD]);
  await screen.getByRole('button', { name: 'Delete Marathon?' }).click();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect.element(screen.getByRole('heading', { name: /^Yours/ })).not.toBeInTheDocument();
  expect(sent).toEqual([['deleted', '2']]);
});

test('older ones are loaded on demand', async () => {
  const all = Array.from({ length: OWN_ITEMS_PAGE + 1 }, (_, index) => {
    return { ...CARD, id: 100 - index, front: `Question ${index + 1}?` };
  });
  serveBook();
  worker.use(
    http.get('/api/users/41/books/8/own-items', ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      const start = after === null ? 0 : all.findIndex(({ id }) => `0-${id}` === after) + 1;
      return HttpResponse.json(all.slice(start, start + OWN_ITEMS_PAGE));
    }),
  );
  const { screen } = render(<OwnItems bookId={8} />);
  await screen.getByRole('button', { name: 'Load older ones' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Yours 51' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all 51' }).click();
  await expect.element(screen.getByText('Question 51?', { exact: true })).toBeVisible();
});
