import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { operationOf } from '../operations/operation.ts';
import { listShelf } from './list-shelf.ts';
import { shelveBook, shelveDefaultBooks, unshelveBook } from './shelve-book.ts';

export function registerShelfRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getShelf, ({ reader }) => listShelf(deps.db, reader));

  route(app, endpoints.addDefaultBooks, ({ reader }) =>
    commitTogether(deps.db, async (tx) => {
      await shelveDefaultBooks(tx, reader.id, deps.now());
      return listShelf(tx, reader);
    }),
  );

  route(app, endpoints.shelveBook, ({ reader, headers, body }) => {
    const operation = operationOf(headers, reader, deps);
    return commitTogether(deps.db, (tx) =>
      shelveBook(tx, { reader, operation, bookId: body.bookId }),
    );
  });

  route(app, endpoints.unshelveBook, ({ reader, headers, params }) => {
    const operation = operationOf(headers, reader, deps);
    return commitTogether(deps.db, (tx) =>
      unshelveBook(tx, { reader, operation, bookId: params.bookId }),
    );
  });
}
