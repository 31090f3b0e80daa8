import type { SyncOperation } from '@morsel/sdk/contract';
import { DAY_MS, SECOND_MS, UNDO_WINDOW_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP, statsAfter } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aPackCard, aPackQuestion, anOperation, aRecord, NOON } from '../../testing/study-pack.ts';
import type { PendingOperation } from '../operation.ts';
import { applyOperation } from './apply-operation.ts';
import { statsWithPending } from './entries.ts';
import type { ReaderRecord } from './records.ts';

const RIGHT = 1;
const WRONG = 0;
const ITEMS = [aPackQuestion(1), aPackQuestion(2), aPackCard(3)];

type Waiting = Pick<PendingOperation, 'counted' | 'state'>;

/** What is done one after the other, each a second later, and waits until it is sent. */
function studying(start: ReaderRecord = aRecord(ITEMS)) {
  let record = start;
  let pending: Waiting[] = [];
  let done = 0;
  const doing = (what: Pick<SyncOperation, 'kind' | 'target' | 'value'>, after = SECOND_MS) => {
    done += 1;
    const stamped = { ...anOperation(what, `operation-${done}`), answeredAt: NOON + done * after };
    const operation = stamped as SyncOperation;
    const item = ITEMS.find(({ item: { id } }) => id === operation.target);
    const applied = applyOperation(record, operation, { item, pending });
    record = applied.record;
    pending.push({ ...(applied.counted && { counted: applied.counted.count }), state: 'waiting' });
    return { opId: operation.opId, result: applied.counted?.result };
  };
  return {
    answer: (target: number, value: number) => doing({ kind: 'answer', target, value }).opId,
    rate: (target: number) => doing({ kind: 'rating', target, value: 'hard' }).opId,
    master: (target: number) => doing({ kind: 'mastery', target, value: true }).opId,
    undo: (target: number, value: string) => doing({ kind: 'undo', target, value }).result,
    /** The server has counted what waits. */
    send: () => {
      record = { ...record, stats: statsWithPending(record, pending) };
      pending = [];
    },
    record: () => record,
    stats: () => statsWithPending(record, pending),
  };
}

/** What an undo brings back: all but achievements and the traces themselves. */
function restored(record: ReaderRecord): Partial<ReaderRecord> {
  const { traces: _, achievements: _had, ...rest } = record;
  return rest;
}

test.each([
  ['a right answer', (reader: ReturnType<typeof studying>) => reader.answer(1, RIGHT), 1],
  ['a wrong answer', (reader: ReturnType<typeof studying>) => reader.answer(1, WRONG), 1],
  ['a rating', (reader: ReturnType<typeof studying>) => reader.rate(3), 3],
])('%s is taken back while it waits, and after it was sent', (_, review, target) => {
  for (const isSent of [false, true]) {
    const reader = studying();
    reader.answer(2, RIGHT);
    if (isSent) reader.send();
    const before = { record: restored(reader.record()), stats: reader.stats() };
    const opId = review(reader);
    if (isSent) reader.send();

    expect(reader.undo(target, opId)).toEqual({ undone: opId, stats: before.stats });

    expect(reader.stats()).toEqual(before.stats);
    const { stats: _, ...after } = restored(reader.record());
    const { stats: _before, ...expected } = before.record;
    expect(after).toEqual(expected);
  }
});

test('what was taken back can be done again, and counts as it would have', () => {
  const reader = studying();
  reader.undo(1, reader.answer(1, WRONG));
  reader.answer(1, RIGHT);

  expect(reader.stats()).toMatchObject({ xp: CORRECT_XP, streak: 1, totalAnswered: 1 });
});

test('one after the other is taken back, the last first', () => {
  const reader = studying();
  const start = restored(reader.record());
  const [first, second] = [reader.answer(1, RIGHT), reader.rate(3)];
  expect(reader.stats()).toMatchObject({ xp: CORRECT_XP + RATING_XP });

  reader.undo(3, second);
  reader.undo(1, first);

  expect(reader.stats()).toEqual(start.stats);
  expect(restored(reader.record())).toEqual(start);
});

test('an achievement stays, and so does a mark that was made meanwhile', () => {
  const reader = studying();
  reader.answer(2, RIGHT);
  const opId = reader.answer(1, RIGHT);
  reader.master(2);

  reader.undo(1, opId);

  const { achievements, merits, entries } = reader.record();
  expect(achievements).toContain('first-right-answer');
  expect(merits?.feats.mastered).toBe(1);
  expect(entries.find(({ itemId }) => itemId === 2)?.isMastered).toBe(true);
});

test('what this device does not know to be the last only asks for a newer pack', () => {
  const reader = studying();
  const first = reader.answer(1, RIGHT);
  reader.answer(2, RIGHT);
  const before = { stats: reader.stats(), entries: reader.record().entries };

  expect(reader.undo(1, first)).toBeUndefined();

  expect(reader.stats()).toEqual(before.stats);
  expect(reader.record()).toMatchObject({ entries: before.entries, outdated: 1 });
});

test('it is known for a minute how it was', () => {
  const done = (opId: string, target: number, answeredAt: number) => ({
    ...anOperation({ kind: 'answer' as const, target, value: RIGHT }, opId),
    answeredAt,
  });
  const known = (index: number) => ({ item: ITEMS[index], pending: [] });
  const first = applyOperation(aRecord(ITEMS), done('answer-1', 1, NOON), known(0)).record;
  const tracesAfter = (ms: number) =>
    applyOperation(first, done('answer-2', 2, NOON + ms), known(1)).record.traces?.map(
      ({ opId }) => opId,
    );

  expect(tracesAfter(UNDO_WINDOW_MS)).toEqual(['answer-1', 'answer-2']);
  expect(tracesAfter(DAY_MS)).toEqual(['answer-2']);
});

test('the streak that a wrong answer ended goes on', () => {
  const stats = statsAfter(aRecord(ITEMS).stats, [{ isCorrect: true, xp: 10 }]);
  const reader = studying(aRecord(ITEMS, { stats: { ...stats, streak: 7 } }));

  reader.undo(1, reader.answer(1, WRONG));

  expect(reader.stats()).toMatchObject({ streak: 7, totalAnswered: 1 });
});
