import { DAY_MS } from '@morsel/sdk/domain';
import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';

import type { FeedPart } from './feed-page.ts';

export const feedKeys = {
  all: ['feed'] as const,
  pages: ['feed', 'pages'] as const,
  duePages: ['feed', 'due-pages'] as const,
  left: ['feed', 'left'] as const,
  due: ['feed', 'due'] as const,
  moves: ['feed', 'moves'] as const,
};

/** Ids of the items that have left the feed since its first page; the pages stay as they came. */
export const leftQuery = queryOptions<readonly number[]>({
  queryKey: feedKeys.left,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** When items come back that were practised since the first page: id to epoch ms, at the earliest. */
export const dueQuery = queryOptions<Readonly<Record<number, number>>>({
  queryKey: feedKeys.due,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Books that were put on the shelf (true) or taken off since the first page: id to which of both. */
export const movesQuery = queryOptions<ReadonlyMap<number, boolean>>({
  queryKey: feedKeys.moves,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * The shelf has changed under a feed that is open: what is shown stays where it is, without the books
 * that are gone, and where it had ended it goes on with those that came.
 */
export function noteMoves(queryClient: QueryClient, moves: ReadonlyMap<number, boolean>): void {
  queryClient.setQueryData(movesQuery.queryKey, (before) => new Map([...(before ?? []), ...moves]));
  if (![...moves.values()].includes(true)) return;
  queryClient.setQueryData<InfiniteData<FeedPart>>(feedKeys.pages, (feed) => {
    const last = feed?.pages.at(-1);
    if (!feed || !last) return feed;
    return { ...feed, pages: [...feed.pages.slice(0, -1), { ...last, goesOn: true }] };
  });
}

/** Takes an item out of the feed at once. */
export function leaveFeed(queryClient: QueryClient, itemId: number): void {
  queryClient.setQueryData(leftQuery.queryKey, (ids = []) => [...ids, itemId]);
}

/** What was practised was undone: the item is due as the pages have it. */
export function forgetInFeed(queryClient: QueryClient, itemId: number): void {
  queryClient.setQueryData(dueQuery.queryKey, (dues) => {
    if (dues === undefined) return dues;
    const { [itemId]: _, ...others } = dues;
    return others;
  });
}

/** The pages of the feed stay as they came; an item of them that was practised anywhere is due at another time. */
export function noteInFeed(
  queryClient: QueryClient,
  itemId: number,
  isKnown: boolean | undefined,
): void {
  const dueAt = earliestDue(isKnown, Date.now());
  queryClient.setQueryData(dueQuery.queryKey, (dues) => ({ ...dues, [itemId]: dueAt }));
}

/**
 * When an item comes back at the earliest (epoch ms): what was missed at once, all else after days.
 * `isKnown` is undefined while only the server can tell.
 */
export function earliestDue(isKnown: boolean | undefined, at: number): number {
  return isKnown ? at + DAY_MS : at;
}
