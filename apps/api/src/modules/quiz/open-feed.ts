import type { Db } from '../../database/connection.ts';
import { sqliteHandle } from '../../database/sqlite-handle.ts';
import type { Feed } from './feed.ts';
import { HotFeed } from './hot-feed/hot-feed.ts';
import { readFeedPage } from './read-feed.ts';

/** What the feed keeps in memory where nothing else is said: some 5,000 readers. */
export const FEED_MEGABYTES = 128;

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
