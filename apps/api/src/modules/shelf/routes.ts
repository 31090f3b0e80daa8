import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { operationOf } from '../operations/operation.ts';
import { listShelf } from './list-shelf.ts';
import { shelveBook, shelveDefaultBooks, unshelveBook } from './shelve-book.ts';

export function registerShelfRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getShelf, ({ reader }) => listShelf(deps.db, reader));

  route(app, endpoints.addDefaultBooks, ({ reader }) =>
    deps.db.transaction().execute(async (tx) => {
      await shelveDefaultBooks(tx, reader.id, deps.now());
      return listShelf(tx, reader);
    }),
  );

  route(app, endpoints.shelveBook, ({ reader, headers, body }) => {
    const operation = operationOf(headers, reader, deps);
    return deps.db
      .transaction()
      .execute((tx) => shelveBook(tx, { reader, operation, bookId: body.bookId }));
  });

  route(app, endpoints.unshelveBook, ({ reader, headers, params }) => {
    const operation = operationOf(headers, reader, deps);
    return deps.db
      .transaction()
      .execute((tx) => unshelveBook(tx, { reader, operation, bookId: params.bookId }));
  });
}
