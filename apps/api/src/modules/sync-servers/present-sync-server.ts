import type { ReaderExport, SyncServer } from '@morsel/sdk/contract';

import type { SyncServerRow, Waiting } from './queries.ts';

/** A server as its reader sees it, without the key, and what waits for it. */
export function presentPassingOn(
  { pausedUntil, ...shown }: SyncServerRow,
  { waiting, nextAt }: Waiting,
): SyncServer {
  const nextTryAt = nextAt === null ? 0 : Math.max(pausedUntil, nextAt);
  return { ...shown, waiting, nextTryAt: nextTryAt === 0 ? null : nextTryAt };
}

/** A server as it is kept, without the key. */
export function presentSyncServer({
  pausedUntil,
  ...shown
}: SyncServerRow): ReaderExport['syncServers'][number] {
  return { ...shown, nextTryAt: pausedUntil === 0 ? null : pausedUntil };
}
