import type Database from 'better-sqlite3';

import type { Db } from '../../../database/connection.ts';
import type { TableWatch } from '../../../database/watch-tables.ts';
import type { Reader } from '../../../reader.ts';
import { ItemFragments } from './item-fragments.ts';
import { takeRankings } from './kept-rankings.ts';
import { OpenItems } from './open-items.ts';
import { readItemsAgain, readStanding } from './read-standing.ts';
import type { ReaderMemory, ReaderStanding } from './reader-memory.ts';
import { ReadersInMemory } from './readers-in-memory.ts';
import { itemCount } from './standing.ts';
import { type FeedChangeListener, watchFeed } from './watch-feed.ts';

/** Shares of the memory that items take: as columns, and as they are sent. */
const CATALOGUE_SHARE = 0.15;
const FRAGMENTS_SHARE = 0.25;

/** So many changed items are looked at one by one; of more, all are read again. */
const FEW = 8;

/**
 * What feeds are made of, as the plain queries have found it. What changes is told by the database
 * and is read again with the next page that needs it, once it is committed.
 */
export class FeedMemory implements FeedChangeListener {
  readonly readers: ReadersInMemory;
  readonly fragments: ItemFragments;
  readonly #db: Db;
  readonly #watch: TableWatch;
  readonly #openItems: OpenItems;
  #foreign: number;

  constructor(db: Db, { handle, bytes }: { handle: Database.Database; bytes: number }) {
    this.#db = db;
    this.#openItems = new OpenItems(CATALOGUE_SHARE * bytes);
    this.fragments = new ItemFragments(FRAGMENTS_SHARE * bytes);
    this.readers = new ReadersInMemory((1 - CATALOGUE_SHARE - FRAGMENTS_SHARE) * bytes);
    this.#watch = watchFeed(handle, this);
    this.#foreign = this.#watch.foreignVersion();
  }

  /** What is known of a reader; undefined when something has to be read first. */
  current(reader: Reader): ReaderMemory | undefined {
    const memory = this.readers.visit(reader.id);
    return this.#isCurrent(memory, reader) ? memory : undefined;
  }

  /** The same after it was read. */
  async broughtUp(reader: Reader): Promise<ReaderMemory> {
    for (;;) {
      const memory = this.readers.visit(reader.id);
      if (this.#isCurrent(memory, reader)) return memory;
      memory.loading ??= this.#load(memory, reader).finally(() => {
        memory.loading = undefined;
      });
      await memory.loading;
    }
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

  #isCurrent(memory: ReaderMemory, { role }: Reader): boolean {
    this.#lookAtForeignCommits();
    return (
      memory.isCurrent &&
      memory.changedItems.size === 0 &&
      memory.seenForeign === this.#foreign &&
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
    memory.rankings ??= await takeRankings(this.#db, reader.id);
    // In its turn on the connection: no transaction is open then, so that all that is read is committed.
    await this.#db.connection().execute(async (connection) => {
      const { known } = memory;
      const isRefresh = known?.role === reader.role && this.#hasFewChanges(memory, known);
      if (isRefresh) await this.#refresh(memory, { reader, known, connection });
      else await this.#readAnew(memory, { reader, connection });
    });
  }

  #hasFewChanges(memory: ReaderMemory, known: ReaderStanding): boolean {
    this.#lookAtForeignCommits();
    return (
      memory.isCurrent &&
      memory.changedItems.size <= FEW &&
      memory.seenForeign === this.#foreign &&
      this.#areBooksUnchanged(memory, known)
    );
  }

  async #readAnew(
    memory: ReaderMemory,
    { reader: { id, role }, connection }: { reader: Reader; connection: Db },
  ): Promise<void> {
    memory.isCurrent = true;
    memory.changedItems.clear();
    memory.seenForeign = this.#foreign;
    memory.seenBooks = this.#openItems.lastChange;
    memory.earned = undefined;
    try {
      const read = await readStanding(connection, { id, role }, this.#openItems);
      memory.stand({ ...read, role, isSame: false });
    } catch (error) {
      memory.outdate();
      throw error;
    }
  }

  async #refresh(
    memory: ReaderMemory,
    of: { reader: Reader; known: ReaderStanding; connection: Db },
  ): Promise<void> {
    const { reader, known, connection } = of;
    const itemIds = new Set(memory.changedItems);
    memory.changedItems.clear();
    try {
      const { id, role } = reader;
      const stale = { before: known.standing, catalogue: known.catalogue, itemIds };
      const { standing, found } = await readItemsAgain(connection, { id, role }, stale);
      // All of them belong to it, and none more than before: so they did before, too.
      const isSame = found === itemIds.size && itemCount(standing) === itemCount(known.standing);
      memory.stand({ ...known, standing, isSame });
    } catch (error) {
      memory.outdate();
      throw error;
    }
  }
}
