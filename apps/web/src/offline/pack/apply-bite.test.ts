import { expect, test } from 'vitest';

import { aPackQuestion, anOperation, aRecord } from '../../testing/study-pack.ts';
import { applyOperation } from './apply-operation.ts';

const QUESTIONS = [1, 2, 3].map((id) => aPackQuestion(id));
const bite = aPackQuestion(7);
const said = (decision: 'kept' | 'skipped' | 'open') =>
  anOperation({
    kind: 'bite' as const,
    target: 7,
    value: decision === 'kept' ? { decision, gap: null } : { decision },
  });
const kept = applyOperation(aRecord(QUESTIONS), said('kept'), { item: bite, pending: [] });

test('a bite that is kept comes before all else there is to study, as new', () => {
  expect(kept.counted).toMatchObject({ result: { decision: 'kept' }, count: { xp: 0 } });
  expect(kept.record.entries.map(({ itemId }) => itemId)).toEqual([7, 1, 2, 3]);
  expect(kept.record.entries[0]).toMatchObject({ memory: null, bookId: 8, isUnshelved: false });
});

test('a bite that is kept twice is there once', () => {
  const again = applyOperation(kept.record, said('kept'), { item: bite, pending: [] });
  expect(again.record).toEqual(kept.record);
});

test.each(['open', 'skipped'] as const)('a bite that was kept and is %s leaves', (decision) => {
  const { record } = applyOperation(kept.record, said(decision), {
    item: undefined,
    pending: [],
  });
  expect(record).toEqual(aRecord(QUESTIONS));
});

test('a bite of which the device does not know what it becomes asks for a newer pack', () => {
  const { record } = applyOperation(aRecord(QUESTIONS), said('kept'), {
    item: undefined,
    pending: [],
  });
  expect(record).toEqual(aRecord(QUESTIONS, { outdated: 1 }));
});
