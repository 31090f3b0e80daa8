import type { Tx } from '../../database/connection.ts';
import type { Entry } from '../../database/session-store.ts';
import { updatePassword } from './queries.ts';
import { voidWaysToSignIn } from './void-ways-to-sign-in.ts';

/**
 * Gives an account a new password. Whoever knew the former one is out: all sessions end, a reset link
 * that was made is void, and passkeys, links and access tokens, which they may have added, are removed.
 */
export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<Entry> {
  const entry = await voidWaysToSignIn(tx, id);
  await updatePassword(tx, id, passwordHash);
  return entry;
}
