import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { HOUR_MS } from '../domain/durations.ts';
import { DEMANDS } from '../domain/kinds.ts';
import { bestOfEachIdea, ideaCount } from './forecast.ts';
import type { Candidate } from './ranking/candidates.ts';
import { rankFeed } from './ranking/rank-feed.ts';

const now = Date.UTC(2026, 2, 1, 12);

const sibling = (itemId: number, parts: Partial<Candidate> = {}): Candidate => ({
  itemId,
  bookId: 1,
  kind: 'mcq',
  difficulty: 1,
  position: itemId,
  idea: 'anchors',
  demand: 'recognise',
  ...parts,
});

const memory = (hours = 72) => ({
  dueAt: now,
  lastReviewAt: now - hours * HOUR_MS,
  stability: 2,
  difficulty: 5,
});

const rank = (...items: Candidate[]) => rankFeed(items, { now, seed: 1 });

describe('a new question of an idea', () => {
  const applied = sibling(1, { demand: 'apply' });
  const written = sibling(2, { demand: 'produce', kind: 'typed' });
  const other = sibling(9, { idea: 'frames', difficulty: 3 });

  test('waits until an easier sibling is known', () => {
    expect(rank(applied, written, sibling(3), other)).toEqual([3, 9, 2, 1]);
  });

  test('comes in its turn once one is', () => {
    const known = sibling(3, { memory: { ...memory(1), dueAt: now + HOUR_MS } });
    expect(rank(written, known, other)).toEqual([2, 9, 3]);
  });

  test('waits on while the sibling was missed', () => {
    const missed = sibling(3, { memory: memory(), lastWrong: true });
    expect(rank(written, missed, other)).toEqual([3, 9, 2]);
  });

  test('to apply it waits for one to produce it, where there is one', () => {
    const known = sibling(3, { memory: { ...memory(1), dueAt: now + HOUR_MS } });
    expect(rank(applied, written, known, other)).toEqual([2, 9, 1, 3]);
    expect(rank(applied, known, other)).toEqual([1, 9, 3]);
  });

  test('waits for none of another book, and not for a card', () => {
    const elsewhere = sibling(3, { bookId: 2 });
    expect(rank(written, elsewhere)).toEqual([2, 3]);
    const card = sibling(4, { kind: 'flashcard', demand: 'produce' });
    expect(rank(applied, card)).toEqual([1, 4]);
  });
});

test('waits behind its easier siblings, wherever items of one idea are kept apart', () => {
  const items = Array.from({ length: 36 }, (_, at) => at).flatMap((at) => [
    sibling(at * 2, { bookId: at % 3, idea: `idea ${at}`, difficulty: 1 + (at % 3) }),
    sibling(at * 2 + 1, { bookId: at % 3, idea: `idea ${at}`, demand: 'produce', kind: 'typed' }),
  ]);
  for (let seed = 0; seed < 50; seed += 1) {
    const order = rankFeed(items, { now, seed });
    const early = order.filter((id, place) => id % 2 === 1 && order.indexOf(id - 1) > place);
    expect(early).toEqual([]);
  }
});

test('of what is due of an idea, the hardest stands before its siblings', () => {
  const easy = sibling(1, { memory: memory(200) });
  const hard = sibling(2, { memory: memory(100), demand: 'apply' });
  const other = sibling(3, { memory: memory(20), idea: 'frames' });
  expect(rank(easy, hard, other)).toEqual([2, 3, 1]);
});

test('items of one idea stand apart where there are others', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].flatMap((idea, group) =>
    [1, 2, 3].map((nth) => sibling(group * 3 + nth, { idea })),
  );
  const ideas = rank(...items).map((id) => Math.floor((id - 1) / 3));
  const gaps = ideas.map((idea, place) => ideas.indexOf(idea, place + 1) - place);
  expect(gaps.filter((gap) => gap > 0 && gap < 4)).toEqual([]);
});

test('each item stands in the feed once, whatever is known of its siblings', () => {
  const candidate = fc.record({
    idea: fc.constantFrom('a', 'b', null),
    demand: fc.constantFrom(...DEMANDS),
    kind: fc.constantFrom('mcq', 'typed', 'flashcard'),
    bookId: fc.integer({ min: 1, max: 3 }),
    memory: fc.option(fc.constant(memory()), { nil: undefined }),
    lastWrong: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 40 }), (parts) => {
      const items = parts.map((part, itemId) => sibling(itemId, part));
      expect(rank(...items).toSorted((a, b) => a - b)).toEqual(items.map(({ itemId }) => itemId));
    }),
  );
});

test('what is remembered is counted by idea, by the hardest form of it that was practised', () => {
  const practised = [
    { bookId: 1, kind: 'mcq', idea: 'a', demand: 'recognise', stability: 90, lastReviewAt: now },
    { bookId: 1, kind: 'typed', idea: 'a', demand: 'produce', stability: 3, lastReviewAt: now },
    { bookId: 1, kind: 'cloze', idea: 'a', demand: 'produce', stability: 7, lastReviewAt: now },
    { bookId: 2, kind: 'mcq', idea: 'a', demand: 'recognise', stability: 5, lastReviewAt: now },
    { bookId: 1, kind: 'mcq', idea: null, demand: 'recognise', stability: 4, lastReviewAt: now },
    { bookId: 1, kind: 'mcq', idea: null, demand: 'recognise', stability: 6, lastReviewAt: now },
  ] as const;
  expect(ideaCount(practised)).toBe(4);
  const stabilities = bestOfEachIdea(practised).map(({ stability }) => stability);
  expect(stabilities.toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7]);
});
