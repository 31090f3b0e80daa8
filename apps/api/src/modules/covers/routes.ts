import { BookParams } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../database/connection.ts';
import type { CoverKeeper } from './keeping.ts';
import { readCover } from './serving.ts';

const YEAR_S = 365 * 24 * 60 * 60;

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
      const cover = await readCover(db, keeper, { reader: request.reader, ...request.params });
      const audience = cover.isPublic ? 'public' : 'private';
      const freshness = request.query.v ? `max-age=${YEAR_S}, immutable` : 'no-cache';
      return reply
        .header('cache-control', `${audience}, ${freshness}`)
        .type(cover.contentType)
        .send(cover.bytes);
    },
  );
  app.addHook('preClose', () => keeper.stop());
}
