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

/** A memory after one right answer some hours ago, due at a time. */
function remembered({ dueAt = now, hoursAgo = 72, stability = 2.3 } = {}) {
  return { dueAt, lastReviewAt: now - hoursAgo * HOUR, stability, difficulty: 5 };
}

const due = (id: number, hoursAgo: number, parts: Partial<Candidate> = {}) =>
  candidate(id, { memory: remembered({ hoursAgo }), ...parts });

describe('what comes first', () => {
  test('due items stand by what their practice gains, not by how long they are due', () => {
    const sure = remembered({ dueAt: now - 900 * HOUR, stability: 3000 });
    expect(rank([candidate(1, { memory: sure }), due(2, 24), due(3, 480)])).toEqual([3, 2, 1]);
  });

  test('each due item is followed by two new ones while there are some of both', () => {
    const items = [due(1, 960), due(2, 480), due(3, 240)];
    const fresh = [11, 12, 13, 14, 15].map((id) => candidate(id));
    expect(rank([...fresh, ...items])).toEqual([1, 11, 12, 2, 13, 14, 3, 15]);
  });

  test('up to three that went wrong lead, due or not, with new ones between', () => {
    const wrong = [1, 2, 3, 4, 5, 6].map((id) =>
      candidate(id, {
        memory: remembered({ dueAt: now + HOUR, hoursAgo: 24 * (10 - id), stability: 0.2 }),
        lastWrong: true,
      }),
    );
    const fresh = [11, 12, 13, 14, 15].map((id) => candidate(id));
    const lead = [1, 2, 11, 3, 12];
    expect(rank([...fresh, due(20, 2000), ...wrong])).toEqual([...lead, 20, 13, 14, 15, 4, 5, 6]);
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

  test('items ahead of time come after due and new ones', () => {
    const soon = remembered({ dueAt: now + 1, hoursAgo: 2000 });
    expect(rank([candidate(1, { memory: soon }), candidate(2), due(3, 24)])).toEqual([3, 2, 1]);
  });

  test('what is beyond the cap follows in the order of its due times', () => {
    const items = Array.from({ length: 520 }, (_, id) =>
      candidate(id, {
        memory: remembered({ dueAt: now - (1000 - id) * HOUR, hoursAgo: 1500 + id }),
      }),
    );
    const order = rank(items);
    expect(order.slice(500)).toEqual(Array.from({ length: 20 }, (_, place) => 500 + place));
    expect(order.slice(0, 500)).not.toEqual(order.slice(0, 500).toSorted((a, b) => a - b));
  });
});

describe('variety', () => {
  test('books take turns', () => {
    const items = [1, 2, 3, 4].map((id) => candidate(id, { bookId: id <= 2 ? 1 : 2 }));
    expect(rank(items)).toEqual([1, 3, 2, 4]);
  });

  const card = { kind: 'flashcard' };
  /** The higher the id the less practice gains, by hardly anything. */
  const alike = (id: number, parts: Partial<Candidate> = {}) =>
    due(id, 240, { memory: remembered({ hoursAgo: 240, stability: 2.3 + id / 1000 }), ...parts });

  test('a kind gives way to another that gains as much', () => {
    expect(rank([alike(1), alike(2), alike(3, card)])).toEqual([1, 3, 2]);
  });

  test('a kind does not give way to one that gains less', () => {
    expect(rank([due(1, 480), due(2, 240), due(3, 48, card)])).toEqual([1, 2, 3]);
  });

  test('a kind does not give way where that would bring a book beside itself', () => {
    const items = [
      alike(1, { bookId: 1 }),
      alike(2, { bookId: 2 }),
      alike(3, { bookId: 3, ...card }),
      alike(4, { bookId: 2 }),
      alike(5, { bookId: 4 }),
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
      memory: fc.record({
        dueAt: fc.integer({ min: now - 100 * HOUR, max: now + 100 * HOUR }),
        lastReviewAt: fc.integer({ min: now - 900 * HOUR, max: now }),
        stability: fc.double({ min: 0.1, max: 300, noNaN: true }),
        difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      }),
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

  test('has something new among its first five while there is something new', () => {
    fc.assert(
      fc.property(shelf, fc.integer(), (items, seed) => {
        const isNew = new Set(items.filter(({ memory }) => !memory).map(({ itemId }) => itemId));
        const first = rank(items, seed).slice(0, 5);
        expect(first.some((id) => isNew.has(id))).toBe(isNew.size > 0);
      }),
    );
  });
});

test('the seed decides between items that are otherwise equal', () => {
  const equals = [1, 2, 3, 4, 5, 6].map((id) => candidate(id, { position: 0 }));
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => rank(equals, seed).join()));
  expect(orders.size).toBeGreaterThan(5);
});
