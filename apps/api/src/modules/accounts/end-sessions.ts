import type { Db } from '../../database/connection.ts';
import { deleteSessionsOf } from '../../database/session-store.ts';
import { NotFoundError } from '../../errors.ts';
import { comparableEmail } from './account-rules.ts';
import { findCredentials } from './queries.ts';

/**
 * Ends all sessions of the account with an e-mail address, as of its next requests.
 *
 * @throws NotFoundError when no account has the address.
 */
export async function endSessions(db: Db, email: string): Promise<void> {
  const account = await findCredentials(db, comparableEmail(email));
  if (account === undefined) throw new NotFoundError('No account has this email');
  await deleteSessionsOf(db, account.id);
}
