import { withDatabase } from './database/local-database.ts';
import type { SavedRead } from './database/schema.ts';

/**
 * Raised whenever the shape of something that is kept changes: copies of another shape are as good
 * as none.
 */
const SHAPE = 1;

/** The reader's copy of what a query reads, if there is one. */
export function readSaved(ownerId: number, hash: string): Promise<SavedRead | undefined> {
  return withDatabase(async (database) => {
    const saved = await database.get('reads', [ownerId, hash]);
    return saved?.shape === SHAPE ? saved : undefined;
  });
}

/** Keeps copies in the place of the ones before. */
export function saveReads(reads: readonly SavedRead[]): Promise<void> {
  return withDatabase(async (database) => {
    const tx = database.transaction('reads', 'readwrite');
    const puts = reads.map((read) => tx.store.put({ ...read, shape: SHAPE }));
    // So that it is done without this page, which may be on its way out.
    tx.commit();
    await Promise.all([...puts, tx.done]);
  });
}
