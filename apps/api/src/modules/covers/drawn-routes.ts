import { BookParams } from '@morsel/sdk/contract';
import { coverVersion } from '@morsel/sdk/rules/cover';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fresh from 'fresh';

import type { Db } from '../../database/connection.ts';
import { problemWith } from '../../http/problems/problem.ts';
import { CoverDrawer } from './drawing/cover-drawer.ts';
import { NotDrawnError } from './drawing/not-drawn-error.ts';
import { type Rasterize, rasterizer } from './drawing/rasterize-svg.ts';
import { pictureCaching } from './picture-caching.ts';
import { readDrawnBook } from './read-cover.ts';

const SVG = 'image/svg+xml; charset=utf-8';
const pictures = [
  { url: '/covers/:bookId.svg', picture: 'cover.svg', type: SVG },
  { url: '/covers/:bookId.png', picture: 'cover.png', type: 'image/png' },
  { url: '/covers/:bookId/card.png', picture: 'card.png', type: 'image/png' },
] as const;

/**
 * The drawn cover of a book, whether it has a picture or not: `/covers/:bookId.svg` and
 * `/covers/:bookId.png` (600 x 900), and `/covers/:bookId/card.png` (1200 x 630) for link previews.
 * With the `?v=` of the drawing the answer never changes. Not part of the API.
 */
export function registerDrawnCoversRoutes(
  app: FastifyInstance,
  db: Db,
  rasterize: Rasterize = rasterizer(app.log),
): void {
  const drawer = new CoverDrawer(rasterize);
  for (const { url, picture, type } of pictures) {
    app.get<{ Params: BookParams; Querystring: { v?: string } }>(
      url,
      { config: { token: 'read' }, schema: { params: BookParams } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { subject, isPublic } = await readDrawnBook(db, request.reader, request.params);
        const version = coverVersion(subject);
        const isVersioned = request.query.v === version;
        const etag = `"${version}"`;
        const kept = { etag, 'cache-control': pictureCaching({ isPublic, isVersioned }) };
        if (fresh(request.headers, { etag })) return reply.headers(kept).code(304).send();
        try {
          const bytes = await drawer.draw(picture, subject);
          return reply.headers(kept).type(type).send(bytes);
        } catch (error) {
          return answerNotDrawn(error, reply);
        }
      },
    );
  }
}

/** Not worth a line in the log each time, as other failures on our side are. */
function answerNotDrawn(error: unknown, reply: FastifyReply) {
  if (!(error instanceof NotDrawnError)) throw error;
  return reply
    .header('retry-after', Math.ceil(error.waitMs / 1000))
    .code(503)
    .type('application/problem+json')
    .send(problemWith({ status: 503, detail: error.message }));
}
