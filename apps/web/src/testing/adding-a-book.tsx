import type { GenerationResult } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect } from 'vitest';

import { useShelf } from '../data/shelf/shelf.ts';
import { AddBookForm } from '../screens/library/add-book-form.tsx';
import { serve } from './api.ts';
import { aSource } from './generation.ts';
import { render } from './render.tsx';
import { serveRuns } from './serve-generation.ts';
import { worker } from './worker.ts';

export const submitLabel = '+ ADD BOOK & GENERATE QUESTIONS';

type Replies = {
  readonly create?: HttpResponseResolver;
  readonly shelve?: HttpResponseResolver;
  readonly text?: HttpResponseResolver;
  readonly questions?: HttpResponseResolver;
  readonly flashcards?: HttpResponseResolver;
};

export const made =
  (count: number, told: Partial<GenerationResult> = {}): HttpResponseResolver =>
  () =>
    HttpResponse.json({ count, ...told });

/** The calls that adding a book makes, in turn; all goes well unless told otherwise. */
export function serveAdding(replies: Replies = {}) {
  const { create, shelve, text, questions, flashcards } = replies;
  serve();
  serveRuns(12);
  const calls: { call: string; body: unknown; search: string }[] = [];
  const noted =
    (call: string, reply: HttpResponseResolver): HttpResponseResolver =>
    async (info) => {
      const sent = await info.request.clone().text();
      const { search } = new URL(info.request.url);
      calls.push({ call, body: bodyOf(info.request, sent), search });
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
    http.post('/api/books/12/sources', noted('text', text ?? (() => HttpResponse.json(aSource())))),
    http.post('/api/books/12/generate-questions', noted('questions', questions ?? made(10))),
    http.post('/api/books/12/generate-flashcards', noted('flashcards', flashcards ?? made(8))),
  );
  return calls;
}

function bodyOf({ headers }: Request, sent: string): unknown {
  if (sent === '') return undefined;
  return headers.get('content-type') === 'application/json' ? JSON.parse(sent) : sent;
}

/** The form beside a shelf, which is what makes the reader known. */
function Form() {
  const { isSuccess } = useShelf();
  return (
    <>
      {isSuccess && <p>Ready</p>}
      <AddBookForm hasShelf={false} />
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
