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

import {
  DirectSqliteAdapter,
  DirectStatements,
  MAX_STATEMENTS,
  type Sent,
} from './direct-statements.ts';

const BUSY_TIMEOUT_MS = 5000;

/**
 * A deferred `begin` that reads first and then writes fails at once beside another writer, despite
 * the busy timeout; so transactions take the write lock when they start.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
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
    return new ImmediateSqliteDriver(this.#config);
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
    const database = openDatabase(file);
    adapter.database = database;
    adapter.statements = new DirectStatements(database, note);
    return kyselysDatabase(database);
  };
  return new ImmediateSqliteDialect({ database: open }, adapter);
}

function openDatabase(file: string | Buffer): Database.Database {
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  // Said explicitly: a WAL file that is opened again would have NORMAL, where a loss of power may
  // undo commits that the reader's device was told of.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

function kyselysDatabase(database: Database.Database): SqliteDatabase {
  return {
    prepare: memoisedPrepare(database),
    close() {
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
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
