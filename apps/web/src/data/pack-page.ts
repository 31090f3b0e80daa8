import { isApiError } from '@morsel/sdk';
import type { FeedItem } from '@morsel/sdk/contract';
import { FEED_PAGE_SIZE } from '@morsel/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';

import { offline } from '../offline/open.ts';
import type { FeedPart, FeedPlace } from './feed-page.ts';
import { knownReader } from './identity.ts';

/** How long the server may take before the study pack fills in for it. */
const PATIENCE_MS = 5000;

/**
 * A page from the server; from the reader's study pack when the server cannot be reached, does not
 * take the reader's session or lets the reader wait. Where the pack has nothing more, the server's
 * word stands, late or not.
 */
export async function orFromPack(
  queryClient: QueryClient,
  { shown }: FeedPlace,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<FeedItem[]>,
): Promise<FeedPart> {
  const asking = new AbortController();
  signal.addEventListener('abort', () => asking.abort(signal.reason), { once: true });
  const asked = ask(asking.signal);
  try {
    return { source: 'server', items: await withinPatience(asked) };
  } catch (error) {
    signal.throwIfAborted();
    if (isRefusal(error)) throw error;
    const items = await readPack(queryClient, shown);
    if (items.length === 0) return { source: 'server', items: await asked };
    asking.abort();
    return { source: 'pack', items };
  }
}

async function withinPatience<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server takes long')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing where there is no reader, no pack, or no way to it. */
async function readPack(queryClient: QueryClient, shown: readonly string[]): Promise<FeedItem[]> {
  const reader = knownReader(queryClient);
  if (!reader) return [];
  try {
    const { packPage } = await offline();
    return await packPage({
      ownerId: reader.userId,
      exclude: new Set(shown),
      limit: FEED_PAGE_SIZE,
    });
  } catch {
    return [];
  }
}

/** Statuses that say nothing about the request itself: the session, or that it is not the time. */
const PASSING = new Set([401, 403, 408, 425, 429]);

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && !PASSING.has(error.status);
}
