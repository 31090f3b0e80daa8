import { BookParams } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../database/connection.ts';
import { pictureCaching } from './caching.ts';
import { isKnown } from './etag.ts';
import type { CoverKeeper } from './keeping.ts';
import { readCover } from './serving.ts';

/**
 * `GET /covers/:bookId`: the picture of a book from our own address, so that it works offline and
 * no other server learns who reads what. `?v=` stands for the picture: with it, the answer never
 * changes. Not part of the API.
 */
export function registerCoversRoutes(app: FastifyInstance, db: Db, keeper: CoverKeeper): void {
  app.get<{ Params: BookParams; Querystring: { v?: string } }>(
    '/covers/:bookId',
    { schema: { hide: true, params: BookParams } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = { reader: request.reader, ...request.params };
      const { isPublic, contentType, bytes, etag } = await readCover(db, keeper, asked);
      const isVersioned = Boolean(request.query.v);
      reply.headers({ etag, 'cache-control': pictureCaching({ isPublic, isVersioned }) });
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply.type(contentType).send(bytes);
    },
  );
  app.addHook('preClose', () => keeper.stop());
}
