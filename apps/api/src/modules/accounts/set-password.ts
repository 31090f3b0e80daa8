import type { Tx } from '../../database/connection.ts';
import { deleteSessionsOf } from '../../database/session-store.ts';
import { deletePasskeys, updatePassword } from './queries.ts';

/**
 * Gives an account a new password. Whoever knew the former one is out: all sessions end, a reset link
 * that was made is void, and passkeys, which they may have added, are removed.
 */
export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await updatePassword(tx, id, passwordHash);
  await deletePasskeys(tx, id);
  await deleteSessionsOf(tx, id);
}
