import type { Query, QueryClient } from '@tanstack/react-query';

import { knownReader } from '../../data/account/identity.ts';
import { savedReader } from '../../data/account/reader-storage.ts';
import { isKept } from '../../data/saved-copy.ts';
import { offline } from '../../offline/door.ts';

/** Reads that come together are written together. */
const GATHERING_MS = 1000;

/**
 * Keeps a copy of what the reader reads on the device, and of what the page changed in it.
 *
 * @returns a function that ends it; what is not written yet is then written at once.
 */
export function keepReads(queryClient: QueryClient): () => void {
  const unsaved = new Map<Query, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = [...unsaved];
    unsaved.clear();
    void save(gathered.filter(([, ownerId]) => ownerId === confirmedReader(queryClient)));
  };
  const gather = (query: Query): void => {
    const ownerId = confirmedReader(queryClient);
    if (ownerId === undefined || !isWorthKeeping(query)) return;
    unsaved.set(query, ownerId);
    timer ??= setTimeout(write, GATHERING_MS);
  };

  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) gather(query);
  const endWatch = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') gather(event.query);
  });
  document.addEventListener('visibilitychange', write);
  return () => {
    endWatch();
    document.removeEventListener('visibilitychange', write);
    write();
  };
}

/** Nothing is kept while page and device differ in who reads. */
function confirmedReader(queryClient: QueryClient): number | undefined {
  const ownerId = savedReader()?.userId;
  return knownReader(queryClient)?.userId === ownerId ? ownerId : undefined;
}

/** A copy that was restored is there already. */
function isWorthKeeping({ queryKey, state }: Query): boolean {
  const isOfThisLoad = state.dataUpdatedAt >= performance.timeOrigin;
  return isKept(queryKey) && state.data !== undefined && isOfThisLoad;
}

/** A copy that cannot be written is missed later, not now. */
async function save(gathered: readonly (readonly [Query, number])[]): Promise<void> {
  if (gathered.length === 0) return;
  try {
    const { saveReads } = await offline();
    await saveReads(
      gathered.map(([{ queryHash, state }, ownerId]) => ({
        ownerId,
        hash: queryHash,
        data: state.data,
        savedAt: state.dataUpdatedAt,
      })),
    );
  } catch {
    return;
  }
}
