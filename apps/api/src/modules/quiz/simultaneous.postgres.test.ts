import { nextStreak } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { OperationMismatchError } from '../../errors.ts';
import { aReader } from '../../testing/a-reader.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { rateFlashcard } from '../flashcards/rate-flashcard.ts';
import { masterQuestion } from '../mastery/master-question.ts';
import type { Operation } from '../operations/operation.ts';
import { answerQuestion } from './answer-question.ts';
import { readFeedPage } from './read-feed.ts';

async function setup() {
  const db = await postgresDatabase();
  const reader = await aReader(db);
  const { id: bookId } = await aBook(db);
  return { db, reader, bookId };
}

const operation = (opId: string): Operation => ({
  opId,
  answeredAt: LONG_AGO,
  receivedAt: LONG_AGO,
  timeZone: 'UTC',
});

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const logOf = (db: Db) =>
  db
    .selectFrom('reviewEvents')
    .select(['kind', 'isCorrect', 'xp', 'streak'])
    .orderBy('id')
    .execute();

test('a hundred identical operations at once are one answer with one reply', async () => {
  const { db, reader, bookId } = await setup();
  const { id: questionId } = await aQuestion(db, { bookId });
  const input = { reader, operation: operation('operation-1'), questionId, answer: 1 };

  const replies = await times(100, () =>
    db.transaction().execute((tx) => answerQuestion(tx, input)),
  );

  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ isCorrect: true, xp: 10, streak: 1 });
  expect(await logOf(db)).toHaveLength(1);
});

test('of operations with one id and two answers at once, one answer counts', async () => {
  const { db, reader, bookId } = await setup();
  const { id: questionId } = await aQuestion(db, { bookId });

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction().execute((tx) => {
        const input = { reader, operation: operation('operation-1'), questionId };
        return answerQuestion(tx, { ...input, answer: index % 2 });
      }),
    ),
  );

  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(10);
  expect(refused).toEqual(refused.map(() => refusal));
  expect(await logOf(db)).toHaveLength(1);
});

const refusal = expect.objectContaining({ reason: expect.any(OperationMismatchError) });

test('fifty different answers and ratings of one reader at once all count', async () => {
  const { db, reader, bookId } = await setup();
  const questions = await times(10, () => aQuestion(db, { bookId }));
  const cards = await times(5, () => aFlashcard(db, { bookId }));

  const answers = times(50, (index) =>
    db.transaction().execute((tx) =>
      answerQuestion(tx, {
        reader,
        operation: operation(`answer-${index}`),
        questionId: questions[index % 10]?.id ?? 0,
        answer: index % 3 === 0 ? 0 : 1,
      }),
    ),
  );
  const ratings = times(10, (index) =>
    db.transaction().execute((tx) =>
      rateFlashcard(tx, {
        reader,
        operation: operation(`rating-${index}`),
        flashcardId: cards[index % 5]?.id ?? 0,
        difficulty: 'medium',
      }),
    ),
  );
  await Promise.all([answers, ratings]);

  const log = await logOf(db);
  let streak = 0;
  const streaks = log.map((event) => {
    if (event.kind === 'answer') streak = nextStreak(streak, event.isCorrect === 1);
    return streak;
  });
  expect(log).toHaveLength(60);
  expect(log.map((event) => event.streak)).toEqual(streaks);
  expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([
    {
      xp: log.reduce((sum, { xp }) => sum + xp, 0),
      streak,
      totalAnswered: 50,
      correctAnswered: log.filter(({ isCorrect }) => isCorrect === 1).length,
    },
  ]);
  const reviewed = await db.selectFrom('memoryStates').select('reps').execute();
  expect(reviewed.reduce((sum, { reps }) => sum + reps, 0)).toBe(60);
});

test('marks of one reader at once bring each achievement once', async () => {
  const { db, reader, bookId } = await setup();
  const questions = await times(10, () => aQuestion(db, { bookId }));
  for (const { id: questionId } of questions) {
    const input = { reader, operation: operation(`answer-${questionId}`), questionId, answer: 1 };
    await db.transaction().execute((tx) => answerQuestion(tx, input));
  }

  const replies = await times(30, (index) =>
    db.transaction().execute((tx) =>
      masterQuestion(tx, {
        reader,
        operation: operation(`mastery-${index}`),
        questionId: questions[index % 10]?.id ?? 0,
      }),
    ),
  );

  const told = replies.flatMap(({ achievement }) => achievement?.id ?? []);
  expect(told.toSorted()).toEqual(['first-book-mastered', 'first-mastered']);
  expect(await db.selectFrom('masteredItems').selectAll().execute()).toHaveLength(10);
});

test('pages of one feed that load at once lose no slot', async () => {
  const { db, reader, bookId } = await setup();
  await times(30, () => aQuestion(db, { bookId }));
  await db
    .insertInto('shelfBooks')
    .values({ userId: reader.id, bookId, addedAt: LONG_AGO })
    .execute();
  const load = (offset: number) =>
    readFeedPage(db, { reader, feedId: 'load-1', offset, limit: 3, now: LONG_AGO });
  await load(0);

  const pages = await times(9, (index) => load(3 + 3 * index));

  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(27);
  const rankings = await db.selectFrom('feedRankings').select('served').execute();
  expect(rankings).toEqual([{ served: 30 }]);
});
