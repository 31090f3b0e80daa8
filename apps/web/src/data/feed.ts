import { emptyOn401 } from '@morsel/sdk';
import type { FeedItem } from '@morsel/sdk/contract';
import { FEED_PAGE_SIZE } from '@morsel/sdk/rules';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { api } from '../api.ts';
import { addDefaultBooksOnce } from './default-books.ts';
import {
  FEED_START,
  type FeedPart,
  type FeedPlace,
  itemsOf,
  placeAfter,
  withDue,
} from './feed-page.ts';
import { callAsReader, useUserId } from './identity.ts';
import { orFromPack } from './pack-page.ts';
import { forgetCountedAnswers, pageLoad } from './page-load.ts';

export const feedKeys = {
  all: ['feed'] as const,
  pages: ['feed', 'pages'] as const,
  left: ['feed', 'left'] as const,
  due: ['feed', 'due'] as const,
};

const feedQuery = infiniteQueryOptions({
  queryKey: feedKeys.pages,
  queryFn: ({ client, pageParam, signal }) => readPage(client, pageParam, signal),
  initialPageParam: FEED_START,
  getNextPageParam: placeAfter,
});

/** Ids of the items that have left the feed since its first page; the pages stay as they came. */
const leftQuery = queryOptions<readonly number[]>({
  queryKey: feedKeys.left,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Takes an item out of the feed at once. */
export function leaveFeed(queryClient: QueryClient, itemId: number): void {
  queryClient.setQueryData(leftQuery.queryKey, (ids = []) => [...ids, itemId]);
}

/** When items come back that were practised since the first page: id to epoch ms, at the earliest. */
const dueQuery = queryOptions<Readonly<Record<number, number>>>({
  queryKey: feedKeys.due,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Has an item of the feed be due at another time (epoch ms) at once. */
export function setDueInFeed(queryClient: QueryClient, itemId: number, dueAt: number): void {
  queryClient.setQueryData(dueQuery.queryKey, (dues) => ({ ...dues, [itemId]: dueAt }));
}

/** The reader's feed, page by page; `data` is the list of its items, each once. */
export function useFeed() {
  useReadingAnew();
  const { data: left } = useQuery(leftQuery);
  const { data: dues } = useQuery(dueQuery);
  const select = useCallback(
    ({ pages }: { readonly pages: readonly FeedPart[] }) =>
      itemsOf(pages)
        .filter(({ id }) => !left?.includes(id))
        .map((item) => withDue(item, dues?.[item.id])),
    [left, dues],
  );
  return useInfiniteQuery({ ...feedQuery, select });
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

async function readPage(queryClient: QueryClient, place: FeedPlace, signal: AbortSignal) {
  const isFirst = place.shown.length === 0;
  // What was practised before it, the first page knows.
  if (isFirst) queryClient.setQueryData(dueQuery.queryKey, (dues) => dues && {});
  const page = await orFromPack(queryClient, place, signal, (signal) =>
    isFirst ? askForFirst(queryClient, signal) : ask(queryClient, place.offset, signal),
  );
  if (isFirst) forgetCountedAnswers(queryClient);
  return page;
}

/** An empty feed of a signed-in reader gets the default books first. */
async function askForFirst(queryClient: QueryClient, signal: AbortSignal): Promise<FeedItem[]> {
  const items = await ask(queryClient, 0, signal);
  if (items.length > 0 || !(await addDefaultBooksOnce(queryClient))) return items;
  return ask(queryClient, 0, signal);
}

async function ask(
  queryClient: QueryClient,
  offset: number,
  signal: AbortSignal,
): Promise<FeedItem[]> {
  const load = pageLoad(queryClient);
  return callAsReader(queryClient, async (userId) => {
    const page = { feedId: load.feedId, limit: FEED_PAGE_SIZE, offset };
    if (userId !== undefined) return api.quiz.feed({ ...page, userId }, { signal });
    // Nobody could be found to read for: there is nothing to show, and nothing broke just now.
    signal.throwIfAborted();
    if (offset === 0) load.feedOfNobody = true;
    const items = (await emptyOn401(api.quiz.feed(page, { signal }))) ?? [];
    // A session that the page could not ask for still gets its cards; those stay.
    if (offset === 0) load.feedOfNobody = items.length === 0;
    return items;
  });
}
