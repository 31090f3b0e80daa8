import { feedItemKey } from '@morsel/sdk/rules';
import { reviewed } from '@morsel/sdk/rules/schedule';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aPackCard, aPackQuestion, aRecord, NOON } from '../../testing/study-pack.ts';
import { isInFeed, pageOfEntries, withMastery, withShelving, withUse } from './entries.ts';
import type { ReaderRecord } from './records.ts';

const HOUR = 3_600_000;

const ITEMS = [
  ...[1, 2, 3, 4].map((id) => aPackQuestion(id)),
  aPackCard(5),
  ...[6, 7].map((id) => aPackQuestion(id, 9)),
];

const wrongAt = (at: number) => ({ at, memory: reviewed(undefined, 'wrong', at) });
const rightAt = (at: number) => ({ at, memory: reviewed(undefined, 'right', at) });

function pageIds(record: ReaderRecord, { limit = 5, now = NOON, shown = [] as string[] } = {}) {
  const page = pageOfEntries(record.entries, { exclude: new Set(shown), limit, now });
  return page.map(({ itemId }) => itemId);
}

test('pages follow the order of the pack, without what is shown already', () => {
  const record = aRecord(ITEMS);

  expect(pageIds(record)).toEqual([1, 2, 3, 4, 5]);
  expect(pageIds(record, { shown: ['question:1', 'flashcard:5', 'flashcard:2'] })).toEqual([
    2, 3, 4, 6, 7,
  ]);
});

test('what was used stays away until all is used and it is due again', () => {
  const used = withUse(withUse(aRecord(ITEMS), 1, wrongAt(NOON)), 2, rightAt(NOON));
  expect(used.used).toBe(2);
  expect(pageIds(used, { limit: 9, now: NOON + 1 })).toEqual([3, 4, 5, 6, 7]);
  expect(pageIds(used, { limit: 5, now: NOON + HOUR })).toEqual([3, 4, 5, 6, 7]);

  const allUsed = [3, 4, 5, 6, 7].reduce(
    (record, id) => withUse(record, id, rightAt(NOON)),
    withUse(used, 1, wrongAt(NOON)),
  );
  expect(allUsed.used).toBe(7);
  expect(pageIds(allUsed, { now: NOON + 1 })).toEqual([]);
  expect(pageIds(allUsed, { now: NOON + HOUR })).toEqual([1]);
});

test('a mastered question is left out until the mark is taken back', () => {
  const mastered = withMastery(aRecord(ITEMS), 2, true);

  expect(pageIds(mastered)).toEqual([1, 3, 4, 5, 6]);
  expect(pageIds(withMastery(mastered, 2, false))).toEqual([1, 2, 3, 4, 5]);
  expect(mastered.outdated).toBe(0);
});

test('a mark that is taken back from a question that is not here asks for another pack', () => {
  expect(withMastery(aRecord(ITEMS), 99, false).outdated).toBe(1);
});

test('the items of a book leave with it and come back with it', () => {
  const without = withShelving(aRecord(ITEMS), 8, false);

  expect(pageIds(without)).toEqual([6, 7]);
  expect(without.outdated).toBe(1);
  expect(pageIds(withShelving(without, 8, true))).toEqual([1, 2, 3, 4, 5]);
});

const change = fc.oneof(
  fc.record({ kind: fc.constant('use' as const), id: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    kind: fc.constant('mastery' as const),
    id: fc.integer({ min: 1, max: 7 }),
    value: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('shelf' as const),
    id: fc.constantFrom(8, 9),
    value: fc.boolean(),
  }),
);

test('no page is empty while something unused is left, and none shows anything twice', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.integer({ min: 1, max: 5 }),
      (all, limit) => {
        const record = all.reduce<ReaderRecord>((before, made) => {
          if (made.kind === 'use') return withUse(before, made.id, rightAt(NOON));
          if (made.kind === 'mastery') return withMastery(before, made.id, made.value);
          return withShelving(before, made.id, made.value);
        }, aRecord(ITEMS));
        const unused = record.entries.filter(
          (entry) => isInFeed(entry) && entry.usedAt === undefined,
        );

        const shown = new Set<string>();
        for (;;) {
          const page = pageOfEntries(record.entries, { exclude: shown, limit, now: NOON });
          if (page.length === 0) break;
          for (const { itemId, itemType } of page) {
            const key = feedItemKey({ id: itemId, itemType });
            expect(shown).not.toContain(key);
            shown.add(key);
          }
        }
        expect(shown.size).toBe(unused.length);
      },
    ),
    { seed: 20_260_105 },
  );
});
