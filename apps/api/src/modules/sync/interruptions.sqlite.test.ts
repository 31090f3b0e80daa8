import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { answering, outcomes, sync } from '../../testing/backlogs.ts';
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

test('an operation that fails stops the rest, and all of it may come again', async () => {
  const { db, reader, clock, operations, breakDown, repair } = await setup();
  await breakDown();

  const broken = await sync(reader, operations, clock.now);

  expect(outcomes(broken)).toEqual([
    'operation-1 applied',
    'operation-2 failed 500',
    'operation-3 failed 503',
  ]);
  expect(JSON.stringify(broken)).not.toContain('fire');
  expect(broken.stats).toMatchObject({ totalAnswered: 1, streak: 1 });

  await repair();
  const repaired = await sync(reader, operations, clock.now);

  expect(repaired.results.map(({ status }) => status)).toEqual(operations.map(() => 'applied'));
  expect(repaired.results[0]).toEqual(broken.results[0]);
  expect(await totalsOf(db, reader)).toMatchObject({ total_answered: 3, streak: 3 });
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
