import { withDatabase } from './local-database.ts';

/**
 * Raised whenever the shape of something that is kept changes: copies of another shape are as good
 * as none.
 */
const SHAPE = 1;

/** What a reader read from the server, as it was then. */
export interface SavedRead {
  readonly ownerId: number;
  /** Names the query. */
  readonly hash: string;
  readonly data: unknown;
  /** When it was read (epoch ms). */
  readonly savedAt: number;
  readonly shape?: number;
}

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
    await Promise.all([...reads.map((read) => tx.store.put({ ...read, shape: SHAPE })), tx.done]);
  });
}
