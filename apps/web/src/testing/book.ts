import type { Book, Flashcard, OwnItem, Question } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { serve } from './api.ts';
import { aBook, aMemory } from './items.ts';
import { serveSources } from './serve-generation.ts';
import { worker } from './worker.ts';

interface ServedBook {
  readonly book?: Book;
  readonly questions?: readonly Question[];
  readonly flashcards?: readonly Flashcard[];
  /** Books on the reader's shelf. */
  readonly shelf?: readonly Book[];
  /** Items of the reader's own. */
  readonly own?: readonly OwnItem[];
}

/** An API for a test that knows one book, by id and by slug, and an empty shelf unless told otherwise. */
export function serveBook(served: ServedBook = {}): Book {
  const { book = aBook(), questions = [], flashcards = [], shelf = [], own = [] } = served;
  serve();
  serveSources(book.id);
  for (const address of [`/api/books/${book.id}`, `/api/books/slug/${book.slug}`]) {
    worker.use(
      http.get(address, () => HttpResponse.json(book)),
      http.get(`${address}/questions`, () => HttpResponse.json(questions)),
      http.get(`${address}/flashcards`, () => HttpResponse.json(flashcards)),
    );
  }
  worker.use(
    http.get('/api/users/:userId/books/:bookId/own-items', () => HttpResponse.json(own)),
    http.get('/api/users/:userId/books/:bookId/memory', () => HttpResponse.json(aMemory())),
    http.get('/api/users/:userId/books', () =>
      HttpResponse.json(
        shelf.map((onShelf) => ({ id: onShelf.id, book: onShelf, progress: 0, ismastered: false })),
      ),
    ),
  );
  return book;
}

/** The bodies that are posted to an address, in turn; `reply` answers them. */
export function posted(path: string, reply: HttpResponseResolver): unknown[] {
  const bodies: unknown[] = [];
  worker.use(
    http.post(path, async (info) => {
      bodies.push(await info.request.clone().json());
      return reply(info);
    }),
  );
  return bodies;
}
