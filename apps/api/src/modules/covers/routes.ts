import { BookParams } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';

import type { Db } from '../../database/connection.ts';
import type { CoverKeeper } from './cover-keeper.ts';
import { pictureCaching } from './picture-caching.ts';
import { readCover } from './read-cover.ts';

/**
 * `GET /covers/:bookId`: the picture of a book from our own address, so that it works offline and
 * no other server learns who reads what. `?v=` stands for the picture: with it, the answer never
 * changes. Not part of the API.
 */
export function registerCoversRoutes(app: FastifyInstance, db: Db, keeper: CoverKeeper): void {
  app.get<{ Params: BookParams; Querystring: { v?: string } }>(
    '/covers/:bookId',
    { config: { token: 'read' }, schema: { params: BookParams } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = { reader: request.reader, ...request.params };
      const { isPublic, contentType, bytes, etag } = await readCover(db, keeper, asked);
      const isVersioned = Boolean(request.query.v);
      reply.headers({ etag, 'cache-control': pictureCaching({ isPublic, isVersioned }) });
      if (fresh(request.headers, { etag })) return reply.code(304).send();
      return reply.type(contentType).send(bytes);
    },
  );
  app.addHook('preClose', () => keeper.stop());
}
