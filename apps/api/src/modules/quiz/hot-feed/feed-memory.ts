import type Database from 'better-sqlite3';

import type { Db, Tx } from '../../../database/connection.ts';
import type { TableWatch } from '../../../database/watch-tables.ts';
import type { Reader } from '../../../reader.ts';
import { ItemFragments } from './item-fragments.ts';
import type { KeptRankings } from './kept-rankings.ts';
import { OpenItems } from './open-items.ts';
import { readItemsAgain, readStanding } from './read-standing.ts';
import type { NextStanding, ReaderMemory, ReaderStanding } from './reader-memory.ts';
import { ReadersInMemory } from './readers-in-memory.ts';
import { itemCount } from './standing.ts';
import { type FeedChangeListener, watchFeed } from './watch-feed.ts';

/** Shares of the memory that items take: as columns, after which new ones begin, and as they are sent. */
const CATALOGUE_SHARE = 0.15;
const FRAGMENTS_SHARE = 0.25;

/** So many changed items are read again one by one; of more, all of the reader's are. */
const MOST_READ_AGAIN = 8;

/**
 * What feeds are made of, as the plain queries have found it. What changes is told by the database
 * and is read again with the next page that needs it, once it is committed.
 */
export class FeedMemory implements FeedChangeListener {
  readonly readers: ReadersInMemory;
  readonly fragments: ItemFragments;
  readonly #db: Db;
  readonly #kept: KeptRankings;
  readonly #watch: TableWatch;
  readonly #openItems: OpenItems;
  #foreign: number;

  constructor(
    db: Db,
    { handle, bytes, kept }: { handle: Database.Database; bytes: number; kept: KeptRankings },
  ) {
    this.#db = db;
    this.#kept = kept;
    this.#openItems = new OpenItems(CATALOGUE_SHARE * bytes);
    this.fragments = new ItemFragments(FRAGMENTS_SHARE * bytes);
    this.readers = new ReadersInMemory((1 - FRAGMENTS_SHARE) * bytes);
    this.#watch = watchFeed(handle, this);
    this.#foreign = this.#watch.foreignVersion();
  }

  /** What is known of a reader; undefined when something has to be read first. */
  current(reader: Reader): ReaderMemory | undefined {
    this.#lookAtForeignCommits();
    const memory = this.readers.visit(reader.id);
    return memory.seenForeign === this.#foreign && this.#isAsTold(memory, reader)
      ? memory
      : undefined;
  }

  /** Reads what has changed of a reader; see `broughtUp`. */
  async bringUp(reader: Reader): Promise<void> {
    const memory = this.readers.visit(reader.id);
    memory.loading ??= this.#load(memory, reader).finally(() => {
      memory.loading = undefined;
    });
    await memory.loading;
  }

  /**
   * What is known of a reader who was just brought up; undefined when this process has changed something
   * since. What others have is for the next page: else they could keep this one waiting for ever.
   */
  broughtUp(reader: Reader): ReaderMemory | undefined {
    const memory = this.readers.visit(reader.id);
    return this.#isAsTold(memory, reader) ? memory : undefined;
  }

  end(): void {
    this.#watch.end();
  }

  readerChanged(userId: number): void {
    this.readers.get(userId)?.outdate();
  }

  itemOfReaderChanged(userId: number, itemId: number): void {
    this.readers.get(userId)?.outdateItem(itemId);
  }

  readerGone(userId: number): void {
    this.readers.forget(userId);
  }

  earningChanged(userId: number): void {
    this.readers.get(userId)?.outdateEarned();
  }

  bookChanged(bookId: number): void {
    this.#openItems.bookChanged(bookId);
  }

  bookLooksChanged(bookId: number): void {
    this.fragments.forgetBook(bookId);
  }

  itemLooksChanged(itemId: number): void {
    this.fragments.forgetItem(itemId);
  }

  looksChanged(): void {
    this.fragments.forgetAll();
  }

  #isAsTold(memory: ReaderMemory, { role }: Reader): boolean {
    return (
      memory.isCurrent &&
      memory.changedItems.size === 0 &&
      memory.known?.role === role &&
      this.#areBooksUnchanged(memory, memory.known)
    );
  }

  /** Others do not tell what they have changed: it may be anything. */
  #lookAtForeignCommits(): void {
    const version = this.#watch.foreignVersion();
    if (version === this.#foreign) return;
    this.#foreign = version;
    this.fragments.forgetAll();
    this.#openItems.forgetAll();
  }

  #areBooksUnchanged(memory: ReaderMemory, { shelf }: ReaderStanding): boolean {
    const { lastChange } = this.#openItems;
    if (memory.seenBooks === lastChange) return true;
    if (this.#openItems.haveChanged(shelf, memory.seenBooks)) return false;
    memory.seenBooks = lastChange;
    return true;
  }

  async #load(memory: ReaderMemory, reader: Reader): Promise<void> {
    memory.rankings ??= await this.#kept.take(reader.id);
    // All that is read is of one moment, and committed: no other transaction of ours is open then.
    const transaction = this.#db.transaction().setAccessMode('read only');
    await transaction.execute(async (tx) => {
      this.#lookAtForeignCommits();
      const { known, changes } = memory;
      const seen = { changes, books: this.#openItems.lastChange, foreign: this.#foreign };
      const isRefresh = known?.role === reader.role && this.#hasFewChanges(memory, known);
      const next = isRefresh
        ? await this.#refreshed(tx, { reader, known, itemIds: memory.changedItems })
        : await this.#readAnew(tx, reader);
      memory.stand(next, seen);
    });
  }

  #hasFewChanges(memory: ReaderMemory, known: ReaderStanding): boolean {
    return (
      memory.isCurrent &&
      memory.changedItems.size <= MOST_READ_AGAIN &&
      memory.seenForeign === this.#foreign &&
      this.#areBooksUnchanged(memory, known)
    );
  }

  async #readAnew(tx: Tx, { id, role }: Reader): Promise<NextStanding> {
    const read = await readStanding(tx, { id, role }, this.#openItems);
    return { ...read, role, isSame: false };
  }

  async #refreshed(
    tx: Tx,
    of: { reader: Reader; known: ReaderStanding; itemIds: ReadonlySet<number> },
  ): Promise<NextStanding> {
    const { known, itemIds } = of;
    const { id, role } = of.reader;
    const stale = { before: known.standing, catalogue: known.catalogue, itemIds };
    const { standing, found } = await readItemsAgain(tx, { id, role }, stale);
    // All of them belong to it, and none more than before: so they did before, too.
    const isSame = found === itemIds.size && itemCount(standing) === itemCount(known.standing);
    return { ...known, standing, isSame };
  }
}
