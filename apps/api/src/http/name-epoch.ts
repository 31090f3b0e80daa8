import { EPOCH_HEADER, SECOND_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../database/connection.ts';
import { readEpoch } from '../database/installation.ts';
import { sqliteHandle } from '../database/sqlite-handle.ts';

/**
 * A server of PostgreSQL may be restored behind a process that goes on. Until that notices, it names
 * the epoch of before; devices then hear of the new one a little later.
 */
const READ_AGAIN_MS = 5 * SECOND_MS;

type Source = {
  readonly db: Db;
  /** ms, from any beginning: a clock of the wall may be set back. */
  readonly now?: () => number;
};

/** Has all replies name the database's epoch, so that devices notice a restore. */
export async function nameEpoch(
  app: FastifyInstance,
  { db, now = () => performance.now() }: Source,
): Promise<void> {
  let epoch = await readEpoch(db);
  // A file is restored while no process has it open.
  const isFile = sqliteHandle(db) !== undefined;
  let isFreshUntil = isFile ? Number.POSITIVE_INFINITY : now() + READ_AGAIN_MS;
  let reading: Promise<void> | undefined;
  const readAgain = async () => {
    try {
      epoch = await readEpoch(db);
    } catch {
      // What is wrong with the database is told by the call itself.
    }
    isFreshUntil = now() + READ_AGAIN_MS;
    reading = undefined;
  };
  app.addHook('onRequest', (_request, reply, done) => {
    if (now() >= isFreshUntil) reading ??= readAgain();
    reply.header(EPOCH_HEADER, epoch);
    done();
  });
}
