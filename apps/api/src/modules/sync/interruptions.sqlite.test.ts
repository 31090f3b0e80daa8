import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { answering, mastering, outcomes, shelving, sync, undoing } from '../../testing/backlogs.ts';
import { aQuestion } from '../../testing/factories.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';

async function setup() {
  const server = await serverWithQuestion();
  const operations = ['operation-1', 'operation-2', 'operation-3'].map((opId) =>
    answering({ opId, target: server.question.id }, 1),
  );
  const breakDown = () =>
    sql`create trigger broken before insert on review_events when new.op_id = 'operation-2'
        begin select raise(abort, 'the disk is on fire'); end`.execute(server.db);
  const repair = () => sql`drop trigger broken`.execute(server.db);
  return { ...server, operations, breakDown, repair };
}

test('an operation that fails stops what is about the same, and all of it may come again', async () => {
  const { db, reader, clock, operations, breakDown, repair } = await setup();
  await breakDown();

  const broken = await sync(reader, operations, clock.now);

  expect(outcomes(broken)).toEqual([
    'operation-1 applied',
    'operation-2 failed 500',
    'operation-3 failed 503',
  ]);
  expect(broken.results[2]).toMatchObject({ waitsFor: 'operation-2' });
  expect(JSON.stringify(broken)).not.toContain('fire');
  expect(broken.stats).toMatchObject({ totalAnswered: 1, streak: 1 });

  await repair();
  const repaired = await sync(reader, operations, clock.now);

  expect(repaired.results.map(({ status }) => status)).toEqual(operations.map(() => 'applied'));
  expect(repaired.results[0]).toEqual(broken.results[0]);
  expect(await totalsOf(db, reader)).toMatchObject({ totalAnswered: 3, streak: 3 });
});

test('what is about other items and books goes on', async () => {
  const { db, reader, book, clock, operations, breakDown } = await setup();
  const other = await aQuestion(db, { bookId: book.id });
  await breakDown();

  const broken = await sync(
    reader,
    [
      ...operations,
      answering({ opId: 'operation-4', target: other.id }, 1),
      shelving({ opId: 'operation-5', target: book.id }, true),
      mastering({ opId: 'operation-6', target: other.id }, true),
    ],
    clock.now,
  );

  expect(outcomes(broken)).toEqual([
    'operation-1 applied',
    'operation-2 failed 500',
    'operation-3 failed 503',
    'operation-4 applied',
    'operation-5 applied',
    'operation-6 applied',
  ]);
  expect(broken.stats).toMatchObject({ totalAnswered: 2 });
});

test('an undo that fails is the last before what came later, when it comes again', async () => {
  const { db, reader, book, question, clock } = await setup();
  const other = await aQuestion(db, { bookId: book.id });
  const operations = [
    answering({ opId: 'operation-1', target: question.id }, 0),
    undoing({ opId: 'operation-2', target: question.id }, 'operation-1'),
    answering({ opId: 'operation-3', target: other.id }, 1),
  ];
  await sql`create trigger broken before insert on undone_reviews
    begin select raise(abort, 'the disk is on fire'); end`.execute(db);

  expect(outcomes(await sync(reader, operations, clock.now))).toEqual([
    'operation-1 applied',
    'operation-2 failed 500',
    'operation-3 failed 503',
  ]);

  await sql`drop trigger broken`.execute(db);
  const repaired = await sync(reader, operations, clock.now);
  expect(repaired.results.map(({ status }) => status)).toEqual(operations.map(() => 'applied'));
  expect(repaired.stats).toMatchObject({ totalAnswered: 1, streak: 1 });
});

test('when one after the other fails, the rest is not tried', async () => {
  const { db, reader, book, clock } = await setup();
  const items = await Promise.all(
    Array.from({ length: 5 }, () => aQuestion(db, { bookId: book.id })),
  );
  await sql`create trigger broken before insert on review_events
    begin select raise(abort, 'the disk is on fire'); end`.execute(db);
  const operations = items.map(({ id }, index) =>
    answering({ opId: `operation-${index + 1}`, target: id }, 1),
  );

  const { results } = await sync(reader, operations, clock.now);

  expect(results.map((result) => ('waitsFor' in result ? result.waitsFor : undefined))).toEqual([
    undefined,
    undefined,
    undefined,
    'operation-3',
    'operation-3',
  ]);
});

test('a long backlog leaves room for other requests between its operations', async () => {
  const { reader, question, clock } = await setup();
  const operations = Array.from({ length: 50 }, (_, index) =>
    answering({ opId: `operation-${index}`, target: question.id }, 1),
  );
  let [turns, isDone] = [0, false];
  const countTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(countTurn);
  };
  setImmediate(countTurn);

  await sync(reader, operations, clock.now);

  isDone = true;
  expect(turns).toBeGreaterThan(operations.length / 2);
});
