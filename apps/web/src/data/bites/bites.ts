import { UnknownReaderError } from '@morsel/sdk';
import type { Bite, BiteDecision, Bites } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

import { api } from '../../api.ts';
import type { PendingOperation } from '../../offline/door.ts';
import { callAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import { keepingAge } from '../keep-age.ts';
import { usePending } from '../pending-operations.ts';

/** With fewer than this before the reader, more are asked for. */
const FEW = 12;

/** What a reader has said of a bite in this load of the page. */
export interface Decided {
  readonly bite: Bite;
  readonly decision: 'kept' | 'skipped';
}

/** So long (ms) after the server has said that it still looks, it is asked again. */
const LOOK_AGAIN_MS = 1000;

const bitesQuery = (bookId: number) =>
  queryOptions({
    // Under the book, since they change with its texts; and so the device keeps them.
    queryKey: [...bookKeys.byId(bookId), 'bites'],
    queryFn: ({ client, signal }) =>
      callAsReader(client, (userId) => {
        if (userId === undefined) throw new UnknownReaderError();
        return api.bites.offer(userId, bookId, { signal });
      }),
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.isLooking === true && LOOK_AGAIN_MS,
    // A text may have come since.
    staleTime: ({ state }) => (state.data?.bites.length ? Number.POSITIVE_INFINITY : 0),
  });

/** Of this load of the page, in the order of doing: the last can be taken back, then the one before it. */
export const decidedQuery = (bookId: number) =>
  queryOptions<readonly Decided[]>({
    queryKey: ['decided-bites', bookId],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The bites of a book that lie before the reader, as they are with what waits to be sent. */
export function useBites(bookId: number) {
  const queryClient = useQueryClient();
  const { data, isFetching, isError, ...query } = useQuery(bitesQuery(bookId));
  const { data: decided = [] } = useQuery(decidedQuery(bookId));
  const pending = usePending();
  const offered = useMemo(
    () => data && withoutDecided(data, decisionsIn(decided, pending)),
    [data, decided, pending],
  );
  const hasMore = offered !== undefined && offered.left > 0;
  const isWanted = hasMore && offered.bites.length < FEW && !isFetching && !isError;
  const asked = useRef<number>(undefined);
  useEffect(() => {
    // What is on its way must have arrived, or the same ones come again.
    const isTold = !pending.some(({ kind }) => kind === 'bite');
    if (!isWanted || !isTold || asked.current === decided.length) return;
    asked.current = decided.length;
    void queryClient.invalidateQueries({ queryKey: bitesQuery(bookId).queryKey });
  }, [queryClient, bookId, isWanted, pending, decided]);
  return { ...query, data: offered, isFetching, isError, last: decided.at(-1) };
}

/** What was said last of each bite, here or while it could not be sent. */
function decisionsIn(
  decided: readonly Decided[],
  pending: readonly PendingOperation[],
): Map<number, BiteDecision['decision']> {
  const waiting = pending.flatMap((operation) =>
    operation.kind === 'bite' && operation.state !== 'refused'
      ? [[operation.target, operation.value.decision] as const]
      : [],
  );
  return new Map([
    ...waiting,
    ...decided.map(({ bite, decision }) => [bite.id, decision] as const),
  ]);
}

/** The server may have answered before it knew of what was said. */
function withoutDecided(
  { bites, kept, skipped, ...rest }: Bites,
  decisions: ReadonlyMap<number, BiteDecision['decision']>,
): Bites {
  const saidOf = ({ id }: Bite) => decisions.get(id) ?? 'open';
  const count = (meant: BiteDecision['decision']) =>
    bites.filter((bite) => saidOf(bite) === meant).length;
  return {
    ...rest,
    bites: bites.filter((bite) => saidOf(bite) === 'open'),
    kept: kept + count('kept'),
    skipped: skipped + count('skipped'),
  };
}

/** Notes what was said of a bite, for the eye and for the copy on the device. */
export function noteDecision(
  queryClient: QueryClient,
  bookId: number,
  { bite, decision }: Decided,
): void {
  queryClient.setQueryData(decidedQuery(bookId).queryKey, (before = []) => [
    ...before,
    { bite, decision },
  ]);
  changeBites(queryClient, bookId, (offered) => {
    if (!offered.bites.some(({ id }) => id === bite.id)) return offered;
    return {
      ...offered,
      bites: offered.bites.filter(({ id }) => id !== bite.id),
      [decision]: offered[decision] + 1,
    };
  });
}

/** The bite lies before the reader again, as the next one. */
export function forgetDecision(
  queryClient: QueryClient,
  bookId: number,
  { bite, decision }: Decided,
): void {
  queryClient.setQueryData(decidedQuery(bookId).queryKey, (before = []) =>
    before.filter((other) => other.bite.id !== bite.id),
  );
  changeBites(queryClient, bookId, (offered) => {
    if (offered.bites.some(({ id }) => id === bite.id)) return offered;
    return {
      ...offered,
      bites: [bite, ...offered.bites],
      [decision]: Math.max(0, offered[decision] - 1),
    };
  });
}

function changeBites(
  queryClient: QueryClient,
  bookId: number,
  change: (offered: Bites) => Bites,
): void {
  const { queryKey } = bitesQuery(bookId);
  queryClient.setQueryData(
    queryKey,
    (offered) => offered && change(offered),
    keepingAge(queryClient, queryKey),
  );
}

/** Reads anew, from all books that were looked at, what lies before the reader: it went out late. */
export function refreshBites(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === bookKeys.all[0] && queryKey.at(-1) === 'bites',
    refetchType: 'all',
  });
}
