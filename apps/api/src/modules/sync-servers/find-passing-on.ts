import type { PassingOn } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { presentPassingOn } from './present-sync-server.ts';
import { findRefusal, findSyncServer, findWaiting } from './queries.ts';

/** Where a reader's positions are passed on to. */
export async function findPassingOn(db: Db, userId: number): Promise<PassingOn> {
  const row = await findSyncServer(db, userId);
  if (row === undefined) return { server: null };
  const [waiting, refusal] = [await findWaiting(db, userId), await findRefusal(db, userId)];
  return { server: presentPassingOn(row, waiting, refusal) };
}
