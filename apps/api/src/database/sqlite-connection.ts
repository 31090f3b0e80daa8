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
};

/**
 * SQLite as Kysely uses it. A lock of another program is waited for between turns of the loop, since
 * SQLite itself would stop the whole process for as long; and what is committed counts only if the file is
 * still where it was.
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
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        if (takesLock) this.#patience.worked();
        if (!database.inTransaction && !READS.test(query.sql)) file?.require();
        return result;
      } catch (error) {
        const mayWait = isBusy(error) && !database.inTransaction;
        if (!mayWait || !(await this.#patience.isLeft())) throw asSqliteFailure(error);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, size);
  }
}
