import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { route } from '../http/routing.ts';
import { registerKoreaderRoutes } from './koreader/routes.ts';
import { forgetDocument, linkDocument } from './link-document.ts';
import { listDocuments } from './list-documents.ts';

/** What devices tell of reading, and what their readers see and say of it. */
export async function registerReadingAlongRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, now } = deps;
  await app.register(async (scope) => registerKoreaderRoutes(scope, deps));

  route(app, endpoints.getFollowedDocuments, ({ reader }) => listDocuments(db, reader));

  route(app, endpoints.linkDocument, ({ reader, params: { documentId }, body: { bookId } }) =>
    db.transaction().execute((tx) => linkDocument(tx, { reader, documentId, bookId, now: now() })),
  );

  route(app, endpoints.forgetDocument, ({ reader, params: { documentId } }) =>
    db.transaction().execute((tx) => forgetDocument(tx, { reader, documentId })),
  );
}
