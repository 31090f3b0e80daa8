import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';

import { measured } from '../measured.ts';
import { type Patience, pauseAfterConflict } from './patience.ts';
import {
  failureOfQuery,
  isConflict,
  maybeAboutOne,
  ofConflicts,
  PostgresUnavailableError,
} from './postgres-failures.ts';

const MOST_CONFLICTS = 5;
/** A statement that keeps ending its connection may be the reason. */
const MOST_LOSSES = 5;

const READS_OR_BEGINS = /^(select|begin|start transaction)\b/;

type Ways = {
  /** Another connection. */
  readonly connect: () => Promise<PoolClient>;
  readonly patience: Patience;
};

type Result = PostgresQueryResult<unknown>;

const ROLLED_BACK: Result = { command: 'ROLLBACK', rowCount: 0, rows: [] };

/**
 * A connection to PostgreSQL as Kysely uses it. A statement by itself is asked again where nothing can
 * be left of it, on another connection where this one is lost; of a transaction none is, since those
 * before it would be missing (see `repeatWhole`).
 *
 * Its queries throw PostgresUnavailableError; failures that are about the query come as they are.
 */
export class SteadyClient implements PostgresPoolClient {
  readonly #ways: Ways;
  #client: PoolClient;
  #isLost = false;
  #isGivenBack = false;
  #isInTransaction = false;

  constructor(client: PoolClient, ways: Ways) {
    this.#client = client;
    this.#ways = ways;
  }

  /** Kysely's type has a second form, for cursors, which nothing here uses. */
  readonly query = ((sql: string, parameters: readonly unknown[]) =>
    this.#isInTransaction
      ? this.#ask(sql, parameters)
      : this.#askPatiently(sql, parameters)) as PostgresPoolClient['query'];

  /**
   * Nothing, where it was lost and no other one was to be had. One whose transaction could not be ended
   * is nobody's to use.
   */
  release(): void {
    if (!this.#isGivenBack) this.#client.release(this.#isLost || this.#isInTransaction);
  }

  async #askPatiently(sql: string, parameters: readonly unknown[]): Promise<Result> {
    for (let conflicts = 0, losses = 0; ;) {
      try {
        return await this.#ask(sql, parameters);
      } catch (error) {
        if (isConflict(error)) {
          conflicts += 1;
          if (conflicts > MOST_CONFLICTS) throw ofConflicts(error);
          measured.repeat.tell({ cause: 'conflict' });
          await pauseAfterConflict();
        } else {
          losses += 1;
          if (!isToBeAskedAgain(sql, error)) throw error;
          if (losses > MOST_LOSSES) throw maybeAboutOne(error);
          if (!(await this.#ways.patience.isLeft())) throw error;
          measured.repeat.tell({ cause: 'lost-connection' });
          await this.#replace();
        }
      }
    }
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const isEnd = sql === 'rollback';
    if (isEnd && this.#isLost) return ROLLED_BACK;
    try {
      const result = (await this.#client.query(sql, [...parameters])) as Result;
      this.#ways.patience.worked();
      if (sql === 'begin' || sql.startsWith('start transaction')) this.#isInTransaction = true;
      else if (isEnd || sql === 'commit') this.#isInTransaction = false;
      return result;
    } catch (error) {
      const failure = this.#noted(error, sql);
      // What has led to it says more.
      if (isEnd && this.#isLost) return ROLLED_BACK;
      throw failure;
    }
  }

  #noted(error: unknown, sql: string): unknown {
    const failure = failureOfQuery(error);
    if (!(failure instanceof PostgresUnavailableError)) return failure;
    this.#isLost ||= failure.isConnectionLost;
    // Its transaction was open and is not any more; of a commit alone nobody knows.
    if (!this.#isInTransaction || sql === 'commit' || failure.isUndone) return failure;
    return failure.asUndone();
  }

  async #replace(): Promise<void> {
    if (!this.#isGivenBack) this.#client.release(true);
    this.#isGivenBack = true;
    this.#client = await this.#ways.connect();
    this.#isGivenBack = false;
    this.#isLost = false;
  }
}

const isToBeAskedAgain = (sql: string, error: unknown) =>
  error instanceof PostgresUnavailableError &&
  error.isConnectionLost &&
  (error.isUndone || READS_OR_BEGINS.test(sql));
