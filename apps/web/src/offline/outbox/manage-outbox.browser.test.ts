import { beforeEach, expect, test } from 'vitest';

import { ADA, writeAnswers } from '../../testing/draining.ts';
import { aPack, aPackQuestion, NOON } from '../../testing/study-pack.ts';
import { withDatabase } from '../database/local-database.ts';
import { readDevice, storePack } from '../pack/store-pack.ts';
import { discardOperation } from './manage-outbox.ts';
import { addOperation, operationsOf } from './outbox.ts';

const opIds = async () => (await operationsOf(ADA)).map(({ opId }) => opId);

const outdatedTimes = async () =>
  (await withDatabase((database) => database.get('readers', ADA)))?.outdated;

/** The reader has answered two questions, and taken the second answer back. */
beforeEach(async () => {
  const fetched = aPack([aPackQuestion(1), aPackQuestion(2)]);
  await storePack(ADA, { before: await readDevice(ADA), fetched, fetchedAt: NOON });
  await writeAnswers([1, 2], NOON);
  const undo = { kind: 'undo', target: 2, value: 'written-2', label: 'Question 2?' } as const;
  await addOperation(undo, { ownerId: ADA, opId: 'undoing-2', now: NOON });
  const claim = { ...undo, kind: 'claim' } as const;
  await addOperation(claim, { ownerId: ADA, opId: 'claiming-2', now: NOON });
});

test('what takes an answer back or claims it is discarded with it, and nothing else', async () => {
  await discardOperation('written-2');

  expect(await opIds()).toEqual(['written-1']);
});

test.each(['written-1', 'undoing-2'])(
  '%s is discarded: the pack knows it is wrong',
  async (opId) => {
    const before = (await outdatedTimes()) ?? 0;

    await discardOperation(opId);

    expect(await opIds()).not.toContain(opId);
    expect(await outdatedTimes()).toBe(before + 1);
  },
);
