import { expect, test } from 'vitest';

import { answer, operation } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';
import type { TestReader } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

const DAY = 86_400_000;

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
  expect(await db.selectFrom('review_events').selectAll().execute()).toHaveLength(1);
  expect(await totalsOf(db, reader)).toMatchObject({ xp: 10, total_answered: 1 });
});

test('a late answer changes memory as if it had come in time', async () => {
  const { db, guest, question, clock } = await serverWithQuestion();
  const [punctual, late] = [await guest(), await guest()];
  const start = clock.now;
  const at = (time: number) => ({ 'answered-at': String(time) });
  const memoryOf = ({ id }: TestReader) =>
    db
      .selectFrom('memory_states')
      .select(['due_at', 'stability', 'difficulty', 'last_outcome', 'last_review_at', 'reps'])
      .where('user_id', '=', id)
      .execute();
  clock.now = start + 30 * DAY;

  await answer(punctual, question.id, 0, at(start));
  await answer(punctual, question.id, 1, at(start + 2 * DAY));
  await answer(punctual, question.id, 1, at(start + 9 * DAY));
  await answer(late, question.id, 1, at(start + 2 * DAY));
  await answer(late, question.id, 1, at(start + 9 * DAY));
  await answer(late, question.id, 0, at(start));

  expect(await memoryOf(late)).toEqual(await memoryOf(punctual));
  expect(await totalsOf(db, late)).toMatchObject({ streak: 0 });
  expect(await totalsOf(db, punctual)).toMatchObject({ streak: 2 });
});

test('an answer is dated by its device, in its time zone, and never in the future', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  clock.now += DAY;
  const late = clock.now - 10 * 3_600_000;
  const zone = { 'time-zone': 'America/New_York' };

  await answer(reader, question.id, 1, { ...zone, 'answered-at': String(late) });
  await answer(reader, question.id, 1, { ...zone, 'answered-at': String(clock.now + DAY) });

  const events = await db
    .selectFrom('review_events')
    .select(['answered_at', 'received_at', 'time_zone', 'local_day'])
    .orderBy('id')
    .execute();
  const common = { received_at: clock.now, time_zone: 'America/New_York' };
  expect(events).toEqual([
    { ...common, answered_at: late, local_day: '2026-03-02' },
    { ...common, answered_at: clock.now, local_day: '2026-03-03' },
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
