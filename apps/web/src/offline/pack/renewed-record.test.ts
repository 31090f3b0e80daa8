import type { SyncOperation } from '@morsel/sdk/contract';
import { HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aPack, aPackQuestion, anOperation, aRecord, NOON } from '../../testing/study-pack.ts';
import { applyOperation } from './apply-operation.ts';
import type { ReaderRecord } from './records.ts';
import { type Renewal, renewed } from './renewed-record.ts';

const LATER = NOON + HOUR_MS;
const OTHER_BOOK = 9;
const ITEMS = [
  aPackQuestion(1),
  aPackQuestion(2),
  aPackQuestion(3, OTHER_BOOK),
  aPackQuestion(4, OTHER_BOOK),
];
const PACK = aPack(ITEMS, { now: LATER });
const EARNED = { totalAnswered: 1, correctAnswered: 1, xp: 10, level: 1, streak: 1 };

const answer = anOperation({ kind: 'answer', target: 1, value: 1 });
const mark = anOperation({ kind: 'mastery', target: 1, value: true });
const unshelving = anOperation({ kind: 'shelf', target: OTHER_BOOK, value: false });

function after(record: ReaderRecord, ...operations: SyncOperation[]): ReaderRecord {
  return operations.reduce(
    (before, operation) =>
      applyOperation(before, operation, { item: ITEMS[0], pending: [] }).record,
    record,
  );
}

function renewal(change: Partial<Renewal> = {}): ReaderRecord {
  return renewed({
    ownerId: 41,
    fetched: PACK,
    fetchedAt: LATER,
    before: undefined,
    now: undefined,
    pending: [],
    factsOf: (entry) => aRecord(ITEMS).entries.find(({ itemId }) => itemId === entry.itemId),
    ...change,
  });
}

test('the first pack is taken as it comes', () => {
  expect(renewal()).toEqual(aRecord(ITEMS, { fetchedAt: LATER }));
});

test('a newer pack replaces what has arrived at the server', () => {
  const before = after(aRecord(ITEMS, { outdated: 2 }), answer, mark);

  expect(renewal({ before, now: before })).toEqual(aRecord(ITEMS, { fetchedAt: LATER }));
});

test('what waits to be sent stays as it is here', () => {
  const now = after(aRecord(ITEMS), answer, mark, unshelving);

  const record = renewal({ before: now, now, pending: [answer, mark, unshelving] });

  expect(record.entries).toEqual(now.entries);
  expect(record).toMatchObject({ achievements: ['first-right-answer', 'first-mastered'] });
  expect(record).toMatchObject({ used: 0, outdated: 1 });
});

test('what happened since the request went out stays as it is here', () => {
  const before = aRecord(ITEMS);
  const now = { ...after(before, answer, mark, unshelving), stats: EARNED };

  const record = renewal({ before, now });

  expect(record.entries).toEqual(now.entries);
  expect(record).toMatchObject({ stats: EARNED, used: 1, outdated: 1 });
  expect(record.achievements).toEqual(['first-right-answer', 'first-mastered']);
});

test('a pack that was under way when the shelf changed again is outdated', () => {
  const before = after(aRecord(ITEMS), unshelving);
  const now = after(before, { ...unshelving, value: true });

  expect(renewal({ before, now })).toMatchObject({ outdated: 1 });
});

test('what waits counts for what it earns beside what the server knows already', () => {
  const now = after(aRecord(ITEMS), answer);
  const feats = { ...PACK.feats, longestStreak: 7, kindsRight: ['arrange_list' as const] };
  const fetched = { ...PACK, feats };

  expect(renewal({ fetched, before: now, now, pending: [answer] }).merits).toEqual({
    feats: { ...feats, kindsRight: ['arrange_list', 'mcq'], longestDayStreak: 1 },
    dayRun: { days: 1, freezes: 0, towardsFreeze: 1, lastDay: '2026-03-02' },
  });
  expect(renewal({ fetched, before: now, now }).merits).toEqual({ feats, dayRun: PACK.dayRun });
});

test('what waits for the server is known of a pack that comes for the first time', () => {
  const record = renewal({ pending: [answer, unshelving] });

  const ofFirst = expect.objectContaining({ usedAt: NOON, memory: null });
  const unshelved = expect.objectContaining({ isUnshelved: true });
  expect(record.entries).toEqual([ofFirst, aRecord(ITEMS).entries[1], unshelved, unshelved]);
});

test('an item that something pending is about stays when the server leaves it out', () => {
  const now = after(aRecord(ITEMS), answer, mark);
  const fetched = aPack(ITEMS.slice(1));

  const itemIds = ({ entries }: ReaderRecord) => entries.map(({ itemId }) => itemId);
  expect(itemIds(renewal({ fetched, before: now, now, pending: [mark] }))).toEqual([2, 3, 4, 1]);
  expect(itemIds(renewal({ fetched, before: now, now }))).toEqual([2, 3, 4]);
});

test('an entry whose item is neither in the answer nor on the device is left out', () => {
  expect(renewal({ factsOf: () => undefined }).entries).toEqual([]);
});

test('what was taken back is as before here, though the server knew the answer as it replied', () => {
  const answered = after(aRecord(ITEMS), answer);
  const undoing = anOperation({ kind: 'undo', target: 1, value: answer.opId }, 'operation-2');
  const now = after(answered, undoing);
  const told = PACK.entries.map((entry) =>
    entry.itemId === 1 ? { ...entry, memory: answered.entries[0]?.memory ?? null } : entry,
  );
  const fetched = { ...PACK, entries: told };

  const meanwhile = renewal({ fetched, before: answered, now });
  const pending = renewal({ fetched, before: now, now, pending: [undoing] });
  const unsent = renewal({ before: now, now, pending: [answer, undoing] });

  for (const { entries } of [meanwhile, pending, unsent]) {
    expect(entries[0]).toMatchObject({ itemId: 1, memory: null });
    expect(entries[0]).not.toHaveProperty('usedAt');
  }
});

test('what can still be taken back stays here, and how it was before', () => {
  const now = after(aRecord(ITEMS), answer);
  const fetched = aPack(ITEMS.slice(1));

  const soon = renewal({ fetched, before: now, now, fetchedAt: NOON + MINUTE_MS });

  expect(soon.entries.map(({ itemId }) => itemId)).toEqual([2, 3, 4, 1]);
  expect(soon.traces).toEqual(now.traces);
});

test('a bite that is not kept any more does not come back with a pack that has it', () => {
  const keeping = anOperation({ kind: 'bite', target: 2, value: { decision: 'kept', gap: null } });
  const taking = anOperation({ kind: 'bite', target: 2, value: { decision: 'open' } });
  const ids = (...pending: SyncOperation[]) =>
    renewal({ pending }).entries.map(({ itemId }) => itemId);

  expect(ids(keeping)).toEqual([1, 2, 3, 4]);
  expect(ids(keeping, taking)).toEqual([1, 3, 4]);
});

test('a kept bite that the server may not know of stays', () => {
  const bite = aPackQuestion(7);
  const keeping = anOperation({ kind: 'bite', target: 7, value: { decision: 'kept', gap: null } });
  const now = applyOperation(aRecord(ITEMS), keeping, { item: bite, pending: [] }).record;

  const { entries } = renewal({ before: aRecord(ITEMS), now, pending: [keeping] });

  expect(entries.map(({ itemId }) => itemId)).toContain(7);
});
