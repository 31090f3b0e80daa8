import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { operationOf } from '../../operation.ts';
import { route } from '../../routing.ts';
import { listShelf } from './listing.ts';
import { shelveBook, shelveDefaultBooks, unshelveBook } from './shelving.ts';

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
