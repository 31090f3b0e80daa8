import type { Db } from '../database/connection.ts';
import type { Reader } from '../reader.ts';
import { LONG_AGO } from './factories.ts';

/** A guest who has done nothing yet, for tests that call verbs directly. */
export async function aReader(db: Db): Promise<Reader> {
  const { id } = await db
    .insertInto('users')
    .values({ createdAt: LONG_AGO, seenAt: LONG_AGO })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, role: 'reader', isGuest: true, createdAt: LONG_AGO };
}
