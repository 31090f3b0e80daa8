import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readPage, type FrozenFeed } from './frozen-feed.ts';

/** Slots of new items, each with its book. */
const newOf = (books: readonly (readonly [number, number])[]) =>
  new Map(books.map(([key, bookId]) => [key, { bookId, urgency: 'new' as const }]));
const ofOneBook = (keys: readonly number[]) => newOf(keys.map((key) => [key, 1]));
const all = ofOneBook([1, 2, 3, 4, 5, 6, 7, 8]);
const unserved: FrozenFeed = { order: [1, 2, 3, 4, 5, 6], served: 0 };
const unchanged = { eligible: all, appended: [], bookBefore: 1 };

describe('readPage', () => {
  test('returns the page and counts it as served', () => {
    const page = readPage(unserved, unchanged, { offset: 0, limit: 4 });
    expect(page).toEqual({ items: [1, 2, 3, 4], feed: { ...unserved, served: 4 } });
  });

  test('keeps the order itself when nothing changed', () => {
    const { feed } = readPage(unserved, unchanged, { offset: 0, limit: 4 });
    expect(feed.order).toBe(unserved.order);
  });

  test('drops what is no longer eligible, but not from slots that were served', () => {
    const feed = { ...unserved, served: 2 };
    const eligible = ofOneBook([2, 4, 5, 6]);
    expect(readPage(feed, { ...unchanged, eligible }, { offset: 2, limit: 2 })).toEqual({
      items: [4, 5],
      feed: { order: [1, 2, 4, 5, 6], served: 4 },
    });
  });

  test('lets books take turns again where something dropped out between them', () => {
    const feed = { ...unserved, served: 1 };
    const eligible = newOf([
      [3, 10],
      [4, 20],
      [5, 10],
      [6, 20],
    ]);
    // Also after a served item that dropped out itself.
    const changes = { eligible, appended: [], bookBefore: 10 };
    const { items } = readPage(feed, changes, { offset: 0, limit: 5 });
    expect(items).toEqual([1, 4, 3, 6, 5]);
  });

  test('puts what came in at the end', () => {
    const feed = { ...unserved, served: 5 };
    expect(readPage(feed, { ...unchanged, appended: [8, 7] }, { offset: 5, limit: 5 })).toEqual({
      items: [6, 8, 7],
      feed: { order: [1, 2, 3, 4, 5, 6, 8, 7], served: 8 },
    });
  });

  test('lets books take turns where what came in begins', () => {
    const eligible = newOf([
      [6, 10],
      [7, 10],
      [8, 20],
    ]);
    const read = (served: number) =>
      readPage(
        { ...unserved, served },
        { eligible, appended: [7, 8], bookBefore: 10 },
        { offset: served, limit: 5 },
      ).items;
    expect(read(5)).toEqual([8, 6, 7]);
    expect(read(6)).toEqual([8, 7]);
  });

  test('puts what came in, and what is due or new, before what is ahead of time', () => {
    const urgencies = { 3: 'early', 4: 'due', 5: 'early', 7: 'new', 8: 'early' } as const;
    const eligible = new Map(
      Object.entries(urgencies).map(([key, urgency]) => [Number(key), { bookId: 1, urgency }]),
    );
    const feed = { order: [1, 2, 3, 4, 5], served: 2 };
    const changes = { eligible, appended: [7, 8], bookBefore: 1 };
    expect(readPage(feed, changes, { offset: 2, limit: 9 }).items).toEqual([4, 7, 3, 5, 8]);
  });

  test('lets books take turns only among equals', () => {
    const eligible = new Map([
      [3, { bookId: 10, urgency: 'due' as const }],
      [4, { bookId: 10, urgency: 'due' as const }],
      [5, { bookId: 20, urgency: 'early' as const }],
    ]);
    const feed = { order: [1, 2, 3, 4, 5], served: 1 };
    const page = readPage(
      feed,
      { eligible, appended: [], bookBefore: 10 },
      { offset: 1, limit: 5 },
    );
    expect(page.items).toEqual([3, 4, 5]);
  });

  test('returns a served page again as it was, and takes nothing back', () => {
    const feed = { ...unserved, served: 6 };
    const page = readPage(feed, { ...unchanged, eligible: new Map() }, { offset: 0, limit: 5 });
    expect(page).toEqual({ items: [1, 2, 3, 4, 5], feed });
  });

  test.each([6, 7, 1_000_000])('has nothing at offset %i, behind the end', (offset) => {
    const feed = { ...unserved, served: 6 };
    const page = readPage(feed, unchanged, { offset, limit: 5 });
    expect(page).toEqual({ items: [], feed });
  });
});

