import type { ReaderExport } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { presentSyncServer } from './present-sync-server.ts';
import { findExportedSyncServer } from './queries.ts';

/** Where the positions of a reader are passed on to, without the key, and what waits. */
export async function exportSyncServer(
  db: Db,
  userId: number,
): Promise<Pick<ReaderExport, 'syncServers' | 'waitingPositions'>> {
  const { servers, positions } = await findExportedSyncServer(db, userId);
  return { syncServers: servers.map(presentSyncServer), waitingPositions: positions };
}
