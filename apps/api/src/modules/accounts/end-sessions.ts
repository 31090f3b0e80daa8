import type { Db } from '../../database/connection.ts';
import { deleteSessionsOf } from '../../database/session-store.ts';
import { findAccount } from './find-account.ts';

/**
 * Ends all sessions of the account with an e-mail address, as of its next requests.
 *
 * @throws NotFoundError when no account has the address.
 */
export async function endSessions(db: Db, email: string): Promise<void> {
  await deleteSessionsOf(db, await findAccount(db, email));
}
