import type Database from 'better-sqlite3';
import { Piscina } from 'piscina';

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url).href;

/** Rows changed since the last checkpoint; an answer changes about six. Pages of several answers are copied once. */
const ROWS_BETWEEN = 2000;
/**
 * So many pages in the log, and the connection does itself what is left, after which the log begins anew: where commits
 * leave no pause, the thread alone never gets to its end.
 */
const MOST_PAGES = 8000;
/** SQLite's own measure. */
const USUAL_PAGES = 1000;

/** Checkpoints of a file that a connection has just opened, by a thread. Once it has failed SQLite does them as it comes. */
export class Checkpoints {
  readonly #database: Database.Database;
  readonly #say: (line: string) => void;
  readonly #countChanges: Database.Statement<[], number>;
  readonly #thread = new Piscina({ minThreads: 1, maxThreads: 1 });
  #changedBefore = 0;
  #isUnderWay = false;
  #hasFailed = false;

  constructor(database: Database.Database, say: (line: string) => void) {
    this.#database = database;
    this.#say = say;
    this.#countChanges = database.prepare<[], number>('select total_changes()').pluck();
    this.#leaveInLog(MOST_PAGES);
    this.#thread.on('error', (error: Error) => this.#fail(error));
    void this.#checkpoint();
  }

  /** To be told of each commit. */
  committed(): void {
    if (this.#isUnderWay || this.#hasFailed) return;
    if (this.#changed() - this.#changedBefore >= ROWS_BETWEEN) void this.#checkpoint();
  }

  /** Before the connection is closed, so that it is the last, and leaves no log behind. */
  end(): Promise<void> {
    return this.#thread.close();
  }

  async #checkpoint(): Promise<void> {
    this.#isUnderWay = true;
    this.#changedBefore = this.#changed();
    try {
      await this.#thread.run(this.#database.name, { filename: THREAD, name: 'checkpoint' });
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isUnderWay = false;
    }
  }

  #fail(error: unknown): void {
    if (this.#hasFailed || !this.#database.open) return;
    this.#hasFailed = true;
    this.#leaveInLog(USUAL_PAGES);
    this.#say(
      `SQLite does its checkpoints as it comes, since the thread for them failed: ${String(error)}`,
    );
  }

  #changed(): number {
    return this.#countChanges.get() ?? 0;
  }

  #leaveInLog(pages: number): void {
    this.#database.pragma(`wal_autocheckpoint = ${pages}`);
  }
}
