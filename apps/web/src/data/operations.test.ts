import { expect, test } from 'vitest';

import { createOperations } from './operations.ts';

test('the same choice after a failure keeps its operation', () => {
  const operations = createOperations(3);
  expect(operations.begin({ a: 'b' })).toBe(operations.begin({ a: 'b' }));
});

test('another choice, or the same after it has arrived, is a new operation', () => {
  const operations = createOperations(3);
  const first = operations.begin(1);
  const second = operations.begin(2);
  expect(second.opId).not.toBe(first.opId);
  operations.end(second);
  expect(operations.begin(2).opId).not.toBe(second.opId);
});

test('the end of an earlier operation leaves a later one open', () => {
  const operations = createOperations(3);
  const easy = operations.begin('easy');
  const hard = operations.begin('hard');
  operations.end(easy);
  expect(operations.begin('hard')).toBe(hard);
});

test('it tells revision, time and zone', () => {
  expect(createOperations(3).begin(0)).toMatchObject({
    opId: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
    answeredAt: expect.closeTo(Date.now(), -4),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    revision: 3,
  });
  expect(createOperations(0).begin(0)).not.toHaveProperty('revision');
});
