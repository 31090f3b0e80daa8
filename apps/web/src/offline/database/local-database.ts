import { deleteDB } from 'idb';

import {
  closeConnection,
  connection,
  forgetConnection,
  inTime,
  NoLocalDatabaseError,
  openAnew,
} from './connection.ts';
import { onShownPage } from './left-page.ts';
import {
  DATABASE_NAME,
  type LocalDatabase,
  OPERATION_STORES,
  type OperationTransaction,
} from './schema.ts';

/**
 * Does something with the database of this device. Where the connection to it was lost, a new one is
 * opened and the work is done again: it must be one transaction, or harmless to repeat.
 *
 * @throws NoLocalDatabaseError where there is none, or it takes too long.
 */
export function withDatabase<Result>(
  work: (database: LocalDatabase) => Promise<Result>,
): Promise<Result> {
  return onShownPage(() => withConnection(work));
}

async function withConnection<Result>(
  work: (database: LocalDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await connection();
  try {
    return await inTime(work(database));
  } catch (error) {
    if (error instanceof NoLocalDatabaseError) openAnew(database);
    if (!isLost(error)) throw error;
    forgetConnection();
    database.close();
    return inTime(work(await connection()));
  }
}

/** The same; returns the other value where the browser has no database. */
export async function withDatabaseIfAny<Result>(
  work: (database: LocalDatabase) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await withDatabase(work);
  } catch (error) {
    if (error instanceof NoLocalDatabaseError) return otherwise;
    throw error;
  }
}

/**
 * Writes or settles operations in one transaction, all or nothing, which is on the disk when it is
 * over; with 'relaxed', soon after.
 *
 * @throws NoLocalDatabaseError where there is no database, or it takes too long; what was to be
 * written is then given up, unless the browser was about to say that it is written.
 */
export function changeOperations<Result>(
  work: (tx: OperationTransaction) => Promise<Result>,
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<Result> {
  return withDatabase(async (database) => {
    const tx = database.transaction(OPERATION_STORES, 'readwrite', { durability });
    try {
      const [result] = await inTime(Promise.all([work(tx), tx.done]));
      return result;
    } catch (error) {
      abort(tx);
      throw error;
    }
  });
}

/** All keys of a store or index that begin with a reader's id: lists sort after all else. */
export function ownedBy(ownerId: number): IDBKeyRange {
  return IDBKeyRange.bound([ownerId], [ownerId, []]);
}

/** Deletes the database of this device with all that is in it. */
export async function deleteDatabase(): Promise<void> {
  await closeConnection();
  await deleteDB(DATABASE_NAME);
}

/** Browsers say so when their storage process has gone, or the connection was closed meanwhile. */
function isLost(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'InvalidStateError' || error.name === 'UnknownError')
  );
}

function abort(tx: OperationTransaction): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}
