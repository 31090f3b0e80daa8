import { hashKey, type QueryClient } from '@tanstack/react-query';

import { refreshBites } from '../../data/bites/bites.ts';
import { knownBook } from '../../data/books/books.ts';
import { feedKeys, noteMoves } from '../../data/feed/feed-changes.ts';
import { keepingAge } from '../../data/keep-age.ts';
import { masteredQuery, withoutUndone } from '../../data/mastered/mastered.ts';
import { waitingOf } from '../../data/pending-operations.ts';
import { statsKeys } from '../../data/progress/stats.ts';
import { refreshMarkedLists } from '../../data/refresh-marks.ts';
import { shelfAfter, shelfMoves } from '../../data/shelf/shelf-with-pending.ts';
import { shelfQuery } from '../../data/shelf/shelf.ts';
import {
  type Drained,
  getStatus,
  type OfflineRoom,
  type PendingOperation,
  subscribeStatus,
} from '../../offline/door.ts';

/**
 * Shows what the server has counted of what waited. What did not have to wait is shown by the screen
 * that asked for it.
 *
 * @returns a function that ends it.
 */
export function followDrains(queryClient: QueryClient, { onDrained }: OfflineRoom): () => void {
  const waited = new Map<string, PendingOperation>();
  const note = () => {
    for (const operation of waitingOf(getStatus().pending)) waited.set(operation.opId, operation);
  };
  note();
  const endNotes = subscribeStatus(note);
  const endDrains = onDrained((drained) => {
    const applied = drained.results.filter(({ status }) => status === 'applied');
    const resent = new Map(drained.resent?.map((operation) => [operation.opId, operation]));
    const late = applied.flatMap(({ opId }) => waited.get(opId) ?? resent.get(opId) ?? []);
    for (const { opId } of drained.results) waited.delete(opId);
    if (late.length > 0) showDrained(queryClient, drained, late);
  });
  return () => {
    endNotes();
    endDrains();
  };
}

function showDrained(
  queryClient: QueryClient,
  { ownerId, stats }: Drained,
  late: readonly PendingOperation[],
): void {
  showStats(queryClient, ownerId, stats);
  // Until it has been read anew, so that nothing that went comes back for a moment.
  queryClient.setQueryData(
    shelfQuery.queryKey,
    (shelf) => shelf && shelfAfter(shelf, late, (bookId) => knownBook(queryClient, bookId)),
    keepingAge(queryClient, shelfQuery.queryKey),
  );
  queryClient.setQueryData(
    masteredQuery.queryKey,
    (questions) => questions && withoutUndone(questions, late),
    keepingAge(queryClient, masteredQuery.queryKey),
  );
  refreshMarkedLists(queryClient);
  if (late.some(({ kind }) => kind === 'bite')) refreshBites(queryClient);
  // A feed that nobody looks at begins anew; in the other one somebody is in the middle.
  if (late.some(changesFeed)) {
    queryClient.removeQueries({ queryKey: feedKeys.all, type: 'inactive' });
    noteMoves(queryClient, shelfMoves(late));
  }
}

/** What else is under the stats, as the reader's rank, is not in the server's reply. */
function showStats(queryClient: QueryClient, ownerId: number, stats: Drained['stats']): void {
  const queryKey = statsKeys.of(ownerId);
  if (stats) queryClient.setQueryData(queryKey, stats);
  const told = hashKey(queryKey);
  void queryClient.invalidateQueries({
    queryKey: statsKeys.all,
    predicate: ({ queryHash }) => stats === undefined || queryHash !== told,
  });
}

function changesFeed({ kind, value }: PendingOperation): boolean {
  return kind === 'shelf' || kind === 'bite' || (kind === 'mastery' && !value);
}
