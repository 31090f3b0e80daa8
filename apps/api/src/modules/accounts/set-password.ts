import type { Tx } from '../../database/connection.ts';
import { deleteSessionsOf } from '../../database/session-store.ts';
import { updatePassword } from './queries.ts';

/**
 * Gives an account a new password. Whoever knew the former one is out: all sessions end and a reset
 * link that was made is void.
 */
export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await updatePassword(tx, id, passwordHash);
  await deleteSessionsOf(tx, id);
}
