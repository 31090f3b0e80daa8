import type { Db } from '../../database/connection.ts';
import { confirmSession } from '../../database/open-sessions.ts';
import { RefusedPasskeyError, UnauthenticatedError, UnknownPasskeyError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { type Proof, provePasskey } from './prove-passkey.ts';

type Confirmation = Proof & {
  readonly userId: number;
  /** Of the session. */
  readonly publicId: string;
};

/**
 * Confirms a session by a passkey of its own account. What is refused counts like wrong passwords do.
 *
 * @throws RefusedPasskeyError when it proves nothing, or is not the reader's.
 * @throws LimitReachedError when too much was refused.
 * @throws UnauthenticatedError when the session has ended.
 */
export async function confirmWithPasskey(
  { db, limits }: { readonly db: Db; readonly limits: Limiter },
  { userId, publicId, ...proof }: Confirmation,
): Promise<void> {
  const attempt = await limits.passkeyConfirmation(userId);
  await provePasskey(db, proof, { purpose: 'confirm', userId }).catch(notYours);
  await attempt.giveBack();
  if (!(await confirmSession(db, { userId, publicId, now: proof.now }))) {
    throw new UnauthenticatedError();
  }
}

/** Who is signed in stays so, whatever their passkey: another problem than that nobody is known. */
function notYours(error: unknown): never {
  throw error instanceof UnknownPasskeyError
    ? new RefusedPasskeyError('This passkey is not one of yours')
    : error;
}
