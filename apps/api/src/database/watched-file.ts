import { type Stats, statSync } from 'node:fs';

import { DatabaseUnavailableError } from '../errors.ts';

const LOOK_EVERY_MS = 1000;

const GONE = 'the file of the database was deleted or moved: put it back, or restart Morsel';
const REPLACED = 'another file is where the database was: restart Morsel to use that one';
const LOG_GONE =
  'the log beside the database was deleted or replaced (its name ends in -wal): put it back, or stop Morsel, which saves what it holds';
const UNSEEN = 'the folder of the database cannot be looked into';

/**
 * Whether the file that a database was opened from is still the one at its path. An open file that was
 * deleted or replaced takes all that is written, and is gone with the process. So it is with the log
 * beside it, which appears with the first use.
 */
export class WatchedFile {
  readonly #path: string;
  readonly #opened: Stats | undefined;
  readonly #timer: NodeJS.Timeout;
  #openedLog: Stats | undefined;
  #isThere = true;

  /** @param path of a file that has just been opened */
  constructor(path: string) {
    this.#path = path;
    this.#opened = look(path).stats;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Looks now: for what is only worth something if it is still there. @throws as `requireSeen` */
  require(): void {
    this.#look();
    if (this.#isThere) return;
    throw new DatabaseUnavailableError(this.#whatIsWrong());
  }

  /** @throws DatabaseUnavailableError when it has gone, or had until a second ago. */
  requireSeen(): void {
    if (!this.#isThere) this.require();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { stats } = look(this.#path);
    this.#isThere = isSame(stats, this.#opened) && this.#isLogThere();
  }

  #isLogThere(): boolean {
    const { stats } = look(`${this.#path}-wal`);
    this.#openedLog ??= stats;
    return isSame(stats, this.#openedLog);
  }

  #whatIsWrong(): string {
    const { stats, code } = look(this.#path);
    if (code !== undefined) return `${UNSEEN} (${code})`;
    if (stats === undefined) return GONE;
    return isSame(stats, this.#opened) ? LOG_GONE : REPLACED;
  }
}

const isSame = (one: Stats | undefined, other: Stats | undefined) =>
  one?.ino === other?.ino && one?.dev === other?.dev;

type Look = { readonly stats?: Stats | undefined; readonly code?: string };

/** What is at a path, or why nobody can tell. */
function look(path: string): Look {
  try {
    return { stats: statSync(path, { throwIfNoEntry: false }) };
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { code: String(error.code) };
    throw error;
  }
}
