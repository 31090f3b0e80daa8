import { expect, test } from 'vitest';

import { answering, outcomes, rating, sync } from '../../testing/backlogs.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { answer, operation } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

const databases = { SQLite: testDatabase, PostgreSQL: postgresDatabase };
type Where = keyof typeof databases;
const everywhere = Object.keys(databases) as Where[];

async function setup(where: Where) {
  const server = await testServer({ db: await databases[where]() });
  const { db } = server;
  const reader = await server.guest();
  const { id: bookId } = await aBook(db);
  const questions = [await aQuestion(db, { bookId }), await aQuestion(db, { bookId })];
  const [question, other] = questions.map(({ id }) => id);
  if (question === undefined || other === undefined) throw new Error('There are two questions');
  const card = await aFlashcard(db, { bookId });
  const logOf = () => db.selectFrom('reviewEvents').selectAll().orderBy('id').execute();
  return { ...server, reader, question, other, card: card.id, logOf };
}

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

test.each(everywhere)('a hundred identical calls at once are one event on %s', async (where) => {
  const { reader, question, logOf } = await setup(where);

  const answers = await times(100, () => answer(reader, question, 1, operation('operation-1')));

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ isCorrect: true, xp: 10 });
  expect(await logOf()).toHaveLength(1);
});

test.each(everywhere)('a hundred identical backlogs at once count once on %s', async (where) => {
  const { reader, question, other, card, clock, logOf } = await setup(where);
  const backlog = [
    answering({ opId: 'operation-1', target: question }, 1),
    rating({ opId: 'operation-2', target: card }, 'hard'),
    answering({ opId: 'operation-3', target: other }, 0),
  ];

  const answered = await times(100, () => sync(reader, backlog, clock.now));

  expect(new Set(answered.map(({ results }) => JSON.stringify(results))).size).toBe(1);
  expect(outcomes(answered[0] ?? { results: [] })).toEqual([
    'operation-1 applied',
    'operation-2 applied',
    'operation-3 applied',
  ]);
  expect((await logOf()).map(({ opId }) => opId)).toEqual([
    'operation-1',
    'operation-2',
    'operation-3',
  ]);
});

test.each(everywhere)('calls and backlogs of one operation agree on %s', async (where) => {
  const { reader, question, clock, logOf } = await setup(where);
  const backlog = [answering({ opId: 'operation-1', target: question }, 1)];

  const replies = await times(100, async (index) => {
    if (index % 2 === 0)
      return (await answer(reader, question, 1, operation('operation-1'))).json();
    const [result] = (await sync(reader, backlog, clock.now)).results;
    return result?.status === 'applied' ? result.reply : result;
  });

  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ isCorrect: true, xp: 10, streak: 1 });
  expect(await logOf()).toHaveLength(1);
});
