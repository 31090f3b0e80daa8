import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { HOUR_MS } from '../../domain/durations.ts';
import { practiceOf } from '../practice.ts';
import type { Candidate } from './candidates.ts';
import { rankFeed } from './rank-feed.ts';

const now = Date.UTC(2026, 2, 1, 12);
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
  return { dueAt, lastReviewAt: now - hoursAgo * HOUR_MS, stability, difficulty: 5 };
}

const due = (id: number, hoursAgo: number, parts: Partial<Candidate> = {}) =>
  candidate(id, { memory: remembered({ hoursAgo }), ...parts });

describe('what comes first', () => {
  test('due items stand by what their practice gains, not by how long they are due', () => {
    const sure = remembered({ dueAt: now - 900 * HOUR_MS, stability: 3000 });
    expect(rank([candidate(1, { memory: sure }), due(2, 24), due(3, 480)])).toEqual([3, 2, 1]);
  });

  test.each([
    [5, 3],
    [20, 8],
    [60, 30],
    [100, 50],
  ])(
    'of the first %i places %i are for what is due while there is enough of both',
    (places, dues) => {
      const items = Array.from({ length: 100 }, (_, id) => due(id, 960 - id));
      const fresh = Array.from({ length: 100 }, (_, id) => candidate(1000 + id));
      const front = rank([...fresh, ...items]).slice(0, places);
      expect(front.filter((id) => id < 1000)).toHaveLength(dues);
      expect(front[0]).toBeLessThan(1000);
    },
  );

  test('all that is due stands at the front where there is little of it', () => {
    const items = [due(1, 960), due(2, 480), due(3, 240), due(4, 120)];
    const fresh = [11, 12, 13, 14, 15].map((id) => candidate(id));
    expect(rank([...fresh, ...items])).toEqual([1, 2, 11, 3, 12, 4, 13, 14, 15]);
    expect(rank([...fresh.slice(0, 1), ...items])).toEqual([1, 2, 11, 3, 4]);
  });

  test('up to three that were missed lead what is due, the others stand there by gain', () => {
    const missed = [1, 2, 3, 4, 5].map((id) =>
      due(id, 24 * (10 - id), {
        memory: remembered({ hoursAgo: 24 * (10 - id), stability: 0.2 }),
        lastWrong: true,
      }),
    );
    const fresh = [11, 12, 13].map((id) => candidate(id));
    const order = rank([...fresh, due(20, 2000), ...missed]);
    expect(order).toEqual([1, 2, 11, 3, 12, 20, 13, 4, 5]);
  });

  test('what an older service keeps as missed but due later does not lead', () => {
    const later = { memory: remembered({ dueAt: now + HOUR_MS, hoursAgo: 1 }), lastWrong: true };
    expect(rank([candidate(1, later), candidate(2), due(3, 24)])).toEqual([3, 2, 1]);
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
        memory: remembered({ dueAt: now - (1000 - id) * HOUR_MS, hoursAgo: 1500 + id }),
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

  test('books do not take turns between what is due and what is ahead of time', () => {
    const early = (id: number) =>
      candidate(id, { bookId: 2, memory: remembered({ dueAt: now + HOUR_MS, hoursAgo: 100 }) });
    const ofOneBook = [1, 2, 3].map((id) => due(id, 480 - 100 * id, { bookId: 1 }));
    expect(rank([early(11), ...ofOneBook, early(12)])).toEqual([1, 2, 3, 11, 12]);
  });

  test('the book before the feed counts as the first neighbour', () => {
    const items = [1, 2].map((id) => candidate(id, { bookId: id }));
    expect(rankFeed(items, { now, seed: 1, bookBefore: 1 })).toEqual([2, 1]);
  });

  const card = { kind: 'flashcard' };
  /** The higher the id the less practice gains, by hardly anything. */
  const alike = (id: number, parts: Partial<Candidate> = {}) =>
    due(id, 240, { memory: remembered({ hoursAgo: 240, stability: 2.3 + id / 1000 }), ...parts });

  test('a kind gives way to another that gains as much', () => {
    expect(rank([alike(1), alike(2), alike(3, card)])).toEqual([1, 3, 2]);
  });

  test('a kind gives way to one of its own book, too', () => {
    const items = [alike(1), alike(2), alike(3, card)].map((item) => ({ ...item, bookId: 1 }));
    expect(rank(items)).toEqual([1, 3, 2]);
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
        dueAt: fc.integer({ min: now - 100 * HOUR_MS, max: now + 100 * HOUR_MS }),
        lastReviewAt: fc.integer({ min: now - 900 * HOUR_MS, max: now }),
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

  const urgencyOf = ({ memory }: Candidate) => practiceOf(memory?.dueAt, now);

  /** The items of a shelf in the order of its feed. */
  const feedOf = (items: readonly Candidate[], seed: number) =>
    rank(items, seed).flatMap((id) => items.filter(({ itemId }) => itemId === id));

  test('has neighbours of one book only where no other has an item of the same urgency left', () => {
    fc.assert(
      fc.property(shelf, fc.integer(), (items, seed) => {
        const feed = feedOf(items, seed);
        for (const [place, item] of feed.entries()) {
          if (feed[place - 1]?.bookId !== item.bookId) continue;
          const equals = feed.slice(place).filter((other) => urgencyOf(other) === urgencyOf(item));
          expect(new Set(equals.map(({ bookId }) => bookId))).toEqual(new Set([item.bookId]));
        }
      }),
    );
  });

  test('has nothing ahead of time before what is due or new', () => {
    fc.assert(
      fc.property(shelf, fc.integer(), (items, seed) => {
        const urgencies = feedOf(items, seed).map(urgencyOf);
        const early = urgencies.filter((urgency) => urgency === 'early');
        expect(urgencies.slice(urgencies.length - early.length)).toEqual(early);
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
