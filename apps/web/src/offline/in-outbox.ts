import { DEED_STORES, type DeedTransaction, withDatabase } from './local-database.ts';

/** One transaction, all or nothing, which is on the disk when it is over. */
export function inOutbox<Result>(work: (tx: DeedTransaction) => Promise<Result>): Promise<Result> {
  return withDatabase(async (database) => {
    const tx = database.transaction(DEED_STORES, 'readwrite', { durability: 'strict' });
    const working = work(tx).catch((error: unknown) => {
      abort(tx);
      throw error;
    });
    const [result] = await Promise.all([working, tx.done]);
    return result;
  });
}

function abort(tx: DeedTransaction): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}
