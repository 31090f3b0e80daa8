import { isNotFound } from '@morsel/sdk';
import type { QueryKey, QueryPersister, UseQueryResult } from '@tanstack/react-query';

import { offlineIfLoaded } from '../offline/door.ts';
import { savedReader } from './account/reader-storage.ts';

/** A read that takes longer than this shows its saved copy until it is there. */
const PATIENCE_MS = 500;

/** What books, shelf, stats with all that is under them, mastered questions and reports are called in query keys. */
const KEPT = new Set<unknown>(['books', 'shelf', 'stats', 'mastered', 'topics', 'reports']);

/** Whether the device keeps a copy of a read; admins read what is there, and searches are many. */
export function isKept(queryKey: QueryKey): boolean {
  return KEPT.has(queryKey[0]) && queryKey[1] !== 'admin' && queryKey[2] !== 'found';
}

/**
 * Reads from the server; a read that fails or takes long gives the reader's saved copy meanwhile. The
 * failure stays, so that the screen can tell how old the copy is. As long as the code for it is not there, only
 * the reader from before this load of the page has it fetched for what takes long: for others, who have no copy
 * yet, it would come before what they wait for.
 */
export const withSavedCopy =
  (readerAtLoad: number | undefined): QueryPersister =>
  async (read, context, query) => {
    const answer = Promise.resolve(read(context));
    const ownerId = savedReader()?.userId;
    if (ownerId === undefined || query.state.data !== undefined || !isKept(context.queryKey)) {
      return answer;
    }
    const answered = [answer.then(() => true, isNotFound)];
    if (ownerId === readerAtLoad || offlineIfLoaded()) answered.push(later(PATIENCE_MS));
    if (await Promise.race(answered)) return answer;
    // Given up: nobody looks any more.
    if (context.signal.aborted) return answer;
    const restoring = import('./restore-copy.ts')
      .then(({ restoreCopy }) => restoreCopy(ownerId, query))
      .catch(() => undefined);
    try {
      return await answer;
    } catch (error) {
      await restoring;
      // What the API will never give again must not be shown as if it were there.
      if (isNotFound(error)) query.setState({ data: undefined, dataUpdatedAt: 0 });
      throw error;
    }
  };

type Read = Pick<UseQueryResult, 'data' | 'isError' | 'dataUpdatedAt'>;

/**
 * When the oldest of what these reads show was read, unless the server has just given all of it: it
 * comes from an earlier load of the page, or could not be read anew.
 */
export function savedCopyTime(...reads: readonly Read[]): number | undefined {
  const times = reads
    .filter(({ data, isError, dataUpdatedAt }) => {
      return data !== undefined && (isError || dataUpdatedAt < performance.timeOrigin);
    })
    .map(({ dataUpdatedAt }) => dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function later(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false));
}
