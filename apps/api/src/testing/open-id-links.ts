import type { Insertable } from 'kysely';

import type { Db } from '../database/connection.ts';
import type { OpenIdLinksTable } from '../database/reader-tables.ts';
import { LONG_AGO } from './factories.ts';
import { STAND_IN } from './identity-provider/stand-in.ts';

/** Links an account to somebody at the provider. */
export async function linkAccount(
  db: Db,
  userId: number,
  over: Partial<Insertable<OpenIdLinksTable>> = {},
): Promise<void> {
  const { issuer } = STAND_IN;
  const subject = `subject-of-${userId}`;
  await db
    .insertInto('openIdLinks')
    .values({ issuer, subject, userId, linkedAt: LONG_AGO, ...over })
    .execute();
}
