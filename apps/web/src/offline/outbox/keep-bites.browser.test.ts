import type { PackItem } from '@morsel/sdk/contract';
import { packItemOfBite } from '@morsel/sdk/rules';
import { beforeEach, expect, test } from 'vitest';

import { aBite } from '../../testing/bites.ts';
import { aPack, aPackQuestion, aReaderId, NOON } from '../../testing/study-pack.ts';
import { withDatabase } from '../database/local-database.ts';
import type { NewOperation } from '../operation.ts';
import { entryOf } from '../pack/entries.ts';
import { packInfo, packPage } from '../pack/read-pack.ts';
import { readDevice, storePack } from '../pack/store-pack.ts';
import { addOperation } from './outbox.ts';

const { book } = aPackQuestion(1).item;
const HIPPOCAMPUS = { start: 4, end: 15 };
const EPISODE = { start: 38, end: 45 };

let ownerId: number;
let count = 0;

beforeEach(async () => {
  ownerId = aReaderId();
  const fetched = aPack([aPackQuestion(1)]);
  await storePack(ownerId, { before: await readDevice(ownerId), fetched, fetchedAt: NOON });
});

function does(action: Omit<NewOperation, 'label' | 'target'>) {
  count += 1;
  const operation = { ...action, target: 7, label: 'A bite' } as NewOperation;
  return addOperation(operation, { ownerId, opId: `keeping-${count}`, now: NOON + count });
}

/** Keeps the bite, offered with this number. */
function keep(gap: typeof EPISODE, revision: number) {
  const item = packItemOfBite(aBite({ id: 7, revision }), gap, book);
  return does({ kind: 'bite', value: { decision: 'kept', gap }, item, revision });
}

const open = () => does({ kind: 'bite', value: { decision: 'open' } });
const answer = (text: string, revision: number) =>
  does({ kind: 'answer', value: { text }, revision });

const stored = (revision: number): Promise<PackItem | undefined> =>
  withDatabase((database) => database.get('items', [ownerId, 7, revision]));
const entry = async () => {
  const record = await withDatabase((database) => database.get('readers', ownerId));
  return record && entryOf(record, 7);
};

test('what is kept again with other words is practised by its own number, and goes on', async () => {
  await keep(HIPPOCAMPUS, 1);
  expect(await answer('hippocampus', 1)).toMatchObject({ count: { isCorrect: true, xp: 10 } });
  await open();
  const dueAt = (await entry())?.memory?.dueAt ?? 0;
  const opened = await packPage({ ownerId, exclude: new Set(), limit: 5, now: dueAt + 1 });
  expect(opened.map(({ id }) => id)).toEqual([1]);

  await keep(EPISODE, 2);
  expect(await entry()).toMatchObject({ revision: 2, memory: { dueAt } });
  const kept = await packPage({ ownerId, exclude: new Set(), limit: 5, now: dueAt + 1 });
  expect(kept.map(({ id }) => id)).toEqual([7, 1]);
  // It was practised a moment ago: that is no first answer.
  const again = await answer('episode', 2);
  expect(again?.count).toMatchObject({ isCorrect: true });
  expect(again?.count.xp).toBeLessThan(10);
  expect((await stored(1))?.key?.answer).toEqual({ text: 'hippocampus' });
});

test('other words by a number that the device knows are left to the next pack', async () => {
  await keep(HIPPOCAMPUS, 1);
  await open();
  await keep(EPISODE, 1);

  expect((await stored(1))?.key?.answer).toEqual({ text: 'hippocampus' });
  expect(await entry()).toBeUndefined();
  expect(await packInfo(ownerId)).toMatchObject({ stale: true });
});

test('the same words by the same number are practised at once', async () => {
  await keep(EPISODE, 1);
  await open();
  await keep(EPISODE, 1);

  expect(await entry()).toMatchObject({ revision: 1 });
  expect(await packInfo(ownerId)).toMatchObject({ stale: false });
});
