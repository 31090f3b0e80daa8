import type Database from 'better-sqlite3';

import type { Db } from '../../database/connection.ts';
import { sqliteHandle } from '../../database/sqlite-handle.ts';
import { type TableWatch, watchTables } from '../../database/watch-tables.ts';
import type { Identity } from './identify.ts';

/** Where what is known of who makes requests is kept, by the hashes that their cookies give. */
export interface IdentityMemory {
  /** What was found at last, while it is so still; `now` in epoch ms. */
  known(hashes: string, now: number): Identity | undefined;
  /** Finds it, and keeps it until it changes. */
  find(hashes: string, find: () => Promise<Identity>): Promise<Identity>;
  end(): void;
}

/** Asks the database with each request. */
const NO_MEMORY: IdentityMemory = {
  known: () => undefined,
  find: (_, find) => find(),
  end: () => {},
};

/** Kept on SQLite, which tells what has changed; nowhere else, and not where nothing is to be kept. */
export function openIdentityMemory(db: Db, { isKept }: { isKept: boolean }): IdentityMemory {
  const handle = isKept ? sqliteHandle(db) : undefined;
  return handle === undefined ? NO_MEMORY : new KeptIdentities(handle);
}

/** When there are more, all are found anew. */
const MOST_KEPT = 10_000;

/** The columns of a session and of a reader by which requests are known. */
const SESSION_COLUMNS = 'id_hash public_id user_id expires_at seen_at confirmed_until'.split(' ');
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

  constructor(handle: Database.Database) {
    const changed = (readerId: number | null) => this.#forgetReader(readerId ?? 0);
    const events = ['update', 'delete'] as const;
    this.#watch = watchTables(handle, [
      {
        table: 'sessions',
        values: ['user_id'],
        updatesOf: SESSION_COLUMNS,
        events,
        tell: changed,
      },
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
    if (isSame && identity.isWhole) this.#keep(hashes, identity);
    return identity;
  }

  end(): void {
    this.#watch.end();
    this.#forgetAll();
  }

  #keep(hashes: string, identity: Identity): void {
    if (this.#kept.size >= MOST_KEPT) this.#forgetAll();
    this.#kept.set(hashes, identity);
    for (const reader of [identity.account, identity.guest]) {
      if (reader === undefined) continue;
      const ofReader = this.#ofReaders.get(reader.id) ?? new Set();
      this.#ofReaders.set(reader.id, ofReader.add(hashes));
    }
  }

  #forgetReader(readerId: number): void {
    this.#changes += 1;
    for (const hashes of this.#ofReaders.get(readerId) ?? []) this.#kept.delete(hashes);
    this.#ofReaders.delete(readerId);
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
