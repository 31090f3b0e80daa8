import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type SqliteDatabase,
  type SqliteStatement,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

import { DatabaseUnavailableError } from '../errors.ts';
import {
  DirectSqliteAdapter,
  DirectStatements,
  MAX_STATEMENTS,
  type Sent,
} from './direct-statements.ts';
import { SteadySqliteConnection } from './sqlite-connection.ts';
import { asSqliteFailure } from './sqlite-failures.ts';
import { WatchedFile } from './watched-file.ts';

/** To be opened at all: whoever opens it too, or ends, is soon done. */
const OPENING_TIMEOUT_MS = 5000;
/** Nothing else happens in the process meanwhile; see `SteadySqliteConnection`. */
const BUSY_TIMEOUT_MS = 5;

/**
 * A deferred `begin` that reads first and then writes fails at once beside another writer, despite
 * the busy timeout; so transactions take the write lock when they start.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #adapter: DirectSqliteAdapter;
  #connection: DatabaseConnection | undefined;
  /** The one connection is had by one at a time, in the order in which they ask for it. */
  #lastTurn = Promise.resolve();
  #endTurn = () => {};

  constructor(config: SqliteDialectConfig, adapter: DirectSqliteAdapter) {
    super(config);
    this.#adapter = adapter;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { database, file } = this.#adapter;
    if (database === undefined) throw new Error('The database is not open');
    await this.#takeTurn();
    this.#connection ??= new SteadySqliteConnection(await super.acquireConnection(), {
      database,
      file,
      lend: (wait) => this.#lend(wait),
    });
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn();
  }

  async #takeTurn(): Promise<void> {
    const before = this.#lastTurn;
    const turn = Promise.withResolvers<void>();
    this.#lastTurn = turn.promise;
    await before;
    this.#endTurn = turn.resolve;
  }

  /** Of whoever has the one connection, and waits outside of a transaction. */
  async #lend<Result>(wait: () => Promise<Result>): Promise<Result> {
    this.#endTurn();
    try {
      return await wait();
    } finally {
      await this.#takeTurn();
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#adapter.checkpoints?.committed();
  }

  /** SQLite has done so itself after some failures, and would complain about that instead. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#adapter.database?.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await this.#adapter.checkpoints?.end();
    await super.destroy();
  }
}

/**
 * A parameter that SQLite's planner cannot look into. It would for `column = ?`, to see whether the
 * value is 0 or 1, and then prepares the statement anew for each value that is bound, which takes
 * longer than most of ours run. To `+?`, which is the same value, it gives one plan for all.
 */
class OpaqueParameters extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #adapter: DirectSqliteAdapter;

  constructor(config: SqliteDialectConfig, adapter: DirectSqliteAdapter) {
    super(config);
    this.#config = config;
    this.#adapter = adapter;
  }

  override createAdapter(): DirectSqliteAdapter {
    return this.#adapter;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config, this.#adapter);
  }

  override createQueryCompiler(): QueryCompiler {
    return new OpaqueParameters();
  }
}

/**
 * SQLite in a file or in `:memory:`; the file is opened with the first query. Given what a file
 * holds, it goes on from that in memory. `note` is told of compiled queries that go past Kysely, and
 * its log.
 */
export function sqliteDialect(file: string | Buffer, note?: (sent: Sent) => void): SqliteDialect {
  const adapter = new DirectSqliteAdapter();
  const open = async () => {
    const database = openedDatabase(file);
    const isOnDisk = typeof file === 'string' && file !== ':memory:';
    const watched = isOnDisk ? new WatchedFile(file) : undefined;
    adapter.database = database;
    adapter.file = watched;
    adapter.statements = new DirectStatements(database, { file: watched, note });
    return kyselysDatabase(database, watched);
  };
  return new ImmediateSqliteDialect({ database: open }, adapter);
}

/** @throws DatabaseUnavailableError when it is there and cannot be used. */
function openedDatabase(file: string | Buffer): Database.Database {
  try {
    return openDatabase(file);
  } catch (error) {
    throw asSqliteFailure(error);
  }
}

function openDatabase(file: string | Buffer): Database.Database {
  const database = new Database(file, { timeout: OPENING_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  // Said explicitly: a WAL file that is opened again would have NORMAL, where a loss of power may
  // undo commits that the reader's device was told of.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return database;
}

function kyselysDatabase(
  database: Database.Database,
  file: WatchedFile | undefined,
): SqliteDatabase {
  return {
    prepare: memoisedPrepare(database),
    close() {
      file?.end();
      tidyLog(database);
      database.close();
    },
  };
}

/** So that the file alone is the database. Where that cannot be, the log beside it belongs to it. */
function tidyLog(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!(asSqliteFailure(error) instanceof DatabaseUnavailableError)) throw error;
  }
}

function memoisedPrepare(database: Database.Database): (sql: string) => SqliteStatement {
  const statements = new Map<string, Database.Statement>();
  return (sql) => {
    // It takes effect as it is prepared, and not when it runs.
    if (sql.startsWith('pragma')) return database.prepare(sql);
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
}
