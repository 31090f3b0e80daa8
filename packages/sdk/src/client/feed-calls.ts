import type { FeedQuery } from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** A page of the feed; pages that belong together carry the same `feedId`. */
export interface FeedPageRequest extends FeedQuery {
  readonly feedId?: string | undefined;
}

/** Of the calls of the feed, the one with which a page begins. */
export function feedCalls(send: SendRequest) {
  return {
    /** A page of the reader's feed; offset 0 ranks it anew, further offsets page over that. */
    feed: ({ feedId, ...query }: FeedPageRequest = {}, { signal, headers }: CallOptions = {}) =>
      send('GET /api/quiz/feed', {
        signal,
        query,
        headers: { ...headers, ...(feedId !== undefined && { 'feed-id': feedId }) },
      }),
  };
}
