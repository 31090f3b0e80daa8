import type { FeedQuery } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** A page of the feed; pages that belong together carry the same `feedId`. */
export interface FeedPageRequest extends FeedQuery {
  readonly feedId?: string | undefined;
}

/** Of the calls about readers, those with which a page begins: for those who count its bytes. */
export function startCalls(send: SendRequest) {
  return {
    /** The signed-in account; fails with 401 for a guest or nobody. */
    current: (options: CallOptions = {}) => send('GET /api/users', options),

    /** XP, level, streak, days in a row and totals of the calling reader. */
    stats: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/stats', { ...options, params: { userId } }),

    /** The guest of this device, made when there is none. */
    createDemoUser: (options: CallOptions = {}) => send('POST /api/demo-user', options),

    /** Puts the default books on the reader's shelf, and returns the shelf. */
    addDefaultBooks: (options: CallOptions = {}) =>
      send('POST /api/users/add-default-books', options),
  };
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
