import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { Patience } from './patience.ts';
import { failureToConnect } from './postgres-failures.ts';
import { SteadyClient } from './steady-client.ts';

/** So long its connections have to come to an end when it ends. */
const END_MS = 1000;

/**
 * Connections to PostgreSQL that get over its restart: while there is none, one is waited for; one that
 * breaks is replaced.
 */
export function steadyPool(pool: Pool, patience = new Patience()): PostgresPool {
  // Whoever uses a connection is told by its query that it breaks; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        const failure = failureToConnect(error);
        if (!failure.isConnectionLost || !(await patience.isLeft())) throw failure;
      }
    }
  };
  return {
    options: pool.options,
    connect: async () => new SteadyClient(await connect(), { connect, patience }),
    end: () => endSoon(pool),
  };
}

/** A connection that hangs holds up nobody who stops. */
async function endSoon(pool: Pool): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, END_MS);
  await Promise.race([pool.end(), late.promise]);
  clearTimeout(timer);
}
