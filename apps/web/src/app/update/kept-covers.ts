import type { Shelf } from '@morsel/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { below } from '../../base-path.ts';
import { useUserId } from '../../data/account/identity.ts';
import { shelfQuery } from '../../data/shelf/shelf.ts';
import { coverSources } from '../../ui/covers/cover-sources.ts';
import { whenIdle } from '../../ui/page/when-idle.ts';

/** A page may be busy for long; it is on its feet by then. */
const LONGEST_WAIT_MS = 2000;

/** Has the worker keep the covers of the reader's shelf, whether they were looked at or not. */
export function useKeptCovers(): void {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { data: shelf } = useQuery({ ...shelfQuery, enabled: false });
  useEffect(() => {
    if (userId === undefined) return undefined;
    return tryWhenIdle(() => queryClient.ensureQueryData(shelfQuery));
  }, [userId, queryClient]);
  useEffect(() => {
    return shelf && tryWhenIdle(() => fetchCovers(shelf));
  }, [shelf]);
}

/** One after the other: the reader's own requests matter more. The worker answers for those it has. */
async function fetchCovers(shelf: Shelf): Promise<void> {
  await navigator.serviceWorker.ready;
  const addresses = shelf.flatMap(({ book }) => coverSources(book).slice(0, 1));
  for (const address of addresses) {
    if (address.startsWith(below('/covers/'))) await fetch(address);
  }
}

/** What fails is tried again with the next shelf or load: covers are drawn where there is none. */
function tryWhenIdle(work: () => Promise<unknown>): () => void {
  return whenIdle(() => void work().catch(() => undefined), LONGEST_WAIT_MS);
}
