import { emptyOn401 } from '@morsel/sdk';
import type { FeedItem } from '@morsel/sdk/contract';
import { feedPageLength } from '@morsel/sdk/rules';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import { firstApi } from '../../first-api.ts';
import { getStatus, subscribeStatus } from '../../offline/door.ts';
import { callAsReader, useUserId } from '../account/identity.ts';
import { forgetAnswers, forgetCountedAnswers, pageLoad } from '../page-load.ts';
import { addDefaultBooksOnce } from '../shelf/add-default-books.ts';
import { shelfMoves } from '../shelf/shelf-with-pending.ts';
import { dueQuery, feedKeys, leftQuery, movesQuery } from './feed-changes.ts';
import {
  FEED_START,
  type FeedPart,
  type FeedPlace,
  itemsOf,
  placeAfter,
  withDue,
} from './feed-page.ts';
import { readPageOrPack } from './read-page-or-pack.ts';

/** That of what is due begins anew each time that the reader comes to it, with what is due then. */
const feedQuery = (dueOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: dueOnly ? feedKeys.duePages : feedKeys.pages,
    queryFn: ({ client, pageParam, signal }) => readPage(client, { ...pageParam, dueOnly }, signal),
    initialPageParam: FEED_START,
    getNextPageParam: placeAfter,
    ...(dueOnly && { gcTime: 0 }),
  });

/**
 * The reader's feed, or that of what is due alone, page by page; `data` is the list of its items, each
 * once, as the pages have them: an answer changes no other card (see `useDue`).
 */
export function useFeed(dueOnly: boolean) {
  useReadingAnew();
  const { data: left } = useQuery(leftQuery);
  const isOffShelf = useOffShelf();
  const select = useCallback(
    ({ pages }: { readonly pages: readonly FeedPart[] }) =>
      itemsOf(pages).filter(({ id, book }) => !left?.includes(id) && !isOffShelf(book.id)),
    [left, isOffShelf],
  );
  return useInfiniteQuery({ ...feedQuery(dueOnly), select });
}

/** Tells of which books nothing is shown any more: the server may not know yet that they are gone. */
function useOffShelf(): (bookId: number) => boolean {
  const { data: moves } = useQuery(movesQuery);
  // As text, since other operations than those of the shelf change nothing here.
  const pending = useSyncExternalStore(subscribeStatus, pendingMoves);
  return useMemo(() => {
    const going = new Map<number, boolean>(JSON.parse(pending));
    return (bookId) => (going.get(bookId) ?? moves?.get(bookId)) === false;
  }, [moves, pending]);
}

function pendingMoves(): string {
  const going = getStatus().pending.filter(({ state }) => state !== 'refused');
  return JSON.stringify([...shelfMoves(going)]);
}

/** An item with the time when it is due by now, settled when it comes up. */
export function useDue(item: FeedItem): FeedItem {
  const queryClient = useQueryClient();
  return useMemo(
    () => withDue(item, queryClient.getQueryData(dueQuery.queryKey)?.[item.id]),
    [queryClient, item],
  );
}

/** A feed that began for nobody begins again once a reader is known. */
function useReadingAnew(): void {
  const queryClient = useQueryClient();
  const userId = useUserId();
  useEffect(() => {
    const load = pageLoad(queryClient);
    if (userId === undefined || !load.feedOfNobody) return;
    load.feedOfNobody = false;
    void queryClient.resetQueries({ queryKey: feedKeys.all });
  }, [queryClient, userId]);
}

type Place = FeedPlace & { readonly dueOnly: boolean };

async function readPage(queryClient: QueryClient, place: Place, signal: AbortSignal) {
  const isFirst = place.shown.length === 0;
  // What was practised before it, the first page knows.
  if (isFirst) {
    queryClient.setQueryData(dueQuery.queryKey, (dues) => dues && {});
    queryClient.setQueryData(movesQuery.queryKey, (moves) => moves && new Map<number, boolean>());
  }
  const moves = queryClient.getQueryData(movesQuery.queryKey);
  const page = await readPageOrPack(queryClient, place, signal, (signal) =>
    isFirst ? askForFirst(queryClient, place, signal) : ask(queryClient, place, signal),
  );
  if (isFirst) forgetCountedAnswers(queryClient);
  // The pack knows what this device has counted: what it offers again may be answered again.
  if (page.source === 'pack') {
    forgetAnswers(
      queryClient,
      page.items.map(({ id }) => id),
      'local',
    );
  }
  // The whole feed begins anew after it: what was answered in it is forgotten by now.
  if (isFirst && place.dueOnly) queryClient.removeQueries({ queryKey: feedKeys.pages });
  // Whether the server knew of a book that came to the shelf meanwhile, nobody can say.
  const isSure = queryClient.getQueryData(movesQuery.queryKey) === moves;
  return isSure ? page : { ...page, goesOn: true };
}

/** An empty feed of a signed-in reader gets the default books first. */
async function askForFirst(
  queryClient: QueryClient,
  place: Place,
  signal: AbortSignal,
): Promise<FeedItem[]> {
  const items = await ask(queryClient, place, signal);
  const isFilled = items.length > 0 || place.dueOnly;
  if (isFilled || !(await addDefaultBooksOnce(queryClient))) return items;
  return ask(queryClient, place, signal);
}

async function ask(
  queryClient: QueryClient,
  { offset, dueOnly }: Place,
  signal: AbortSignal,
): Promise<FeedItem[]> {
  const load = pageLoad(queryClient);
  return callAsReader(queryClient, async (userId) => {
    const due = dueOnly && { due: true };
    const page = { feedId: load.feedId, limit: feedPageLength(), offset, ...due };
    if (userId !== undefined) return firstApi.quiz.feed({ ...page, userId }, { signal });
    // Nobody could be found to read for: there is nothing to show, and nothing broke just now.
    signal.throwIfAborted();
    if (offset === 0) load.feedOfNobody = true;
    const items = (await emptyOn401(firstApi.quiz.feed(page, { signal }))) ?? [];
    // A session that the page could not ask for still gets its cards; those stay.
    if (offset === 0) load.feedOfNobody = items.length === 0;
    return items;
  });
}
