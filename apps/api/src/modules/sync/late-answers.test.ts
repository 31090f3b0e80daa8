import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { answering, mastering, outcomes, sync } from '../../testing/backlogs.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

/** Years before there was Morsel, so that zones and daylight saving have all their oddities. */
const SINCE = Date.UTC(2008, 0, 1);
const TUESDAY = Date.UTC(2026, 2, 3, 18);
const SUNDAY_EVENING = Date.UTC(2026, 2, 1, 20, 30);

async function setup() {
  const server = await testServer();
  server.clock.now = TUESDAY;
  const reader = await server.account({ createdAt: SINCE });
  const { id: bookId } = await aBook(server.db);
  const questions = await Promise.all(
    Array.from({ length: 5 }, () => aQuestion(server.db, { bookId })),
  );
  const datesOf = ({ id }: TestReader) =>
    server.db
      .selectFrom('reviewEvents')
      .select(['opId', 'answeredAt', 'receivedAt', 'timeZone', 'localDay'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute();
  const targetOf = (index: number) => questions[index % questions.length]?.id ?? 0;
  return { ...server, bookId, reader, datesOf, targetOf };
}

test('an answer of Sunday that comes on Tuesday is of Sunday, where the reader was', async () => {
  const { reader, targetOf, datesOf } = await setup();
  const done = { answeredAt: SUNDAY_EVENING, target: targetOf(0) };

  await sync(
    reader,
    [
      answering({ ...done, opId: 'in-zurich', timeZone: 'Europe/Zurich' }, 1),
      answering({ ...done, opId: 'in-tokyo', timeZone: 'Asia/Tokyo' }, 1),
    ],
    TUESDAY,
  );

  const common = { answeredAt: SUNDAY_EVENING, receivedAt: TUESDAY };
  expect(await datesOf(reader)).toEqual([
    { ...common, opId: 'in-zurich', timeZone: 'Europe/Zurich', localDay: '2026-03-01' },
    { ...common, opId: 'in-tokyo', timeZone: 'Asia/Tokyo', localDay: '2026-03-02' },
  ]);
});

test.each([
  ['and sends by the same clock', 3 * DAY_MS, SUNDAY_EVENING, '2026-03-01'],
  ['and sends once it is put right', 0, TUESDAY, '2026-03-03'],
])('a clock three days ahead makes no day in the future: %s', async (_, ahead, at, day) => {
  const { reader, targetOf, datesOf } = await setup();
  const answeredAt = SUNDAY_EVENING + 3 * DAY_MS;
  const done = { opId: 'answer-1', answeredAt, target: targetOf(0) };

  await sync(reader, [answering(done, 1)], TUESDAY + ahead);

  expect(await datesOf(reader)).toMatchObject([
    { answeredAt: at, receivedAt: TUESDAY, localDay: day },
  ]);
});

test('a slow network moves no answer over midnight', async () => {
  const { reader, targetOf, datesOf } = await setup();
  const answeredAt = Date.UTC(2026, 2, 1, 23, 59, 59);
  const done = { opId: 'answer-1', answeredAt, target: targetOf(0) };

  await sync(reader, [answering(done, 1)], TUESDAY - 2 * MINUTE_MS);

  expect(await datesOf(reader)).toMatchObject([{ localDay: '2026-03-01' }]);
});

test('an answer from before the reader was there is of their first day', async () => {
  const { account, clock, targetOf, datesOf } = await setup();
  const newcomer = await account();

  await sync(newcomer, [answering({ opId: 'answer-1', target: targetOf(0) }, 1)], clock.now);

  expect(await datesOf(newcomer)).toMatchObject([{ answeredAt: TUESDAY }]);
});

test('marks are dated like answers', async () => {
  const { db, reader, targetOf } = await setup();
  const done = { answeredAt: SUNDAY_EVENING, target: targetOf(0) };
  const operations = [
    answering({ ...done, opId: 'answer-1' }, 1),
    mastering({ ...done, opId: 'mastery-1' }, true),
  ];

  expect(outcomes(await sync(reader, operations, TUESDAY))).toHaveLength(2);
  expect(await db.selectFrom('masteredItems').select('masteredAt').execute()).toEqual([
    { masteredAt: SUNDAY_EVENING },
  ]);
});

/** Hours in which clocks were put forward or back, or a day was left out, somewhere. */
const CHANGES = [
  Date.UTC(2025, 2, 30, 1),
  Date.UTC(2025, 9, 26, 1),
  Date.UTC(2025, 2, 9, 7),
  Date.UTC(2025, 10, 2, 6),
  Date.UTC(2011, 11, 30, 10),
  Date.UTC(2024, 3, 6, 15),
  Date.UTC(2018, 10, 4, 3),
];
const ODD_ZONES = [
  'Europe/Zurich',
  'America/New_York',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
];

const moments = fc.oneof(
  fc.integer({ min: SINCE, max: TUESDAY - DAY_MS }),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -DAY_MS, max: DAY_MS }))
    .map(([change, offset]) => change + offset),
);
const zones = fc.oneof(
  fc.constantFrom(...ODD_ZONES),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
);
const clockErrors = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 10, max: 400 * 24 * 60 }).map((minutes) => minutes * MINUTE_MS),
  fc.integer({ min: 10, max: 400 * 24 * 60 }).map((minutes) => -minutes * MINUTE_MS),
);

test('whatever the zone, the season and the device’s clock, days are those of the reader', async () => {
  const { account, datesOf, targetOf } = await setup();
  const answers = fc.array(fc.record({ at: moments, zone: zones }), {
    minLength: 1,
    maxLength: 20,
  });

  await fc.assert(
    fc.asyncProperty(answers, clockErrors, async (given, error) => {
      const reader = await account({ createdAt: SINCE });
      const operations = given.map(({ at, zone }, index) =>
        answering(
          {
            opId: `operation-${index}`,
            target: targetOf(index),
            answeredAt: at + error,
            timeZone: zone,
          },
          1,
        ),
      );

      await sync(reader, operations, TUESDAY + error);

      expect(await datesOf(reader)).toEqual(
        given.map(({ at, zone }, index) => ({
          opId: `operation-${index}`,
          answeredAt: at,
          receivedAt: TUESDAY,
          timeZone: zone,
          // Swedes write dates as they are stored.
          localDay: new Date(at).toLocaleDateString('sv-SE', { timeZone: zone }),
        })),
      );
    }),
    { numRuns: 30 },
  );
});
