import { BookParams } from '@morsel/sdk/contract';
import { coverVersion } from '@morsel/sdk/rules/cover';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../database/connection.ts';
import { pictureCaching } from './caching.ts';
import { CoverDrawer } from './drawing/cover-drawer.ts';
import { readDrawnBook } from './drawn-book.ts';

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
export function registerDrawnCoversRoutes(app: FastifyInstance, db: Db): void {
  const drawer = new CoverDrawer();
  for (const { url, picture, type } of pictures) {
    app.get<{ Params: BookParams; Querystring: { v?: string } }>(
      url,
      { schema: { hide: true, params: BookParams } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { subject, isPublic } = await readDrawnBook(db, request.reader, request.params);
        const version = coverVersion(subject);
        const isVersioned = request.query.v === version;
        const etag = `"${version}"`;
        const send = () => {
          reply.headers({ etag, 'cache-control': pictureCaching({ isPublic, isVersioned }) });
          return reply;
        };
        if (request.headers['if-none-match'] === etag) return send().code(304).send();
        const bytes = await drawer.draw(picture, subject);
        return send().type(type).send(bytes);
      },
    );
  }
}
