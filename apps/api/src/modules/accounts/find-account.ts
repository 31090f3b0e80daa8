import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { comparableEmail } from './account-rules.ts';
import { findCredentials } from './queries.ts';

/**
 * The id of the account with an e-mail address.
 *
 * @throws NotFoundError when no account has the address.
 */
export async function findAccount(db: Db, email: string): Promise<number> {
  const account = await findCredentials(db, comparableEmail(email));
  if (account === undefined) throw new NotFoundError('No account has this email');
  return account.id;
}