describe('a reader who pages while the shelf and the mastered marks change', () => {
  const KEYS = Array.from({ length: 12 }, (_, key) => key);

  /** Flips the eligibility of a key, or reads: the next page, or one of those read before. */
  const step = fc.oneof(
    fc.record({ do: fc.constant('flip' as const), key: fc.constantFrom(...KEYS) }),
    fc.record({ do: fc.constant('next' as const) }),
    fc.record({ do: fc.constant('again' as const), page: fc.nat({ max: 20 }) }),
  );
  const story = fc.record({
    order: fc.shuffledSubarray(KEYS),
    limit: fc.integer({ min: 1, max: 5 }),
    steps: fc.array(step, { maxLength: 40 }),
  });

  const urgencies = ['new', 'early'] as const;

  /** The feed as the server keeps it, and as its reader has seen it. */
  function createReader(order: readonly number[], limit: number) {
    const slotOf = (key: number) => ({ bookId: key % 3, urgency: urgencies[key % 2] ?? 'new' });
    const eligible = new Map(order.map((key) => [key, slotOf(key)]));
    const pages: number[][] = [];
    let feed: FrozenFeed = { order, served: 0 };

    const read = (offset: number) => {
      const appended = [...eligible.keys()].filter((key) => !feed.order.includes(key));
      const before = feed;
      const last = feed.order[feed.served - 1];
      const bookBefore = last === undefined ? undefined : last % 3;
      const page = readPage(feed, { eligible, appended, bookBefore }, { offset, limit });
      feed = page.feed;
      expect(feed.served).toBeGreaterThanOrEqual(before.served);
      expect(feed.order.slice(0, before.served)).toEqual(before.order.slice(0, before.served));
      return page.items;
    };
    return {
      eligible,
      pages,
      flip: (key: number) => eligible.delete(key) || eligible.set(key, slotOf(key)),
      next: () => {
        const items = read(pages.flat().length);
        pages.push(items);
        return items;
      },
      again: (page: number) => read(pages.slice(0, page).flat().length),
    };
  }

  test('meets no item twice', () => {
    fc.assert(
      fc.property(story, ({ order, limit, steps }) => {
        const reader = createReader(order, limit);
        for (const action of steps) {
          if (action.do === 'flip') reader.flip(action.key);
          if (action.do === 'next') reader.next();
          if (action.do === 'again') reader.again(action.page % (reader.pages.length + 1));
        }
        const seen = reader.pages.flat();
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test('gets a page that was read before as it was, unless it was the last', () => {
    fc.assert(
      fc.property(story, fc.nat({ max: 20 }), ({ order, limit, steps }, choice) => {
        const reader = createReader(order, limit);
        for (const action of steps) {
          if (action.do === 'flip') reader.flip(action.key);
          if (action.do === 'next') reader.next();
        }
        const page = choice % Math.max(1, reader.pages.length);
        const before = reader.pages[page] ?? [];
        expect(reader.again(page).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  test('has met all that is left whenever a short page says that the end is reached', () => {
    fc.assert(
      fc.property(story, ({ order, limit, steps }) => {
        const reader = createReader(order, limit);
        const missedAtEnds: number[] = [];
        const noteMissed = () => {
          const seen = new Set(reader.pages.flat());
          missedAtEnds.push(...[...reader.eligible.keys()].filter((key) => !seen.has(key)));
        };
        for (const action of steps) {
          if (action.do === 'flip') reader.flip(action.key);
          if (action.do === 'next' && reader.next().length < limit) noteMissed();
        }
        while (reader.next().length === limit);
        noteMissed();
        expect(missedAtEnds).toEqual([]);
      }),
    );
  });
});
