import { expect, test } from 'vitest';

import type { Tx } from '../../database/connection.ts';
import { OperationMismatchError } from '../../errors.ts';
import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { applyOnce, canonicalJson, type OperationRequest } from './apply-once.ts';

async function setup() {
  const db = await testDatabase();
  const reader = await aReader(db);
  const request: OperationRequest = {
    reader,
    operation: { opId: 'operation-1', receivedAt: 1000 },
    kind: 'answer',
    target: 7,
    value: { b: 'x', a: 'y' },
  };
  let applied = 0;
  const apply = async () => {
    applied += 1;
    return { applied };
  };
  const run = (over: Partial<OperationRequest> = {}, act: () => Promise<object> = apply) =>
    db.transaction().execute((tx: Tx) => applyOnce<object>(tx, { ...request, ...over }, act));
  return { db, run, applied: () => applied };
}

test('the same operation is applied once and answers the first reply again', async () => {
  const { run, applied } = await setup();

  expect(await run()).toEqual({ applied: 1 });
  expect(await run({ value: { a: 'y', b: 'x' } })).toEqual({ applied: 1 });
  expect(applied()).toBe(1);
});

test.each<Partial<OperationRequest>>([
  { kind: 'rating' },
  { target: 8 },
  { value: { a: 'y', b: 'z' } },
  { value: null },
])('an id that comes again with %j is refused', async (over) => {
  const { run, applied } = await setup();
  await run();

  await expect(run(over)).rejects.toThrow(OperationMismatchError);
  expect(applied()).toBe(1);
});

test('ids of two readers do not meet', async () => {
  const { db, run } = await setup();
  const other = await aReader(db);
  await run();

  expect(await run({ reader: other, value: 'something else' })).toEqual({ applied: 2 });
});

test('an operation that fails leaves its id free', async () => {
  const { run } = await setup();
  const fail = async () => {
    throw new Error('refused');
  };

  await expect(run({}, fail)).rejects.toThrow('refused');
  expect(await run()).toEqual({ applied: 1 });
});

test('an operation whose reply is no longer kept is not applied again', async () => {
  const { db, run, applied } = await setup();
  await run();
  await db.updateTable('operations').set({ reply: null }).execute();

  await expect(run()).rejects.toThrow('applied long ago');
  expect(applied()).toBe(1);
});

test.each([
  [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
  [{ z: { y: 1, x: [{ d: 1, c: 2 }] } }, '{"z":{"x":[{"c":2,"d":1}],"y":1}}'],
  [[3, 1, 2], '[3,1,2]'],
  [null, 'null'],
  [{ Zoë: 'é', a: null }, '{"Zoë":"é","a":null}'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});
