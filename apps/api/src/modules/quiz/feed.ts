import type { FeedPage } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { sqliteHandle } from '../../database/sqlite-handle.ts';
import { HotFeed } from './hot-feed/hot-feed.ts';
import { type FeedRequest, readFeedPage } from './read-feed.ts';

/** What the feed keeps in memory where nothing else is said: some 5,000 readers. */
export const FEED_MEGABYTES = 128;

/** Where pages of readers' feeds come from. */
export interface Feed {
  /** A page as the text that is sent; `serialise` writes one by the schema of the call. */
  readPage(request: FeedRequest, serialise: (page: FeedPage) => string): Promise<string>;
  /** Writes into the database what memory alone holds of a reader. */
  putDown(readerId: number): Promise<void>;
  /** The same of all readers; what is asked after it is answered from the database. */
  close(): Promise<void>;
}

/** Every page is read from the database. */
function plainFeed(db: Db): Feed {
  return {
    readPage: async (request, serialise) => serialise(await readFeedPage(db, request)),
    putDown: async () => {},
    close: async () => {},
  };
}

/**
 * The feed of a server: out of memory on SQLite, which tells what has changed, and out of the database
 * on PostgreSQL or where no megabytes are given. Both give the same pages.
 */
export function openFeed(
  db: Db,
  options: { readonly megabytes: number; readonly onError: (error: unknown) => void },
): Feed {
  const handle = sqliteHandle(db);
  if (handle === undefined || options.megabytes === 0) return plainFeed(db);
  return new HotFeed(db, { handle, ...options });
}
