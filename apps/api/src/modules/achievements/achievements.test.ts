import type { Achievements } from '@morsel/sdk/contract';
import { DAY_MS, QUESTION_KINDS } from '@morsel/sdk/domain';
import { ACHIEVEMENTS } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { answering, mastering, rating, sync } from '../../testing/backlogs.ts';
import { aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, rate, unmaster } from '../../testing/reader-calls.ts';
import { serverWithQuestion } from '../../testing/server-with-question.ts';
import type { TestReader } from '../../testing/server.ts';

const WRONG = 0;
const RIGHT = 1;

async function listOf(reader: TestReader): Promise<Achievements> {
  const response = await reader.inject({ url: `/api/users/${reader.id}/achievements` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Ids and times of what the reader has earned. */
async function earnedBy(reader: TestReader) {
  const list = await listOf(reader);
  return Object.fromEntries(
    list.flatMap(({ id, earnedAt }) => (earnedAt === null ? [] : [[id, earnedAt]])),
  );
}

async function reachedBy(reader: TestReader, wanted: string) {
  return (await listOf(reader)).find(({ id }) => id === wanted)?.reached;
}

test('all are listed in their order, with how far the reader is', async () => {
  const { reader, guest, question, clock } = await serverWithQuestion();
  await answer(reader, question.id, RIGHT);

  const list = await listOf(reader);
  expect(list.map(({ id }) => id)).toEqual(ACHIEVEMENTS.map(({ id }) => id));
  expect(list.slice(0, 2)).toEqual([
    {
      id: 'first-right-answer',
      title: 'First Bite',
      task: 'Answer a question right.',
      description: 'You answered your first question right.',
      goal: 1,
      reached: 1,
      earnedAt: clock.now,
    },
    expect.objectContaining({ goal: 100, reached: 1, earnedAt: null }),
  ]);
  const fresh = await listOf(await guest());
  expect(fresh.filter(({ reached }) => reached > 0).map(({ id }) => id)).toEqual([
    'level-five',
    'level-ten',
    'level-twenty-five',
  ]);
});

test('right answers to each kind are a tasting menu', async () => {
  const { db, reader, book, question } = await serverWithQuestion();
  await answer(reader, question.id, RIGHT);
  const told: unknown[] = [];
  for (const type of QUESTION_KINDS.filter((kind) => kind !== 'mcq')) {
    const { id, answerKey } = await aQuestion(db, { bookId: book.id, type });
    await answer(reader, id, 'unknown');
    expect(await reachedBy(reader, 'every-kind')).toBe(told.length + 1);
    told.push((await answer(reader, id, answerKey.answer)).json().achievement?.id);
  }

  expect(told).toEqual(['first-comeback', undefined, undefined, undefined, 'every-kind']);
});

test('“I don’t know” is a wrong answer: it ends the streak and brings the question back', async () => {
  const { db, reader, question } = await serverWithQuestion();
  await answer(reader, question.id, RIGHT);

  const response = await answer(reader, question.id, 'unknown');

  expect(response.json()).toMatchObject({ isCorrect: false, streak: 0, xp: 0, correctAnswer: 1 });
  const stats = await reader.inject({ url: `/api/users/${reader.id}/stats` });
  expect(stats.json()).toMatchObject({ totalAnswered: 2, correctAnswered: 1, streak: 0 });
  const events = db.selectFrom('reviewEvents').select(['value', 'isCorrect']).orderBy('id');
  expect((await events.execute()).at(-1)).toEqual({ value: '"unknown"', isCorrect: 0 });
});

test('a backlog earns what it would have earned at once, when it arrives', async () => {
  const { db, reader, book, question, clock } = await serverWithQuestion();
  const card = await aFlashcard(db, { bookId: book.id });
  await db
    .updateTable('users')
    .set({ createdAt: clock.now - 60 * DAY_MS })
    .execute();
  const day = (days: number) => ({ answeredAt: clock.now + days * DAY_MS });

  const { results } = await sync(
    reader,
    [
      answering({ opId: 'answer-1', target: question.id, ...day(-40) }, WRONG),
      answering({ opId: 'answer-2', target: question.id, ...day(-3) }, RIGHT),
      mastering({ opId: 'mastery-1', target: question.id, ...day(-3) }, true),
      answering({ opId: 'answer-3', target: question.id, ...day(-2) }, WRONG),
      rating({ opId: 'rating-1', target: card.id, ...day(-1) }, 'hard'),
    ],
    clock.now,
  );

  const told = results.map((result) =>
    result.status === 'applied' && 'achievement' in result.reply
      ? result.reply.achievement?.id
      : undefined,
  );
  expect(told).toEqual([
    undefined,
    'first-long-recall',
    'first-book-mastered',
    undefined,
    'three-days',
  ]);
  expect(await earnedBy(reader)).toEqual({
    'first-right-answer': clock.now,
    'first-comeback': clock.now,
    'first-long-recall': clock.now,
    'first-mastered': clock.now,
    'first-book-mastered': clock.now,
    'first-rating': clock.now,
    'three-days': clock.now,
  });
});

test('days in a row are counted with the first answer of a day, over a day off with a freeze', async () => {
  const { db, reader, book, clock } = await serverWithQuestion();
  const card = await aFlashcard(db, { bookId: book.id });
  const told: [number, string][] = [];
  for (const day of [0, 1, 2, 3, 4, 5, 6, 8, 9]) {
    clock.now = Date.UTC(2026, 2, 2 + day, 9);
    for (let time = 0; time < 2; time += 1) {
      const { achievement } = (await rate(reader, card.id, 'easy')).json();
      if (achievement) told.push([day, achievement.id]);
    }
  }

  expect(told).toEqual([
    [0, 'first-rating'],
    [2, 'three-days'],
    [6, 'seven-days'],
  ]);
  expect(await reachedBy(reader, 'thirty-days')).toBe(9);
});

test('what was earned stays, though a mark is taken back', async () => {
  const { db, reader, book, question } = await serverWithQuestion();
  await answer(reader, question.id, RIGHT);
  await master(reader, question.id);
  await unmaster(reader, question.id);
  expect(await reachedBy(reader, 'first-book-mastered')).toBe(1);
  expect(await reachedBy(reader, 'fifty-mastered')).toBe(0);

  await aQuestion(db, { bookId: book.id });
  await master(reader, question.id);
  expect(await reachedBy(reader, 'fifty-mastered')).toBe(1);
});
