import type Database from 'better-sqlite3';

import type { Db } from '../../database/connection.ts';
import { sqliteHandle } from '../../database/sqlite-handle.ts';
import { type TableWatch, watchTables } from '../../database/watch-tables.ts';
import type { Identity } from './identify.ts';
import { MOST_KNOWN } from './session-cookie.ts';

/** Where what is known of who makes requests is kept, by the hashes that their cookies give. */
export interface IdentityMemory {
  /** What was found at last, while it is so still; `now` in epoch ms. */
  known(hashes: string, now: number): Identity | undefined;
  /** Finds it, and keeps it until it changes. */
  find(hashes: string, find: () => Promise<Identity>): Promise<Identity>;
  end(): void;
}

/** Nothing is kept: the database is asked with each request. */
export const NO_IDENTITY_MEMORY: IdentityMemory = {
  known: () => undefined,
  find: (_, find) => find(),
  end: () => {},
};

/** Kept on SQLite, which tells what has changed; nothing is kept on PostgreSQL. */
export function openIdentityMemory(db: Db): IdentityMemory {
  const handle = sqliteHandle(db);
  return handle === undefined ? NO_IDENTITY_MEMORY : new KeptIdentities(handle);
}

/** The columns of readers by which requests are known; of a session, all that change say something. */
const READER_COLUMNS = 'id role email guest_token_hash created_at seen_at'.split(' ');

/**
 * Identities, each until the database tells that its reader, or a session of theirs, has changed, or
 * another process has committed anything: a session that has ended and a role that was taken away hold
 * with the next request. Nobody's absence is kept, so who comes into being is nothing to be told of.
 */
class KeptIdentities implements IdentityMemory {
  readonly #kept = new Map<string, Identity>();
  readonly #ofReaders = new Map<number, Set<string>>();
  readonly #watch: TableWatch;
  #foreign: number;
  #changes = 0;
  #isOver = false;

  constructor(handle: Database.Database) {
    const changed = (readerId: number | null) => this.#forgetReader(readerId ?? 0);
    const events = ['update', 'delete'] as const;
    this.#watch = watchTables(handle, [
      { table: 'sessions', values: ['user_id'], events, tell: changed },
      { table: 'users', values: ['id'], updatesOf: READER_COLUMNS, events, tell: changed },
    ]);
    this.#foreign = this.#watch.foreignVersion();
  }

  known(hashes: string, now: number): Identity | undefined {
    this.#lookAtForeignCommits();
    const identity = this.#kept.get(hashes);
    return identity?.account !== undefined && identity.account.expiresAt <= now
      ? undefined
      : identity;
  }

  async find(hashes: string, find: () => Promise<Identity>): Promise<Identity> {
    const seen = { changes: this.#changes, foreign: this.#foreign };
    const identity = await find();
    // What has changed meanwhile may have been read as it was before.
    const isSame = seen.changes === this.#changes && seen.foreign === this.#watch.foreignVersion();
    if (isSame && identity.isWhole && !this.#isOver) this.#keep(hashes, identity);
    return identity;
  }

  end(): void {
    this.#isOver = true;
    this.#watch.end();
    this.#forgetAll();
  }

  #keep(hashes: string, identity: Identity): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KNOWN && oldest !== undefined) this.#forget(oldest);
    this.#kept.set(hashes, identity);
    for (const id of readersOf(identity)) {
      const ofReader = this.#ofReaders.get(id) ?? new Set();
      this.#ofReaders.set(id, ofReader.add(hashes));
    }
  }

  #forgetReader(readerId: number): void {
    this.#changes += 1;
    for (const hashes of this.#ofReaders.get(readerId) ?? []) this.#forget(hashes);
  }

  #forget(hashes: string): void {
    const identity = this.#kept.get(hashes);
    if (identity === undefined) return;
    this.#kept.delete(hashes);
    for (const id of readersOf(identity)) {
      const ofReader = this.#ofReaders.get(id);
      ofReader?.delete(hashes);
      if (ofReader?.size === 0) this.#ofReaders.delete(id);
    }
  }

  #forgetAll(): void {
    this.#kept.clear();
    this.#ofReaders.clear();
  }

  #lookAtForeignCommits(): void {
    const version = this.#watch.foreignVersion();
    if (version === this.#foreign) return;
    this.#foreign = version;
    this.#forgetAll();
  }
}

function readersOf({ account, guest }: Identity): number[] {
  return [account, guest].flatMap((row) => row?.id ?? []);
}
