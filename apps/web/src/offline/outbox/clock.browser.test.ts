import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { ADA, applied, aTab, numbers, serveSync, writeAnswers } from '../../testing/draining.ts';
import { noteServerTime } from './clock.ts';
import { addOperation, operationsOf } from './outbox.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

let count = 0;

/** Does something when the device's clock shows this. */
async function doneAt(now: number): Promise<void> {
  count += 1;
  const operation = { kind: 'rating', target: 1, value: 'easy', label: 'A card' } as const;
  await addOperation(operation, { ownerId: ADA, opId: `operation-${count}`, now });
}

const stamps = async () => (await operationsOf(ADA)).map(({ answeredAt }) => answeredAt - NOON);

test('what is done is stamped with the device’s time', async () => {
  await doneAt(NOON);
  await doneAt(NOON + MINUTE_MS);

  expect(await stamps()).toEqual([0, MINUTE_MS]);
});

test('stamps never run backwards, though the clock does', async () => {
  await doneAt(NOON);
  await doneAt(NOON - 3 * MINUTE_MS);
  await doneAt(NOON + MINUTE_MS);

  expect(await stamps()).toEqual([0, 0, MINUTE_MS]);
});

test('a clock that is days ahead is put right by the server, with what it has stamped', async () => {
  await doneAt(NOON + 3 * DAY_MS);

  await noteServerTime(NOON + MINUTE_MS, NOON + 3 * DAY_MS + MINUTE_MS);
  await doneAt(NOON + 3 * DAY_MS + 2 * MINUTE_MS);

  expect(await stamps()).toEqual([0, 2 * MINUTE_MS]);
});

test('a clock that was put right by hand counts as right again', async () => {
  await noteServerTime(NOON, NOON - DAY_MS);
  await doneAt(NOON - DAY_MS);

  await noteServerTime(NOON + MINUTE_MS, NOON + MINUTE_MS);
  await doneAt(NOON + 2 * MINUTE_MS);

  expect((await stamps()).at(-1)).toBe(2 * MINUTE_MS);
});

test('a clock that ran ahead and was put right before anybody knew goes on from the right time', async () => {
  await doneAt(NOON + 3 * DAY_MS);

  await noteServerTime(NOON + MINUTE_MS, NOON + MINUTE_MS);
  await doneAt(NOON + 2 * MINUTE_MS);

  expect((await stamps()).at(-1)).toBe(2 * MINUTE_MS);
});

test('a difference of minutes moves nothing', async () => {
  await noteServerTime(NOON + 4 * MINUTE_MS, NOON);
  await doneAt(NOON);

  expect(await stamps()).toEqual([0]);
});

test('a long backlog of a wrong clock is sent by the clock that stamped it', async () => {
  const ahead = () => NOON + 3 * DAY_MS;
  const calls = serveSync(({ operations }) => HttpResponse.json(applied(operations, NOON)));
  await writeAnswers(numbers(1, 120), ahead());
  const { drain } = aTab({ now: ahead });

  await drain.sendFor(ADA, () => true);
  await drain.wakeNow();

  const ages = calls.map(({ sentAt, operations }) => sentAt - (operations[0]?.answeredAt ?? 0));
  expect(ages).toEqual([0, 0]);
  expect(calls.map(({ sentAt }) => sentAt - NOON)).toEqual([3 * DAY_MS, 0]);
});
