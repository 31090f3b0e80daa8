import type { ReaderExport, SyncServer } from '@morsel/sdk/contract';

import type { Refusal, SyncServerRow, Waiting } from './queries.ts';

/** A server as its reader sees it, without the key, and what waits for it; what is wrong with all of it comes first. */
export function presentPassingOn(
  row: SyncServerRow,
  waiting: Waiting,
  refusal: Refusal,
): SyncServer {
  const shown = presentSyncServer(row);
  const firstAt = waiting.nextAt === null ? 0 : Math.max(row.pausedUntil, waiting.nextAt);
  return {
    ...shown,
    ...(shown.problem === null && refusal),
    waiting: waiting.waiting,
    nextTryAt: row.givenUpAt !== null || firstAt === 0 ? null : firstAt,
  };
}

/** A server as it is kept, without the key. */
export function presentSyncServer({
  pausedUntil,
  givenUpAt,
  ...shown
}: SyncServerRow): ReaderExport['syncServers'][number] {
  return { ...shown, nextTryAt: givenUpAt !== null || pausedUntil === 0 ? null : pausedUntil };
}
