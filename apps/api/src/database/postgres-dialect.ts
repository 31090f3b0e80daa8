import { PostgresAdapter, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';

import { Patience } from './patience.ts';
import { steadyPool } from './steady-pool.ts';

/** Connections of a process to PostgreSQL where nothing else is said. */
const POSTGRES_CONNECTIONS = 10;

const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Beyond these PostgreSQL ends what keeps others waiting, ms. Each may be given another value in the
 * address: `?lock_timeout=10000`.
 */
const TIMEOUTS = {
  /** For a connection, where all are in use or none comes about. */
  connectionTimeoutMillis: 5000,
  /** Transactions take milliseconds, on a busy machine tenths of seconds: beyond this one hangs. */
  lock_timeout: 8000,
  statement_timeout: 60_000,
  /** For an answer on a connection whose other end is gone without a word. */
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies PoolConfig;

/** What an address may say that PostgreSQL's own programs do not know. */
export const OWN_PARAMETERS: readonly string[] = Object.keys(TIMEOUTS);

/** What brings tables up to date, or waits until another process has, takes as long as it takes. */
export const PATIENT: PoolConfig = { max: 4, connectionTimeoutMillis: 5000 };

/** By which others find how it goes with the connections. */
export class SteadyPostgresAdapter extends PostgresAdapter {
  readonly patience: Patience;

  constructor(patience: Patience) {
    super();
    this.patience = patience;
  }
}

class SteadyPostgresDialect extends PostgresDialect {
  readonly #adapter: SteadyPostgresAdapter;

  constructor(pool: Pool) {
    const patience = new Patience();
    super({ pool: steadyPool(pool, patience) });
    this.#adapter = new SteadyPostgresAdapter(patience);
  }

  override createAdapter(): SteadyPostgresAdapter {
    return this.#adapter;
  }
}

/** PostgreSQL by address. */
export function postgresDialect(url: string, settings: PoolConfig = {}): PostgresDialect {
  // Counts and times are int8, which the driver would give as text; ours fit a number.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    application_name: 'morsel',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...settings,
    connectionString: url,
  });
  return new SteadyPostgresDialect(pool);
}

/** For requests: nobody waits for long. */
export const postgresForRequests = (url: string, max = POSTGRES_CONNECTIONS) =>
  postgresDialect(url, { max, ...TIMEOUTS });
