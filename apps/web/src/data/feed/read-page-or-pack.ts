import { isRefusal } from '@morsel/sdk';
import type { FeedItem } from '@morsel/sdk/contract';
import { feedPageLength } from '@morsel/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';

import { offline } from '../../offline/door.ts';
import { knownReader } from '../account/identity.ts';
import type { FeedPart, FeedPlace } from './feed-page.ts';

/** How long the server may take before the study pack fills in for it. */
const PATIENCE_MS = 5000;

/**
 * A page from the server; from the reader's study pack when the server cannot be reached, does not
 * take the reader's session or lets the reader wait. Where the pack has nothing more, the server's
 * word stands, late or not; a feed of what is due ends with the pack.
 */
export async function readPageOrPack(
  queryClient: QueryClient,
  { shown, dueOnly }: FeedPlace & { readonly dueOnly: boolean },
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<FeedItem[]>,
): Promise<FeedPart> {
  const givingUp = new AbortController();
  const asked = ask(AbortSignal.any([signal, givingUp.signal]));
  try {
    return { source: 'server', items: await withinPatience(asked) };
  } catch (error) {
    signal.throwIfAborted();
    if (isRefusal(error)) throw error;
    const items = await readPack(queryClient, { shown, dueOnly });
    if (!items) return { source: 'server', items: await orEndOfPack(asked, queryClient) };
    givingUp.abort();
    return { source: 'pack', items };
  }
}

async function orEndOfPack(asked: Promise<FeedItem[]>, queryClient: QueryClient) {
  try {
    return await asked;
  } catch (failure) {
    const { endOfPack } = await import('./end-of-pack.ts');
    throw await endOfPack(failure, knownReader(queryClient));
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

/** undefined where there is no reader or no way to a pack, or where that does not end the feed. */
async function readPack(
  queryClient: QueryClient,
  { shown, dueOnly }: { readonly shown: readonly string[]; readonly dueOnly: boolean },
): Promise<FeedItem[] | undefined> {
  const ownerId = knownReader(queryClient)?.userId;
  if (ownerId === undefined) return undefined;
  try {
    const { packPageOrEnd } = await offline();
    return await packPageOrEnd({
      ownerId,
      exclude: new Set(shown),
      limit: feedPageLength(),
      dueOnly,
    });
  } catch {
    return undefined;
  }
}
