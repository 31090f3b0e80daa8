import type { ReaderExport } from '@morsel/sdk/contract';

import type { SyncServerRow } from './queries.ts';

/** A server as its reader sees it: without the key. */
export function presentSyncServer({
  pausedUntil,
  ...shown
}: SyncServerRow): ReaderExport['syncServers'][number] {
  return { ...shown, nextTryAt: shown.problem === null || pausedUntil === 0 ? null : pausedUntil };
}
