import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { route } from '../http/routing.ts';
import { registerKoreaderRoutes } from './koreader/routes.ts';
import { forgetDocument, linkDocument } from './link-document.ts';
import { listDocuments } from './list-documents.ts';
import { chooseHighlights } from './readwise/choose-highlights.ts';
import { forgetHighlights, linkHighlights, listHighlights } from './readwise/link-highlights.ts';
import { registerReadwiseRoutes } from './readwise/routes.ts';

/** What devices tell of reading and apps of highlights, and what their readers see and say of it. */
export async function registerReadingAlongRoutes(
  app: FastifyInstance,
  deps: Deps,
  limits: Limiter,
): Promise<void> {
  await app.register(async (scope) => registerKoreaderRoutes(scope, deps));
  registerReadwiseRoutes(app, deps, limits);
  registerDocumentsRoutes(app, deps);
  registerHighlightsRoutes(app, deps, limits);
}

function registerDocumentsRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getFollowedDocuments, ({ reader }) => listDocuments(db, reader));

  route(app, endpoints.linkDocument, ({ reader, params: { documentId }, body: { bookId } }) =>
    db.transaction().execute((tx) => linkDocument(tx, { reader, documentId, bookId, now: now() })),
  );

  route(app, endpoints.forgetDocument, ({ reader, params: { documentId } }) =>
    db.transaction().execute((tx) => forgetDocument(tx, { reader, documentId })),
  );
}

function registerHighlightsRoutes(app: FastifyInstance, { db, now }: Deps, limits: Limiter): void {
  route(app, endpoints.getHighlights, ({ reader }) => listHighlights(db, reader));

  route(app, endpoints.chooseHighlights, ({ reader, body }) =>
    db.transaction().execute((tx) => chooseHighlights(tx, reader, body)),
  );

  route(app, endpoints.linkHighlights, ({ reader, params, body: { bookId }, request }) => {
    const { highlightedBookId } = params;
    const linking = { reader, highlightedBookId, bookId, address: request.ip };
    return linkHighlights({ db, now, limits }, linking);
  });

  route(app, endpoints.forgetHighlights, ({ reader, params: { highlightedBookId } }) =>
    db
      .transaction()
      .execute((tx) => forgetHighlights(tx, { reader, highlightedBookId, now: now() })),
  );
}
