import type { Db } from '../../database/connection.ts';
import type { Entry } from '../../database/session-store.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { type Proof, provePasskey } from './prove-passkey.ts';

/**
 * The account that a passkey lets in. What is refused is limited by network.
 *
 * @throws RefusedPasskeyError, ClonedPasskeyError and UnknownPasskeyError, as `provePasskey` does.
 * @throws LimitReachedError when too much was refused.
 */
export async function signInWithPasskey(
  { db, limits }: { readonly db: Db; readonly limits: Limiter },
  { address, ...proof }: Proof & { readonly address: string },
): Promise<Entry> {
  const attempt = await limits.passkeySignIn(address);
  const entry = await provePasskey(db, proof, { purpose: 'sign-in' });
  await attempt.giveBack();
  return entry;
}
