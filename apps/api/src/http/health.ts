import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Deps } from '../deps.ts';

/**
 * `GET /api/health`, for those who run the server: 200 while it takes requests and its database
 * answers, 503 from the moment it begins to stop. Not part of the contract.
 */
export function addHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/api/health', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db);
    return { ok: true };
  });
}
