import type { FastifyRequest } from 'fastify';

import { isTokenGood } from '../../database/access-tokens.ts';
import type { Db } from '../../database/connection.ts';
import { isSessionOpen } from '../../database/open-sessions.ts';

type LetIn = Pick<FastifyRequest, 'reader' | 'openSession' | 'token'>;

/**
 * Whether the access token or session by which a request was let in is still there, in the database that all processes
 * share: an answer that goes on for long has to end with it. A guest's device stays let in. `now` in epoch ms.
 */
export async function isStillLetIn(
  db: Db,
  { reader, openSession, token }: LetIn,
  now: number,
): Promise<boolean> {
  if (token !== null) return isTokenGood(db, { id: token.id, now });
  if (openSession === null || reader === null) return true;
  return isSessionOpen(db, { userId: reader.id, publicId: openSession.publicId });
}
