import type { Db } from '../../database/connection.ts';
import { findReaders } from './queries.ts';
import type { Rebuilt } from './rebuild-all.ts';
import { rebuildReader } from './rebuild-reader.ts';

/** Says what `rebuildAll` would set right, and changes nothing. */
export async function compareWithLog(db: Db): Promise<Rebuilt> {
  const readers = await findReaders(db);
  let differing = 0;
  for (const reader of readers) {
    const tx = await db.startTransaction().execute();
    try {
      differing += await rebuildReader(tx, reader);
    } finally {
      await tx.rollback().execute();
    }
  }
  return { readers: readers.length, differing };
}
