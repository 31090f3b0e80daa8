import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect } from 'vitest';

import { useShelf } from '../data/shelf.ts';
import { AddBookForm } from '../screens/library/add-book-form.tsx';
import { serve } from './api.ts';
import { render } from './render.tsx';
import { worker } from './worker.ts';

export const submitLabel = '+ ADD BOOK & GENERATE QUESTIONS';

type Replies = {
  readonly create?: HttpResponseResolver;
  readonly shelve?: HttpResponseResolver;
  readonly questions?: HttpResponseResolver;
  readonly flashcards?: HttpResponseResolver;
};

export const made = (count: number, reason?: string) => () => HttpResponse.json({ count, reason });

/** The calls that adding a book makes, in turn; all goes well unless told otherwise. */
export function serveAdding({ create, shelve, questions, flashcards }: Replies = {}) {
  serve();
  const calls: { call: string; body: unknown }[] = [];
  const noted =
    (call: string, reply: HttpResponseResolver): HttpResponseResolver =>
    async (info) => {
      const text = await info.request.clone().text();
      calls.push({ call, body: text === '' ? undefined : JSON.parse(text) });
      return reply(info);
    };
  const created = () => HttpResponse.json({ id: 12, title: 'Meditations' });
  worker.use(
    http.get('/api/users/41/books', () => HttpResponse.json([])),
    http.post('/api/books', noted('create', create ?? created)),
    http.post(
      '/api/users/41/books',
      noted('shelve', shelve ?? (() => HttpResponse.json({ ok: true }))),
    ),
    http.post('/api/books/12/generate-questions', noted('questions', questions ?? made(10))),
    http.post('/api/books/12/generate-flashcards', noted('flashcards', flashcards ?? made(8))),
  );
  return calls;
}

/** The form beside a shelf, which is what makes the reader known. */
function Form() {
  const { isSuccess } = useShelf();
  return (
    <>
      {isSuccess && <p>Ready</p>}
      <AddBookForm />
    </>
  );
}

/** Renders the form for a known reader, and finds its parts. */
export async function renderForm({ path = '/library' }: { path?: string } = {}) {
  const rendered = render(<Form />, { path });
  const { screen } = rendered;
  await expect.element(screen.getByText('Ready')).toBeVisible();
  const title = screen.getByLabelText('Book Title');
  const author = screen.getByLabelText('Author');
  const address = screen.getByLabelText(/^Book Cover Image URL/);
  const submit = screen.getByRole('button', { name: submitLabel });
  const fill = async () => {
    await title.fill('  Meditations ');
    await author.fill(' Marcus Aurelius ');
  };
  return { ...rendered, title, author, address, submit, fill };
}
