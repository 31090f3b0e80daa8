import type { Tx } from '../../database/connection.ts';
import { isSessionOpen } from '../../database/open-sessions.ts';

/**
 * Until the transaction ends nobody else adds or takes a way to sign in of the account, nor ends its
 * sessions: by an update that changes nothing.
 */
export async function lockAccount(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ seenAt: eb.ref('seenAt') }))
    .where('id', '=', id)
    .execute();
}

/** The same for who adds one by a session; false when that has ended, or the account is gone. */
export async function lockSession(
  tx: Tx,
  session: { readonly userId: number; readonly publicId: string },
): Promise<boolean> {
  await lockAccount(tx, session.userId);
  return isSessionOpen(tx, session);
}
