import { HOUR_MS } from '@morsel/sdk/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Db, Tx } from '../../../database/connection.ts';
import type { Reader } from '../../../reader.ts';
import { testDatabaseFile } from '../../../testing/database.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from '../../../testing/factories.ts';
import { FEED_DEEDS } from '../../../testing/feed-deeds.ts';
import { threeReaders } from '../../../testing/feed-world.ts';
import { plainConnection } from '../../../testing/plain-feed.ts';
import { aSource, groundItem } from '../../../testing/sources.ts';
import type { Feed } from '../feed.ts';
import { openFeed } from '../open-feed.ts';
import { type FeedRequest, readFeedPage } from '../read-feed.ts';

const start = Date.UTC(2026, 2, 2, 9);
const ROOM = 64;
/** Not enough for two readers: each time the other one has to leave. */
const NO_ROOM = 0.001;

/** A file with three books, a text and three readers, one of them an admin. */
async function aWorld() {
  const { db, open } = await testDatabaseFile();
  const readers = await threeReaders(db);
  const books = [];
  for (const listed of [1, 1, 0] as const) books.push(await aBook(db, { listed }));
  for (const { id: bookId } of books) {
    await aFlashcard(db, { bookId });
    for (let position = 1; position < 5; position += 1) await aQuestion(db, { bookId, position });
    for (const { id: userId } of readers) {
      await db.insertInto('shelfBooks').values({ userId, bookId, addedAt: LONG_AGO }).execute();
    }
  }
  const source = await aSource(db, { bookId: books[0]?.id ?? 0, readers: readers.slice(0, 1) });
  for (const itemId of [2, 3]) await groundItem(db, itemId, source);
  return { db, open, readers };
}

type Pages = { readonly sent: unknown; readonly read: unknown };

class RolledBack extends Error {}

/** Who does a deed: this process, one that thinks better of it, or another process. */
type Doer = 'us' | 'nobody' | 'others';

class TwoFeeds {
  readonly db: Db;
  readonly others: Db;
  readonly plain: Db;
  readonly readers: readonly Reader[];
  readonly megabytes: number;
  feed: Feed;
  now = start;

  constructor(
    { db, others, plain }: { db: Db; others: Db; plain: Db },
    { readers, megabytes }: { readers: readonly Reader[]; megabytes: number },
  ) {
    this.db = db;
    this.others = others;
    this.plain = plain;
    this.readers = readers;
    this.megabytes = megabytes;
    this.feed = this.#open();
  }

  #open(): Feed {
    const onError = (error: unknown) => {
      throw error;
    };
    return openFeed(this.db, { megabytes: this.megabytes, onError });
  }

  async restart(): Promise<void> {
    await this.feed.close();
    this.feed = this.#open();
  }

  /** A page as memory sends it, and as the database has it. */
  async read(request: FeedRequest): Promise<Pages> {
    return this.#beside(request, await this.feed.readPage(request, JSON.stringify));
  }

  async #beside(request: FeedRequest, text: string): Promise<Pages> {
    // What is still being written for who has left; other connections would wait for this very process.
    await this.feed.putDown(0);
    const read: unknown = JSON.parse(JSON.stringify(await readFeedPage(this.plain, request)));
    return { sent: JSON.parse(text), read };
  }

  requestOf({ who, tab, offset, limit, dueOnly }: Page): FeedRequest {
    const reader = this.readers[who % this.readers.length];
    if (reader === undefined) throw new Error('There are no readers');
    const feedId = dueOnly ? `${tab}/due` : tab;
    return { reader, feedId, offset, limit, dueOnly, now: this.now };
  }

  /** Does a deed; what is read while it is done is given back. */
  async act(
    { name, doer, who, itemId, bookId, dice }: Act,
    page: Page,
  ): Promise<Pages | undefined> {
    const userId = this.readers[who % this.readers.length]?.id ?? 0;
    const choice = { userId, itemId, bookId, sourceId: 1, dice, now: this.now };
    const deed = FEED_DEEDS[name];
    if (deed === undefined) throw new Error(`There is no ${name}`);
    if (doer === 'nobody') return this.#readWhileUndone((tx) => deed(tx, choice), page);
    await deed(doer === 'us' ? this.db : this.others, choice);
    return undefined;
  }

  /** Asks while a transaction is open that has done something, and is then rolled back. */
  async #readWhileUndone(deed: (tx: Tx) => Promise<unknown>, page: Page): Promise<Pages> {
    const request = this.requestOf(page);
    let text = Promise.resolve('');
    const work = this.db.transaction().execute(async (tx) => {
      await deed(tx);
      text = this.feed.readPage(request, JSON.stringify);
      await new Promise(setImmediate);
      throw new RolledBack();
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
    return this.#beside(request, await text);
  }
}

type Page = {
  readonly who: number;
  readonly tab: string;
  readonly offset: number;
  readonly limit: number;
  readonly dueOnly: boolean;
};

type Act = {
  readonly name: string;
  readonly doer: Doer;
  readonly who: number;
  readonly itemId: number;
  readonly bookId: number;
  readonly dice: number;
};

const pages = fc.record({
  who: fc.nat({ max: 2 }),
  tab: fc.constantFrom('tab-1', 'tab-2'),
  offset: fc.constantFrom(0, 0, 3, 6, 9, 2),
  limit: fc.constantFrom(3, 5),
  dueOnly: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
});

const acts = fc.record({
  name: fc.constantFrom(...Object.keys(FEED_DEEDS)),
  doer: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Doer>('us') },
    fc.constantFrom<Doer>('nobody', 'others'),
  ),
  who: fc.nat({ max: 2 }),
  itemId: fc.integer({ min: 1, max: 17 }),
  bookId: fc.integer({ min: 1, max: 3 }),
  dice: fc.nat({ max: 9 }),
});

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ act: acts, page: pages, next: pages }) },
    { weight: 2, arbitrary: fc.record({ hours: fc.integer({ min: 0, max: 30 }), page: pages }) },
    { weight: 1, arbitrary: fc.record({ isRestart: fc.constant(true), page: pages }) },
  ),
  { minLength: 20, maxLength: 40 },
);

test.each([
  { room: 'all readers', megabytes: ROOM, numRuns: 8 },
  // Each page writes and reads rankings then.
  { room: 'none of them', megabytes: NO_ROOM, numRuns: 3 },
])(
  'whatever happens, memory with room for $room shows the pages of plain queries',
  async ({ megabytes, numRuns }) => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const { db, open, readers } = await aWorld();
        const plain = await plainConnection(open);
        const feeds = new TwoFeeds({ db, others: await open(), plain }, { readers, megabytes });
        for (const step of steps) {
          const meanwhile = 'act' in step ? await feeds.act(step.act, step.page) : undefined;
          if ('hours' in step) feeds.now += step.hours * HOUR_MS;
          if ('isRestart' in step) await feeds.restart();
          const pages = [meanwhile, await feeds.read(feeds.requestOf(step.page))];
          if ('next' in step) pages.push(await feeds.read(feeds.requestOf(step.next)));
          for (const page of pages) expect(page?.sent).toEqual(page?.read);
        }
        await feeds.feed.close();
      }),
      { numRuns },
    );
  },
);
