import type { Book, ShelfEntry } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { LibraryScreen } from '../screens/library/library-screen.tsx';
import { serve } from './api.ts';
import { render } from './render.tsx';
import { worker } from './worker.ts';

export const entryOf = (book: Book, overrides: Partial<ShelfEntry> = {}): ShelfEntry => ({
  id: book.id * 100,
  book,
  progress: 0,
  ismastered: false,
  ...overrides,
});

/** A library that keeps its shelf as the API does; returns what is called after the first reads. */
export function serveLibrary(books: readonly Book[], shelved: readonly ShelfEntry[]) {
  const asked = serve();
  const writes: { call: string; body: unknown }[] = [];
  let shelf = [...shelved];
  worker.use(
    http.get('/api/books', () => HttpResponse.json(books)),
    http.get('/api/users/41/books', () => HttpResponse.json(shelf)),
    http.post('/api/users/41/books', async ({ request }) => {
      const body = (await request.json()) as { bookId: number };
      writes.push({ call: 'POST shelf', body });
      const book = books.find(({ id }) => id === body.bookId);
      if (book) shelf = [...shelf, entryOf(book)];
      return HttpResponse.json({ ok: true });
    }),
    http.delete('/api/users/41/books/:bookId', ({ params }) => {
      writes.push({ call: `DELETE ${String(params['bookId'])}`, body: null });
      shelf = shelf.filter(({ book }) => book.id !== Number(params['bookId']));
      return HttpResponse.json({ ok: true });
    }),
  );
  return { asked, writes };
}

/** The library as it stands in the app. */
export function renderLibrary() {
  return render(
    <main className="wrap">
      <LibraryScreen />
    </main>,
  );
}

export const region = (screen: ReturnType<typeof render>['screen'], name: string) =>
  screen.getByRole('region', { name });
