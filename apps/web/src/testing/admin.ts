import type { AdminBook } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver, type PathParams } from 'msw';

import { anAdminBook } from './admin-books.ts';
import { anAccount, serve } from './api.ts';
import { NO_HIDINGS } from './hidings.ts';
import { worker } from './worker.ts';

export const ADMIN = anAccount({ role: 'admin' });

const noPicture = () => new HttpResponse(null, { status: 404 });

/** An API with an admin signed in, where changes of books stay; returns the bodies it was sent. */
export function serveAdmin(books: readonly AdminBook[] = [anAdminBook()]): unknown[] {
  const sent: unknown[] = [];
  const stored = new Map(books.map((book) => [book.id, book]));
  const change: HttpResponseResolver<PathParams, Partial<AdminBook>> = async (call) => {
    const { request, params } = call;
    const body = await request.json();
    sent.push(body);
    const id = Number(params['bookId']);
    const book = { ...(stored.get(id) ?? anAdminBook()), ...body };
    stored.set(id, book);
    return HttpResponse.json(book);
  };
  const changeMany: HttpResponseResolver<
    PathParams,
    Partial<AdminBook> & { bookIds: number[] }
  > = async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    const { bookIds, ...changed } = body;
    const there = [...stored.values()].filter(({ id }) => bookIds.includes(id));
    for (const book of there) stored.set(book.id, { ...book, ...changed });
    return HttpResponse.json(there.map(({ id }) => stored.get(id)));
  };
  serve({ user: () => HttpResponse.json(ADMIN) });
  worker.use(
    http.get('/api/admin/books', () => HttpResponse.json([...stored.values()])),
    http.get('/api/admin/library', () =>
      HttpResponse.json({
        books: stored.size,
        waiting: [...stored.values()].filter(({ listed, hidden }) => !listed && !hidden).length,
        withQuestions: [...stored.values()].filter(({ questionCount }) => questionCount > 0).length,
      }),
    ),
    http.get('/api/admin/reports', () => HttpResponse.json([])),
    http.get('/api/admin/items/doubtful', () => HttpResponse.json([])),
    http.get('/api/admin/hidings/totals', () => HttpResponse.json(NO_HIDINGS)),
    http.get('/api/admin/model-costs', () =>
      HttpResponse.json({ days: 30, costs: [], budget: null }),
    ),
    http.patch('/api/books/:bookId', change),
    http.patch('/api/admin/books/:bookId', change),
    http.patch('/api/admin/books', changeMany),
    http.get('https://pictures.example/:name', noPicture),
    http.get('/covers/:bookId', noPicture),
  );
  return sent;
}
