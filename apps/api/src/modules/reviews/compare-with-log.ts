import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../database/connection.ts';
import { findReaders } from './queries.ts';
import type { Rebuilt } from './rebuild-all.ts';
import { setRight } from './rebuild-reader.ts';

/**
 * Says what `rebuildAll` would set right, and changes nothing. Achievements that nobody has looked for
 * yet are no difference. Between two readers, `signal` ends it.
 */
export async function compareWithLog(db: Db, signal?: AbortSignal): Promise<Rebuilt> {
  const readers = await findReaders(db);
  let differing = 0;
  for (const reader of readers) {
    // SQLite never waits, and a signal of the system is heard between turns.
    await setImmediate();
    signal?.throwIfAborted();
    const tx = await db.startTransaction().execute();
    try {
      differing += (await setRight(tx, reader)).differing;
    } finally {
      await tx.rollback().execute();
    }
  }
  return { readers: readers.length, differing };
}
