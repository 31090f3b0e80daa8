import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/** PostgreSQL by address. */
export function postgresDialect(url: string): PostgresDialect {
  // Counts and times are int8, which the driver would give as text; ours fit a number.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
