import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { listAllBooks, moderateBook } from './moderate-books.ts';

export function registerAdminBooksRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getAdminBooks, () => listAllBooks(db));

  route(app, endpoints.moderateBook, ({ params, body }) =>
    db.transaction().execute((tx) => moderateBook(tx, { bookId: params.bookId, moderation: body })),
  );
}
