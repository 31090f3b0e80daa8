import type Database from 'better-sqlite3';
import { type Kysely, SqliteAdapter } from 'kysely';

import { DatabaseUnavailableError } from '../errors.ts';
import { CamelCaseRows } from './camel-case-rows.ts';
import type { Checkpoints } from './checkpoints.ts';
import { asSqliteFailure, isBusy } from './sqlite-failures.ts';
import type { WatchedFile } from './watched-file.ts';

/** A statement as it is sent, and the values of its parameters. */
export type Sent = { readonly sql: string; readonly parameters: readonly unknown[] };

type Row = Record<string, unknown>;
const naming = new CamelCaseRows();

/** More statements than the code has; the bound is for queries whose text varies. */
export const MAX_STATEMENTS = 1000;

const TRANSACTION_IS_OVER = 'the transaction was ended by the database';

type Beside = {
  readonly file?: WatchedFile | undefined;
  readonly note?: ((sent: Sent) => void) | undefined;
};

type Run = (parameters: readonly unknown[]) => Row[];

/**
 * Runs statements on a SQLite connection in the turn in which they are asked for. Kysely's own way,
 * with a promise for each of its layers, takes several times as long as most of ours do.
 */
export class DirectStatements {
  readonly #database: Database.Database;
  readonly #file: WatchedFile | undefined;
  readonly #note: ((sent: Sent) => void) | undefined;
  readonly #reads = new Map<string, Run>();
  readonly #writes = new Map<string, Run>();
  readonly #countChanges: Database.Statement<[], number>;

  constructor(database: Database.Database, { file, note }: Beside = {}) {
    this.#database = database;
    this.#file = file;
    this.#note = note;
    this.#countChanges = database.prepare<[], number>('select total_changes()').pluck();
  }

  /**
   * The rows of a compiled query, by the names that they have here; undefined where it has to wait
   * for its turn with the connection: outside of a transaction, when another's is open or it would
   * write, or another program holds the lock. To be called with the transaction that it belongs to, if any.
   *
   * @throws DatabaseUnavailableError; failures that are about the query come as they are.
   */
  rowsOf(sent: Sent, { isTransaction }: Pick<Kysely<unknown>, 'isTransaction'>): Row[] | undefined {
    const { inTransaction } = this.#database;
    if (!isTransaction && inTransaction) return undefined;
    // SQLite ends some by itself, as when the disk is full: what follows would be committed alone.
    if (isTransaction && !inTransaction) throw new DatabaseUnavailableError(TRANSACTION_IS_OVER);
    if (!inTransaction) this.#file?.requireSeen();
    try {
      const run =
        this.#reads.get(sent.sql) ?? this.#writes.get(sent.sql) ?? this.#prepare(sent.sql);
      if (!isTransaction && !this.#reads.has(sent.sql)) return undefined;
      this.#note?.(sent);
      return run(sent.parameters);
    } catch (error) {
      if (!isTransaction && isBusy(error)) return undefined;
      throw asSqliteFailure(error);
    }
  }

  /** How many rows the connection has changed since it was opened; undefined outside of a transaction. */
  rowsChanged(): number | undefined {
    return this.#database.inTransaction ? this.#countChanges.get() : undefined;
  }

  #prepare(sql: string): Run {
    const statement = this.#database.prepare(sql);
    const run = statement.reader ? reading(statement) : writing(statement);
    if (this.#reads.size + this.#writes.size >= MAX_STATEMENTS) {
      this.#reads.clear();
      this.#writes.clear();
    }
    (statement.readonly ? this.#reads : this.#writes).set(sql, run);
    return run;
  }
}

function reading(statement: Database.Statement): Run {
  const names = statement.columns().map(({ name }) => naming.nameOf(name));
  const statementOfValues = statement.raw() as Database.Statement<unknown[], unknown[]>;
  return (parameters) =>
    statementOfValues.all(...parameters).map((values) => {
      const row: Row = {};
      // No iterator for each row, which would take as long as the statement.
      for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
      return row;
    });
}

function writing(statement: Database.Statement): Run {
  return (parameters) => {
    statement.run(...parameters);
    return [];
  };
}

/** By which queries find the statements of the connection, once it is open. */
export class DirectSqliteAdapter extends SqliteAdapter {
  /** Kysely leaves it unused, since some migrations have to set pragmas outside of it; ours have none. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, and Kysely would keep it for whoever has it; the driver lets others in between. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  database: Database.Database | undefined;
  statements: DirectStatements | undefined;
  /** The file that it was opened from; undefined in memory. */
  file: WatchedFile | undefined;
  /** Undefined where SQLite does them itself. */
  checkpoints: Checkpoints | undefined;
}
