import type Database from 'better-sqlite3';
import { Piscina } from 'piscina';

/** Rows changed since the last checkpoint; an answer changes about six, and nine pages of 4 KB with their indexes. */
const ROWS_BETWEEN = 500;
/**
 * So many pages in the log, and the connection does itself what is left, after which the log begins anew: where commits
 * leave no pause, the thread alone never gets to its end.
 */
const MOST_PAGES = 8000;
/** SQLite's own measure. */
const USUAL_PAGES = 1000;

/** Checkpoints of a file that a connection writes to, by a thread that begins with the first of them, and rests. */
export class Checkpoints {
  readonly #database: Database.Database;
  readonly #countChanges: Database.Statement<[], number>;
  #changedBefore: number;
  readonly #thread = new Piscina({
    filename: new URL('./checkpoint-thread.ts', import.meta.url).href,
    name: 'checkpoint',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
  });
  #isUnderWay = false;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#countChanges = database.prepare<[], number>('select total_changes()').pluck();
    this.#changedBefore = this.#changed();
    this.#leaveInLog(MOST_PAGES);
  }

  /** To be told of each commit. */
  committed(): void {
    const changed = this.#changed();
    if (this.#isUnderWay || changed - this.#changedBefore < ROWS_BETWEEN) return;
    this.#changedBefore = changed;
    void this.#checkpoint();
  }

  /** Before the connection is closed, so that it is the last, and leaves no log behind. */
  end(): Promise<void> {
    return this.#thread.close();
  }

  async #checkpoint(): Promise<void> {
    this.#isUnderWay = true;
    try {
      await this.#thread.run(this.#database.name);
      this.#leaveInLog(MOST_PAGES);
    } catch {
      // As on a full disk. Whoever writes next meets the same, and is told.
      this.#leaveInLog(USUAL_PAGES);
    } finally {
      this.#isUnderWay = false;
    }
  }

  #changed(): number {
    return this.#countChanges.get() ?? 0;
  }

  #leaveInLog(pages: number): void {
    if (this.#database.open) this.#database.pragma(`wal_autocheckpoint = ${pages}`);
  }
}
