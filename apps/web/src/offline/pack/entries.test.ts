import { DAY_MS } from '@morsel/sdk/domain';
import { feedItemKey } from '@morsel/sdk/rules';
import { reviewed } from '@morsel/sdk/rules/schedule';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aPackCard, aPackQuestion, aRecord, NOON } from '../../testing/study-pack.ts';
import { endOf, isInFeed, withMastery, withShelving, withUse } from './entries.ts';
import { pageOfEntries } from './read-pack.ts';
import type { ReaderRecord, StudyEntry } from './records.ts';

const ITEMS = [
  ...[1, 2, 3, 4].map((id) => aPackQuestion(id)),
  aPackCard(5),
  ...[6, 7].map((id) => aPackQuestion(id, 9)),
];

const wrongAt = (at: number) => ({ at, memory: reviewed(undefined, 'wrong', at) });
const rightAt = (at: number) => ({ at, memory: reviewed(undefined, 'right', at) });

function pageIds(
  { entries }: ReaderRecord,
  { limit = 5, now = NOON, shown = [] as string[], dueOnly = false } = {},
) {
  const page = pageOfEntries(entries, { exclude: new Set(shown), limit, now, dueOnly });
  return page.map(({ itemId }) => itemId);
}

test('pages follow the order of the pack with books in turn, without what is shown already', () => {
  const record = aRecord(ITEMS);

  expect(pageIds(record)).toEqual([1, 6, 2, 7, 3]);
  expect(pageIds(record, { shown: ['question:1', 'flashcard:5', 'flashcard:2'] })).toEqual([
    2, 6, 3, 7, 4,
  ]);
  expect(pageIds(record, { shown: ['question:1'] })).toEqual([6, 2, 7, 3, 4]);
});

test('what was used stays away until it is due again, and what was missed leads at once', () => {
  const used = withUse(withUse(aRecord(ITEMS), 1, wrongAt(NOON)), 2, rightAt(NOON));
  expect(used.used).toBe(2);
  expect(pageIds(used, { limit: 9, now: NOON + 1 })).toEqual([1, 6, 3, 7, 4, 5]);

  const allUsed = [3, 4, 5, 6, 7].reduce(
    (record, id) => withUse(record, id, rightAt(NOON)),
    withUse(used, 1, wrongAt(NOON)),
  );
  expect(allUsed.used).toBe(7);
  expect(pageIds(allUsed, { now: NOON + 1 })).toEqual([1]);
});

test('what is ahead of time comes after what is due or new, and what is due can be had alone', () => {
  const memories = [rightAt(NOON), rightAt(NOON - 30 * DAY_MS), rightAt(NOON - 20 * DAY_MS)];
  const record = aRecord(ITEMS);
  const entries = record.entries.map((entry, index) => ({
    ...entry,
    memory: memories[index]?.memory ?? null,
  }));

  expect(pageIds({ ...record, entries }, { limit: 9 })).toEqual([2, 3, 6, 4, 7, 5, 1]);
  expect(pageIds({ ...record, entries }, { dueOnly: true })).toEqual([2, 3]);
});

test('a mastered question is left out until the mark is taken back', () => {
  const mastered = withMastery(aRecord(ITEMS), 2, true);

  expect(pageIds(mastered)).toEqual([1, 6, 3, 7, 4]);
  expect(pageIds(withMastery(mastered, 2, false))).toEqual([1, 6, 2, 7, 3]);
  expect(mastered.outdated).toBe(0);
});

test('a mark that is taken back from a question that is not here asks for another pack', () => {
  expect(withMastery(aRecord(ITEMS), 99, false).outdated).toBe(1);
});

test('the items of a book leave with it and come back with it', () => {
  const without = withShelving(aRecord(ITEMS), 8, false);

  expect(pageIds(without)).toEqual([6, 7]);
  expect(without.outdated).toBe(1);
  expect(pageIds(withShelving(without, 8, true))).toEqual([1, 6, 2, 7, 3]);
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
  );
});

const [anEntry] = aRecord([aPackQuestion(1)]).entries;

const entriesWith = (...changes: readonly Partial<StudyEntry>[]): StudyEntry[] =>
  changes.flatMap((change) => (anEntry ? { ...anEntry, ...change } : []));

const due = (dueAt: number) => ({
  usedAt: NOON,
  memory: {
    dueAt,
    stability: 1,
    difficulty: 5,
    scheduledDays: 1,
    learningSteps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
    lastReviewAt: NOON,
  },
});

test.each([
  ['no pack', entriesWith(), undefined],
  ['one that is unused', entriesWith({ usedAt: NOON }, {}), undefined],
  ['all used, none to come back', entriesWith({ usedAt: NOON }), { nextAt: undefined }],
  ['all used', entriesWith(due(NOON + 9), due(NOON + 5)), { nextAt: NOON + 5 }],
  ['one that is due already', entriesWith(due(NOON - 1), due(NOON + 5)), { nextAt: NOON + 5 }],
  [
    'what is mastered does not come back',
    entriesWith({ ...due(NOON + 5), isMastered: true }, due(NOON + 9)),
    { nextAt: NOON + 9 },
  ],
])('the end of a pack: %s', (_, given, end) => {
  expect(endOf(given, NOON)).toEqual(end);
});
