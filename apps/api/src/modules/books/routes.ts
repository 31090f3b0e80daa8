import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { linkNextPage } from '../../http/link-next-page.ts';
import { route } from '../../http/routing.ts';
import type { CoverKeeper } from '../covers/cover-keeper.ts';
import { changeBook } from './change-book.ts';
import { createBook } from './create-book.ts';
import { listBooks, readBook, readFlashcards, readQuestions } from './read-books.ts';

export function registerBooksRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { covers, limits }: { readonly covers: CoverKeeper; readonly limits: Limiter },
): void {
  const parts = { db, covers, limits };
  route(app, endpoints.getBooks, async ({ reader, query, reply }) => {
    const { books, next } = await listBooks(db, reader, query);
    linkNextPage(reply, query, next);
    return books;
  });

  route(app, endpoints.createBook, ({ reader, body, request }) =>
    createBook(parts, { reader, book: body, address: request.ip, now: now() }),
  );

  route(app, endpoints.changeBook, async ({ params: { bookId }, body: change }) => {
    const book = await db.transaction().execute((tx) => changeBook(tx, { bookId, change }));
    void covers.keep(bookId);
    return book;
  });

  route(app, endpoints.getBook, ({ reader, params }) => readBook(db, reader, params));
  route(app, endpoints.getBookQuestions, ({ reader, params }) => readQuestions(db, reader, params));
  route(app, endpoints.getBookFlashcards, ({ reader, params }) =>
    readFlashcards(db, reader, params),
  );

  route(app, endpoints.getBookBySlug, ({ reader, params }) => readBook(db, reader, params));
  route(app, endpoints.getBookQuestionsBySlug, ({ reader, params }) =>
    readQuestions(db, reader, params),
  );
  route(app, endpoints.getBookFlashcardsBySlug, ({ reader, params }) =>
    readFlashcards(db, reader, params),
  );
}
