import type Database from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

import { Patience } from './patience.ts';
import { asSqliteFailure, isBusy } from './sqlite-failures.ts';
import type { WatchedFile } from './watched-file.ts';

const READS = /^select\b/;
/** What does without the lock that is waited for, and so tells nothing about it. */
const TAKES_NO_LOCK = /^(select|begin$|pragma)\b/;

type Ways = {
  readonly database: Database.Database;
  /** Undefined in memory. */
  readonly file: WatchedFile | undefined;
  readonly patience?: Patience;
  /** Lets others have the connection until it is waited for no more. */
  readonly lend: <Result>(wait: () => Promise<Result>) => Promise<Result>;
};

/**
 * SQLite as Kysely uses it. A lock of another program is waited for between turns of the loop, since
 * SQLite itself would stop the whole process for as long; meanwhile others have the connection, so that whoever
 * reads waits for nobody. What is committed counts only if the file is still where it was.
 */
export class SteadySqliteConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #ways: Ways;
  readonly #patience: Patience;

  constructor(connection: DatabaseConnection, ways: Ways) {
    this.#connection = connection;
    this.#ways = ways;
    this.#patience = ways.patience ?? new Patience();
  }

  /** @throws DatabaseUnavailableError; failures that are about the query come as they are. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database, file } = this.#ways;
    // What is under way is undone whether the file is there or not.
    if (!database.inTransaction) file?.requireSeen();
    const takesLock = !database.inTransaction && !TAKES_NO_LOCK.test(query.sql);
    for (let times = 0; ; times += 1) {
      try {
        const result = await (times === 0 ? this.#ask<Row>(query) : this.#askAgain<Row>(query));
        if (takesLock) this.#patience.worked();
        if (!database.inTransaction && !READS.test(query.sql)) file?.require();
        return result;
      } catch (error) {
        const mayWait = isBusy(error) && !database.inTransaction;
        if (!mayWait || !(await this.#waitAside())) throw asSqliteFailure(error);
      }
    }
  }

  #ask<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connection.executeQuery<Row>(query);
  }

  /** Without SQLite's own waiting, as there may be many who ask again. */
  #askAgain<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database } = this.#ways;
    const timeout = pragma(database, 'busy_timeout');
    database.pragma('busy_timeout = 0');
    try {
      // It is done in this turn, whatever comes later of its promise.
      return this.#ask(query);
    } finally {
      database.pragma(`busy_timeout = ${timeout}`);
    }
  }

  async #waitAside(): Promise<boolean> {
    const { database, lend } = this.#ways;
    // `commitUnsynced` has lowered it for its own transaction, and for nobody else's.
    const level = pragma(database, 'synchronous');
    database.pragma('synchronous = full');
    const isLeft = await lend(() => this.#patience.isLeft());
    database.pragma(`synchronous = ${level}`);
    return isLeft;
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, size);
  }
}

const pragma = (database: Database.Database, name: string) =>
  Number(database.pragma(name, { simple: true }));
