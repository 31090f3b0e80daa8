import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rankFeed, type Candidate } from './ranking.ts';

const now = Date.UTC(2026, 2, 1, 12);
const HOUR = 3_600_000;
const KINDS = ['mcq', 'true_false', 'match_pairs', 'arrange_list', 'flashcard'];

function candidate(itemId: number, parts: Partial<Candidate> = {}): Candidate {
  return { itemId, bookId: itemId, kind: 'mcq', difficulty: 1, position: itemId, ...parts };
}

function rank(candidates: readonly Candidate[], seed = 1): number[] {
  return rankFeed(candidates, { now, seed });
}

/** A book as it is shipped: difficulty rises, and the longer kinds are never the easiest. */
function newBook(bookId: number): Candidate[] {
  const amounts = { mcq: 6, true_false: 4, match_pairs: 3, arrange_list: 3, flashcard: 8 };
  return Object.entries(amounts).flatMap(([kind, amount], group) =>
    Array.from({ length: amount }, (_, index) => ({
      itemId: bookId * 100 + group * 10 + index,
      bookId,
      kind,
      difficulty: Math.min(3, 1 + Math.floor(index / 2) + (group === 2 || group === 3 ? 1 : 0)),
      position: index,
    })),
  );
}

describe('what comes first', () => {
  test('due items lead, wrong ones before the rest, the longest overdue first', () => {
    const items = [
      candidate(1, { dueAt: now - HOUR }),
      candidate(2, { dueAt: now - 5 * HOUR }),
      candidate(3, { dueAt: now, lastWrong: true }),
      candidate(4, { dueAt: now - 2 * HOUR, lastWrong: true }),
    ];
    expect(rank(items)).toEqual([4, 3, 2, 1]);
  });

  test('a new item follows each two due ones while there are some of both', () => {
    const due = [1, 2, 3, 4, 5].map((id) => candidate(id, { dueAt: now - (10 - id) * HOUR }));
    const fresh = [11, 12, 13, 14].map((id) => candidate(id));
    expect(rank([...fresh, ...due])).toEqual([1, 2, 11, 3, 4, 12, 5, 13, 14]);
  });

  test('new items come easiest first, then by their place in the book', () => {
    const items = [
      candidate(1, { difficulty: 3, position: 0 }),
      candidate(2, { difficulty: 1, position: 5 }),
      candidate(3, { difficulty: 1, position: 2 }),
      candidate(4, { difficulty: 2, position: 1 }),
    ];
    expect(rank(items)).toEqual([3, 2, 4, 1]);
  });

  test('items ahead of time come last, soonest due first, wrong or not', () => {
    const items = [
      candidate(1, { dueAt: now + 2 * HOUR }),
      candidate(2, { dueAt: now + 3 * HOUR, lastWrong: true }),
      candidate(3, { dueAt: now + HOUR }),
      candidate(4),
    ];
    expect(rank(items)).toEqual([4, 3, 1, 2]);
  });
});

describe('variety', () => {
  test('books take turns', () => {
    const items = [1, 2, 3, 4].map((id) => candidate(id, { bookId: id <= 2 ? 1 : 2 }));
    expect(rank(items)).toEqual([1, 3, 2, 4]);
  });

  test('a kind gives way to another that is as urgent', () => {
    const items = [
      candidate(1, { dueAt: now - 3 * HOUR }),
      candidate(2, { dueAt: now - 2 * HOUR }),
      candidate(3, { dueAt: now - HOUR, kind: 'flashcard' }),
    ];
    expect(rank(items)).toEqual([1, 3, 2]);
  });

  test('a kind does not give way to one that is less urgent', () => {
    const items = [
      candidate(1, { dueAt: now - 90 * HOUR }),
      candidate(2, { dueAt: now - 60 * HOUR }),
      candidate(3, { dueAt: now - HOUR, kind: 'flashcard' }),
    ];
    expect(rank(items)).toEqual([1, 2, 3]);
  });

  test('a kind does not give way where that would bring a book beside itself', () => {
    const dueOf = (bookId: number, id: number, kind: string) =>
      candidate(id, { bookId, kind, dueAt: now - (10 - id) * HOUR });
    const items = [
      dueOf(1, 1, 'mcq'),
      dueOf(2, 2, 'mcq'),
      dueOf(3, 3, 'flashcard'),
      dueOf(2, 4, 'mcq'),
      dueOf(4, 5, 'mcq'),
    ];
    expect(rank(items)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'the first ten of a newcomer with three books show every kind (seed %i)',
    (seed) => {
      const items = [1, 2, 3].flatMap(newBook);
      const byId = new Map(items.map((item) => [item.itemId, item]));
      const kinds = rank(items, seed)
        .slice(0, 10)
        .map((id) => byId.get(id)?.kind);
      expect(new Set(kinds)).toEqual(new Set(KINDS));
    },
  );

  test('each kind rises in difficulty through the whole of three new books', () => {
    const items = [1, 2, 3].flatMap(newBook);
    const order = rank(items);
    for (const kind of KINDS) {
      const ofKind = items.filter((item) => item.kind === kind);
      const inOrder = ofKind.toSorted((a, b) => order.indexOf(a.itemId) - order.indexOf(b.itemId));
      const steps = inOrder.map(({ difficulty }) => difficulty);
      const easiestTen = inOrder.slice(0, 3).map(({ difficulty }) => difficulty);
      expect(Math.max(...easiestTen)).toBe(Math.min(...steps));
    }
  });
});

describe('any shelf', () => {
  const history = fc.record(
    {
      dueAt: fc.integer({ min: now - 100 * HOUR, max: now + 100 * HOUR }),
      lastWrong: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const shelf = fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...KINDS),
        fc.integer({ min: 1, max: 3 }),
        history,
      ),
      { maxLength: 60 },
    )
    .map((entries) =>
      entries.map(([bookId, kind, difficulty, known], index) =>
        candidate(index, { bookId, kind, difficulty, ...known }),
      ),
    );

  test('has each item once', () => {
    fc.assert(
      fc.property(shelf, fc.integer(), (items, seed) => {
        const order = rank(items, seed);
        expect(order.toSorted((a, b) => a - b)).toEqual(items.map(({ itemId }) => itemId));
      }),
    );
  });

  test('has the same order whatever order the items come in', () => {
    const shuffled = shelf.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([items, other]) => {
        expect(rank(other)).toEqual(rank(items));
      }),
    );
  });

  test('has no neighbours of one book while another book remains', () => {
    fc.assert(
      fc.property(shelf, fc.integer(), (items, seed) => {
        const bookOf = new Map(items.map(({ itemId, bookId }) => [itemId, bookId]));
        const books = rank(items, seed).map((id) => bookOf.get(id));
        for (const [place, book] of books.entries()) {
          if (place === 0 || books[place - 1] !== book) continue;
          expect(new Set(books.slice(place))).toEqual(new Set([book]));
        }
      }),
    );
  });
});

test('the seed decides between items that are otherwise equal', () => {
  const equals = [1, 2, 3, 4, 5, 6].map((id) => candidate(id, { position: 0 }));
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => rank(equals, seed).join()));
  expect(orders.size).toBeGreaterThan(5);
});
