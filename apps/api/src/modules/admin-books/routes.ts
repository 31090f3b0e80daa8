import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { linkNextPage } from '../../http/link-next-page.ts';
import { route } from '../../http/routing.ts';
import { listAllBooks, moderateBook, moderateBooks } from './moderate-books.ts';
import { countBooks } from './queries.ts';

export function registerAdminBooksRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getAdminBooks, async ({ query, reply }) => {
    const { books, next } = await listAllBooks(db, query);
    linkNextPage(reply, query, next);
    return books;
  });

  route(app, endpoints.getLibraryTotals, () => countBooks(db));

  route(app, endpoints.moderateBook, ({ params, body }) =>
    db.transaction().execute((tx) => moderateBook(tx, { bookId: params.bookId, moderation: body })),
  );

  route(app, endpoints.moderateBooks, ({ body }) =>
    db.transaction().execute((tx) => moderateBooks(tx, body)),
  );
}
