import type { Db } from '../../database/connection.ts';
import { findAccount } from './find-account.ts';
import { deleteTokens } from './queries.ts';

/**
 * Takes all access tokens of the account with an e-mail address away, as of their next requests; returns how
 * many these were.
 *
 * @throws NotFoundError when no account has the address.
 */
export async function revokeTokens(db: Db, email: string): Promise<number> {
  return deleteTokens(db, await findAccount(db, email));
}
