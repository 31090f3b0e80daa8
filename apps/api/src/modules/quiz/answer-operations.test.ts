import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { answer, operation } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';
import type { TestReader } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

test('a repeated operation counts once and is answered as the first time', async () => {
  const { db, reader, question } = await serverWithQuestion();
  const first = await answer(reader, question.id, 1, operation('operation-1'));
  const before = await tableContents(db);

  const second = await answer(reader, question.id, 1, operation('operation-1'));

  expect(second.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
  expect(await tableContents(db)).toEqual(before);
});

test('an operation id that comes with another answer is refused', async () => {
  const { db, reader, question } = await serverWithQuestion();
  await answer(reader, question.id, 1, operation('operation-1'));
  const before = await tableContents(db);

  const response = await answer(reader, question.id, 0, operation('operation-1'));

  expect(response.statusCode).toBe(422);
  expect(await tableContents(db)).toEqual(before);
});

test('a hundred identical operations at once are one answer', async () => {
  const { db, reader, question } = await serverWithQuestion();

  const responses = await Promise.all(
    Array.from({ length: 100 }, () => answer(reader, question.id, 1, operation('operation-1'))),
  );

  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await db.selectFrom('reviewEvents').selectAll().execute()).toHaveLength(1);
  expect(await totalsOf(db, reader)).toMatchObject({ xp: CORRECT_XP, totalAnswered: 1 });
});

test('a late answer changes memory as if it had come in time', async () => {
  const { db, guest, question, clock } = await serverWithQuestion();
  const [punctual, late] = [await guest(), await guest()];
  const start = clock.now;
  const at = (time: number) => ({ 'answered-at': String(time) });
  const memoryOf = ({ id }: TestReader) =>
    db
      .selectFrom('memoryStates')
      .select(['dueAt', 'stability', 'difficulty', 'lastOutcome', 'lastReviewAt', 'reps'])
      .where('userId', '=', id)
      .execute();
  clock.now = start + 30 * DAY_MS;

  await answer(punctual, question.id, 0, at(start));
  await answer(punctual, question.id, 1, at(start + 2 * DAY_MS));
  await answer(punctual, question.id, 1, at(start + 9 * DAY_MS));
  await answer(late, question.id, 1, at(start + 2 * DAY_MS));
  await answer(late, question.id, 1, at(start + 9 * DAY_MS));
  await answer(late, question.id, 0, at(start));

  expect(await memoryOf(late)).toEqual(await memoryOf(punctual));
  expect(await totalsOf(db, late)).toMatchObject({ streak: 0 });
  expect(await totalsOf(db, punctual)).toMatchObject({ streak: 2 });
});

test('an answer is dated by its device, in its time zone, and never in the future', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  clock.now += DAY_MS;
  const late = clock.now - 10 * HOUR_MS;
  const zone = { 'time-zone': 'America/New_York' };

  await answer(reader, question.id, 1, { ...zone, 'answered-at': String(late) });
  await answer(reader, question.id, 1, { ...zone, 'answered-at': String(clock.now + DAY_MS) });

  const events = await db
    .selectFrom('reviewEvents')
    .select(['answeredAt', 'receivedAt', 'timeZone', 'localDay'])
    .orderBy('id')
    .execute();
  const common = { receivedAt: clock.now, timeZone: 'America/New_York' };
  expect(events).toEqual([
    { ...common, answeredAt: late, localDay: '2026-03-02' },
    { ...common, answeredAt: clock.now, localDay: '2026-03-03' },
  ]);
});

test.each(['Mars/Olympus', '+01:00'])('the time zone %s is refused', async (timeZone) => {
  const { db, reader, question } = await serverWithQuestion();
  const before = await tableContents(db);

  const response = await answer(reader, question.id, 1, { 'time-zone': timeZone });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ field: 'time-zone' });
  expect(await tableContents(db)).toEqual(before);
});
