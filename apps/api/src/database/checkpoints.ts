import type Database from 'better-sqlite3';
import { Piscina } from 'piscina';

import type { PagesOfLog } from './checkpoint-thread.ts';

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url).href;

/** Rows changed since the last checkpoint: some hundreds of answers, pages of several of which are copied once. */
export const ROWS_BETWEEN = 2000;
/** Or pages that came into the log since: a large row (a text, a picture) is many. */
export const PAGES_BETWEEN = 4000;
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
  readonly #countPages: Database.Statement<[], PagesOfLog>;
  readonly #thread = new Piscina({ minThreads: 1, maxThreads: 1 });
  #changedBefore = 0;
  /** Pages that the last one could not copy, since somebody still read what was before them. */
  #pagesLeft = 0;
  #isUnderWay = false;
  #hasFailed = false;
  #hasEnded = false;

  constructor(database: Database.Database, say: (line: string) => void) {
    this.#database = database;
    this.#say = say;
    this.#countChanges = database.prepare<[], number>('select total_changes()').pluck();
    this.#countPages = database.prepare<[], PagesOfLog>('pragma wal_checkpoint(noop)').raw();
    this.#leaveInLog(MOST_PAGES);
    this.#thread.on('error', (error: Error) => this.#fail(error));
    void this.#checkpoint();
  }

  /** To be told of each commit. */
  committed(): void {
    if (this.#isUnderWay || this.#hasFailed || this.#hasEnded) return;
    // Of a transaction that has begun meanwhile the commit follows.
    if (this.#database.inTransaction) return;
    try {
      if (this.#isWorthOne()) void this.#checkpoint();
    } catch (error) {
      // What is committed is so, whether or not its size can be told.
      this.#fail(error);
    }
  }

  /** Before the connection is closed, so that it is the last, and leaves no log behind. */
  end(): Promise<void> {
    this.#hasEnded = true;
    return this.#thread.close();
  }

  async #checkpoint(): Promise<void> {
    this.#isUnderWay = true;
    this.#changedBefore = this.#changed();
    try {
      const options = { filename: THREAD, name: 'checkpoint' };
      this.#pagesLeft = await this.#thread.run(this.#database.name, options);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isUnderWay = false;
    }
    // What was committed meanwhile it may not have seen, and perhaps no other commit follows.
    this.committed();
  }

  #isWorthOne(): boolean {
    if (this.#changed() - this.#changedBefore >= ROWS_BETWEEN) return true;
    return this.#pagesToCopy() - this.#pagesLeft >= PAGES_BETWEEN;
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

  #pagesToCopy(): number {
    const [, pages, copied] = this.#countPages.get() ?? [0, 0, 0];
    return pages - copied;
  }

  #leaveInLog(pages: number): void {
    this.#database.pragma(`wal_autocheckpoint = ${pages}`);
  }
}
