import type { FeedPage } from '@morsel/sdk/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import {
  answer,
  master,
  rate,
  readFeed,
  shelve,
  unmaster,
  unshelve,
} from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

const LIMIT = 3;
const FEEDS = ['tab-1', 'tab-2'];

type StoredItem = { id: number; bookId: number; kind: string };

/** What a reader can do, and what they should then see: the feed restated in plain sets. */
class ModelReader {
  readonly shelf = new Set<number>();
  readonly answered = new Set<number>();
  readonly mastered = new Set<number>();
  readonly reader: TestReader;
  readonly items: readonly StoredItem[];

  constructor(reader: TestReader, items: readonly StoredItem[]) {
    this.reader = reader;
    this.items = items;
  }

  eligible(): number[] {
    return this.items
      .filter(({ id, bookId }) => this.shelf.has(bookId) && !this.mastered.has(id))
      .map(({ id }) => id);
  }

  async practise({ id, kind }: StoredItem): Promise<void> {
    if (kind === 'flashcard') return succeed(rate(this.reader, id, 'medium'));
    this.answered.add(id);
    return succeed(answer(this.reader, id, 0));
  }

  async master({ id, kind }: StoredItem): Promise<void> {
    if (kind === 'flashcard' || !this.answered.has(id)) return;
    this.mastered.add(id);
    await succeed(master(this.reader, id));
  }

  async unmaster({ id, kind }: StoredItem): Promise<void> {
    if (kind === 'flashcard') return;
    this.mastered.delete(id);
    await succeed(unmaster(this.reader, id));
  }

  async shelve({ bookId }: StoredItem): Promise<void> {
    this.shelf.add(bookId);
    await succeed(shelve(this.reader, bookId));
  }

  async unshelve({ bookId }: StoredItem): Promise<void> {
    this.shelf.delete(bookId);
    await succeed(unshelve(this.reader, bookId));
  }
}

async function succeed(call: ReturnType<typeof answer>): Promise<void> {
  const { statusCode, body } = await call;
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
}

/** One tab that pages through its feed. */
class Tab {
  readonly served: number[] = [];
  isAtEnd = false;
  readonly model: ModelReader;
  readonly feedId: string;

  constructor(model: ModelReader, feedId: string) {
    this.model = model;
    this.feedId = feedId;
  }

  startAnew(): void {
    this.served.length = 0;
    this.isAtEnd = false;
  }

  async load(offset: number): Promise<number[]> {
    const paging = { offset, limit: LIMIT, feedId: this.feedId };
    const page: FeedPage = (await readFeed(this.model.reader, paging)).json();
    return page.map(({ id }) => id);
  }

  /** The next page, and all items that may stand on it. */
  async readNext(): Promise<{ page: number[]; unserved: number[] }> {
    const unserved = this.model.eligible().filter((id) => !this.served.includes(id));
    const page = await this.load(this.served.length);
    this.served.push(...page);
    this.isAtEnd = page.length < LIMIT;
    return { page, unserved };
  }

  /** A full page of what was served before, read again; offset 0 would start the feed anew. */
  async readAgain(choice: number): Promise<{ page: number[]; before: number[] } | undefined> {
    const offset = 1 + (choice % Math.max(1, this.served.length - LIMIT));
    const before = this.served.slice(offset, offset + LIMIT);
    return before.length < LIMIT ? undefined : { page: await this.load(offset), before };
  }
}

const step = fc.record({
  action: fc.constantFrom(
    'practise',
    'practise',
    'master',
    'unmaster',
    'shelve',
    'unshelve',
    'readNext',
    'readNext',
    'readAgain',
  ),
  choice: fc.nat({ max: 1000 }),
});

test('paging neither skips nor repeats nor ends early, whatever happens between pages', async () => {
  const { db, guest } = await testServer();
  const items = await fourBooks(db);

  const readNext = async (tab: Tab) => {
    if (tab.isAtEnd) return;
    const { page, unserved } = await tab.readNext();
    expect(unserved).toEqual(expect.arrayContaining(page));
    expect(new Set(page).size).toBe(page.length);
    expect(page).toHaveLength(Math.min(LIMIT, unserved.length));
  };

  const readAgain = async (tab: Tab, choice: number) => {
    const again = await tab.readAgain(choice);
    expect(again?.page).toEqual(again?.before);
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 45 }), async (steps) => {
      const model = new ModelReader(await guest(), items);
      for (const item of items.filter(({ kind }) => kind === 'flashcard').slice(0, 3)) {
        await model.shelve(item);
      }
      const tabs = FEEDS.map((feedId) => new Tab(model, feedId));
      for (const { action, choice } of steps) {
        const tab = tabs[choice % tabs.length];
        const item = items[choice % items.length];
        if (tab === undefined || item === undefined) continue;
        if (action === 'readNext') await readNext(tab);
        else if (action === 'readAgain') await readAgain(tab, choice);
        else await model[action](item);
      }
      for (const tab of tabs) {
        while (!tab.isAtEnd) await readNext(tab);
      }
    }),
    { numRuns: 30 },
  );
}, 120_000);

/** Feeds in the order of their last use; a server keeps four of them. */
class RecentFeeds {
  private order: string[] = [];

  has(feedId: string): boolean {
    return this.order.includes(feedId);
  }

  use(feedId: string): void {
    this.order = [feedId, ...this.order.filter((other) => other !== feedId)].slice(0, 4);
  }
}

const turn = fc.record({ feed: fc.nat({ max: 5 }), item: fc.nat({ max: 15 }) });

test('of six feeds, the four that were used last page on without a skip or repeat', async () => {
  const { db, guest, clock } = await testServer();
  const items = await fourBooks(db);
  const cards = items.filter(({ kind }) => kind === 'flashcard');

  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 15, maxLength: 30 }), async (turns) => {
      const model = new ModelReader(await guest(), items);
      for (const item of cards) await model.shelve(item);
      const tabs = Array.from({ length: 6 }, (_, index) => new Tab(model, `tab-${index}`));
      const recent = new RecentFeeds();
      for (const { feed, item } of turns) {
        clock.now += 1000;
        const [tab, practised] = [tabs[feed], items[item]];
        if (tab === undefined || practised === undefined) continue;
        await model.practise(practised);
        if (!recent.has(tab.feedId)) tab.startAnew();
        if (tab.isAtEnd) continue;
        const { page, unserved } = await tab.readNext();
        expect(unserved).toEqual(expect.arrayContaining(page));
        expect(page).toHaveLength(Math.min(LIMIT, unserved.length));
        if (page.length > 0) recent.use(tab.feedId);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

async function fourBooks(db: Parameters<typeof aBook>[0]): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id: bookId } = await aBook(db);
    items.push(await aQuestion(db, { bookId }), await aQuestion(db, { bookId }));
    items.push(await aQuestion(db, { bookId, type: 'true_false' }));
    items.push(await aFlashcard(db, { bookId }));
  }
  return items;
}
