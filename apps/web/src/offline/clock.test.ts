import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { ADA, applied, aTab, numbers, serveSync, writeAnswers } from '../testing/draining.ts';
import { noteServerTime } from './clock.ts';
import { addOperation, operationsOf } from './outbox.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let count = 0;

/** Does something when the device's clock shows this. */
async function doneAt(now: number): Promise<void> {
  count += 1;
  const deed = { kind: 'rating', target: 1, value: 'easy' } as const;
  await addOperation({ ownerId: ADA, opId: `operation-${count}`, deed, label: 'A card' }, now);
}

const stamps = async () => (await operationsOf(ADA)).map(({ answeredAt }) => answeredAt - NOON);

test('what is done is stamped with the device’s time', async () => {
  await doneAt(NOON);
  await doneAt(NOON + MINUTE);

  expect(await stamps()).toEqual([0, MINUTE]);
});

test('stamps never run backwards, though the clock does', async () => {
  await doneAt(NOON);
  await doneAt(NOON - 3 * MINUTE);
  await doneAt(NOON + MINUTE);

  expect(await stamps()).toEqual([0, 0, MINUTE]);
});

test('a clock that is days ahead is put right by the server, with what it has stamped', async () => {
  await doneAt(NOON + 3 * DAY);

  await noteServerTime(NOON + MINUTE, NOON + 3 * DAY + MINUTE);
  await doneAt(NOON + 3 * DAY + 2 * MINUTE);

  expect(await stamps()).toEqual([0, 2 * MINUTE]);
});

test('a clock that was put right by hand counts as right again', async () => {
  await noteServerTime(NOON, NOON - DAY);
  await doneAt(NOON - DAY);

  await noteServerTime(NOON + MINUTE, NOON + MINUTE);
  await doneAt(NOON + 2 * MINUTE);

  expect((await stamps()).at(-1)).toBe(2 * MINUTE);
});

test('a clock that ran ahead and was put right before anybody knew goes on from the right time', async () => {
  await doneAt(NOON + 3 * DAY);

  await noteServerTime(NOON + MINUTE, NOON + MINUTE);
  await doneAt(NOON + 2 * MINUTE);

  expect((await stamps()).at(-1)).toBe(2 * MINUTE);
});

test('a difference of minutes moves nothing', async () => {
  await noteServerTime(NOON + 4 * MINUTE, NOON);
  await doneAt(NOON);

  expect(await stamps()).toEqual([0]);
});

test('a long backlog of a wrong clock is sent by the clock that stamped it', async () => {
  const ahead = () => NOON + 3 * DAY;
  const calls = serveSync(({ operations }) => HttpResponse.json(applied(operations, NOON)));
  await writeAnswers(numbers(1, 120), ahead());
  const { drain } = aTab({ now: ahead });

  await drain.setSender(ADA, () => true);
  await drain.wakeNow();

  const ages = calls.map(({ sentAt, operations }) => sentAt - (operations[0]?.answeredAt ?? 0));
  expect(ages).toEqual([0, 0]);
  expect(calls.map(({ sentAt }) => sentAt - NOON)).toEqual([3 * DAY, 0]);
});
