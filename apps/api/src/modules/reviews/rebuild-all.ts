import type { Db } from '../../database/connection.ts';
import { findReaders } from './queries.ts';
import { rebuildReader } from './rebuild-reader.ts';

/** How many readers were looked at, and how many of their rows differed from the log. */
export interface Rebuilt {
  readonly readers: number;
  readonly differing: number;
}

/** Brings all readers in step with the event log, guests too, each in a transaction of its own. */
export async function rebuildAll(db: Db): Promise<Rebuilt> {
  const readers = await findReaders(db);
  let differing = 0;
  for (const reader of readers) {
    differing += await db.transaction().execute((tx) => rebuildReader(tx, reader));
  }
  return { readers: readers.length, differing };
}
