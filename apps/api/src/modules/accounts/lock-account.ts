import type { Tx } from '../../database/connection.ts';

/**
 * Until the transaction ends nobody else adds or takes a way to sign in of the account: by an update that
 * changes nothing.
 */
export async function lockAccount(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ seenAt: eb.ref('seenAt') }))
    .where('id', '=', id)
    .execute();
}
