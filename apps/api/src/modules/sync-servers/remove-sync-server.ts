import type { Db, Tx } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { deleteSyncServer } from './queries.ts';

/** Passes on nothing more; what waits goes too. Where there is no server that is no failure. */
export async function removeSyncServer(db: Db, reader: Reader): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, reader.id);
    await forgetSyncServer(tx, reader.id);
  });
}

/** The same for an account that somebody else may have had: its positions are nobody else's business. */
export async function forgetSyncServer(tx: Tx, userId: number): Promise<void> {
  await deleteSyncServer(tx, userId);
}
