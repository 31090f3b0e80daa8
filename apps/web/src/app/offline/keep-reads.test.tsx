import { HOUR_MS } from '@morsel/sdk/domain';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { useEffect } from 'react';
import { expect, test } from 'vitest';

import { useUserId } from '../../data/account/identity.ts';
import { saveAccount } from '../../data/account/reader-storage.ts';
import { useBook } from '../../data/books/books.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { readSaved, saveReads } from '../../offline/saved-reads.ts';
import { anAccount, problem } from '../../testing/api.ts';
import { unanswered } from '../../testing/calls.ts';
import { aBook } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { keepReads } from './keep-reads.ts';

const BOOK = '/api/books/8';
const HASH = '["books","by-id",8]';
const ada = anAccount({ id: 701 });
const bea = anAccount({ id: 702, name: 'Bea' });

function Keeping() {
  const queryClient = useQueryClient();
  useEffect(() => keepReads(queryClient), [queryClient]);
  return null;
}

function ShowReader() {
  return <p>user {useUserId()}</p>;
}

function ShowBook() {
  const book = useBook(8);
  return (
    <>
      {book.data && <h1>{book.data.title}</h1>}
      {!book.data && book.isError && <p>no book</p>}
      <SavedCopy savedAt={savedCopyTime(book)} />
    </>
  );
}

const answerBook = (reply: HttpResponseResolver) => worker.use(http.get(BOOK, reply));
const down = () => HttpResponse.error();

/** As it was read three hours ago. */
const keep = (ownerId: number, title: string) =>
  saveReads([
    { ownerId, hash: HASH, data: aBook({ title }), savedAt: Date.now() - 3 * HOUR_MS - 1000 },
  ]);

test('what was read once is there without the server, at the next load of the page', async () => {
  saveAccount(ada);
  worker.use(http.get('/api/users', () => HttpResponse.json(ada)));
  answerBook(() => HttpResponse.json(aBook()));
  const first = render([<Keeping key="1" />, <ShowBook key="2" />, <ShowReader key="3" />]);
  await expect.element(first.screen.getByText('The Histories')).toBeVisible();
  expect(first.screen.getByText(/^Saved copy/).query()).toBeNull();
  await expect
    .poll(async () => (await readSaved(ada.id, HASH))?.data)
    .toMatchObject({ title: 'The Histories' });
  first.unmount();

  answerBook(down);
  const { screen } = render(<ShowBook />);
  await expect.element(screen.getByText('The Histories')).toBeVisible();
  await expect.element(screen.getByText('Saved copy from a moment ago')).toBeVisible();
});

test.each([
  ['without the server', down],
  ["behind a gateway's page", () => new HttpResponse('<h1>Sign in</h1>')],
  ['when the server fails', () => problem(503)],
  ['when the session has ended', () => problem(401)],
])('%s the copy tells its age', async (_, reply) => {
  saveAccount(ada);
  await keep(ada.id, 'The Histories');
  answerBook(reply);
  const { screen } = render(<ShowBook />);
  await expect.element(screen.getByText('Saved copy from 3 hours ago')).toBeVisible();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('The Histories');
  expect(screen.getByText('no book').query()).toBeNull();
});

test('a copy is shown while the server takes its time; then what the server gives', async () => {
  saveAccount(ada);
  await keep(ada.id, 'The Histories');
  const late = Promise.withResolvers<void>();
  answerBook(async () => {
    await late.promise;
    return HttpResponse.json(aBook({ title: 'The Histories, revised' }));
  });
  const { screen } = render(<ShowBook />);
  await expect.element(screen.getByText('Saved copy from 3 hours ago')).toBeVisible();
  late.resolve();
  await expect.element(screen.getByText('The Histories, revised')).toBeVisible();
  expect(screen.getByText(/^Saved copy/).query()).toBeNull();
});

test('a server that never answers leaves the copy', async () => {
  saveAccount(ada);
  await keep(ada.id, 'The Histories');
  answerBook(unanswered);
  const { screen } = render(<ShowBook />);
  await expect.element(screen.getByText('Saved copy from 3 hours ago')).toBeVisible();
});

test('a copy of one reader is not there for another', async () => {
  await keep(ada.id, 'The Histories');
  saveAccount(bea);
  answerBook(down);
  const { screen } = render(<ShowBook />);
  await expect.element(screen.getByText('no book')).toBeVisible();
  expect(screen.getByText('The Histories').query()).toBeNull();
});

test('a book that the server does not give any more is not brought back', async () => {
  saveAccount(ada);
  await keep(ada.id, 'The Histories');
  answerBook(() => problem(404));
  const { screen } = render(<ShowBook />);
  await expect.element(screen.getByText('no book')).toBeVisible();
});
