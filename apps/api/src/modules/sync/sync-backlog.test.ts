import { HOUR_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP, statsFromLog } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import {
  answering,
  mastering,
  outcomes,
  rating,
  sendBacklog,
  shelving,
  sync,
} from '../../testing/backlogs.ts';
import { aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, operation } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';
import { tableContents } from '../../testing/table-contents.ts';

async function setup() {
  const server = await serverWithQuestion();
  const card = await aFlashcard(server.db, { bookId: server.book.id });
  const other = await aQuestion(server.db, { bookId: server.book.id });
  const logOf = () => server.db.selectFrom('reviewEvents').selectAll().orderBy('id').execute();
  return { ...server, card, other, logOf };
}

test('operations of all kinds are applied in their order and answered as their calls', async () => {
  const { reader, book, question, other, card, clock, logOf } = await setup();
  const target = question.id;

  const answered = await sync(
    reader,
    [
      mastering({ opId: 'too-early', target }, true),
      answering({ opId: 'answer-1', target }, 1),
      mastering({ opId: 'mastery-1', target }, true),
      mastering({ opId: 'mastery-2', target }, false),
      answering({ opId: 'answer-2', target: other.id }, 0),
      rating({ opId: 'rating-1', target: card.id }, 'hard'),
      shelving({ opId: 'shelving-1', target: book.id }, true),
      shelving({ opId: 'shelving-2', target: book.id }, false),
    ],
    clock.now,
  );

  const achievement = expect.objectContaining({ id: 'first-right-answer' });
  const { answer: correctAnswer, explanation } = question.answerKey;
  expect(answered.results).toEqual([
    { opId: 'too-early', status: 'refused', problem: problem(409, 'Answer the question first') },
    applied('answer-1', {
      isCorrect: true,
      explanation,
      correctAnswer,
      streak: 1,
      xp: CORRECT_XP,
      achievement,
    }),
    applied('mastery-1', { ismastered: true, achievement: expect.anything() }),
    applied('mastery-2', { ismastered: false }),
    applied('answer-2', expect.objectContaining({ isCorrect: false, streak: 0, xp: 0 })),
    applied('rating-1', { difficulty: 'hard', xp: RATING_XP, achievement: expect.anything() }),
    applied('shelving-1', { ok: true }),
    applied('shelving-2', { ok: true }),
  ]);
  expect(answered.now).toBe(clock.now);
  expect((await logOf()).map(({ opId }) => opId)).toEqual(['answer-1', 'answer-2', 'rating-1']);
});

const applied = (opId: string, reply: unknown) => ({ opId, status: 'applied', reply });

const problem = (status: number, detail: string) =>
  expect.objectContaining({ type: 'about:blank', status, detail, title: expect.any(String) });

test('of five operations one is refused, four count', async () => {
  const { db, reader, question, other, card, clock } = await setup();

  const answered = await sync(
    reader,
    [
      answering({ opId: 'answer-1', target: question.id }, 1),
      answering({ opId: 'answer-2', target: 9999 }, 1),
      answering({ opId: 'answer-3', target: other.id }, 1),
      rating({ opId: 'rating-1', target: card.id }, 'easy'),
      shelving({ opId: 'shelving', target: question.bookId }, true),
    ],
    clock.now,
  );

  expect(outcomes(answered)).toEqual([
    'answer-1 applied',
    'answer-2 refused 404',
    'answer-3 applied',
    'rating-1 applied',
    'shelving applied',
  ]);
  expect(answered.results[1]).toMatchObject({ problem: problem(404, 'Question not found') });
  expect(answered.stats).toEqual({
    xp: 2 * CORRECT_XP + RATING_XP,
    level: 1,
    streak: 2,
    totalAnswered: 2,
    correctAnswered: 2,
  });
  expect(await totalsOf(db, reader)).toMatchObject({
    xp: 2 * CORRECT_XP + RATING_XP,
    streak: 2,
    totalAnswered: 2,
  });
});

test('the stats are those that the rules make of the log', async () => {
  const { reader, question, other, card, clock, logOf } = await setup();
  const operations = Array.from({ length: 30 }, (_, index) => {
    const { id } = index % 2 === 0 ? question : other;
    const done = { opId: `operation-${index}`, answeredAt: clock.now - (40 - index) * HOUR_MS };
    return index % 5 === 4
      ? rating({ ...done, target: card.id }, 'medium')
      : answering({ ...done, target: id }, index % 7 === 6 ? 0 : 1);
  });

  const { stats } = await sync(reader, operations, clock.now);

  const events = (await logOf()).map(({ isCorrect, xp }) => ({
    isCorrect: isCorrect === null ? null : isCorrect === 1,
    xp,
  }));
  expect(events).toHaveLength(30);
  expect(stats).toEqual(statsFromLog(events));
});

test('a backlog that comes again is answered the same and counts once', async () => {
  const { db, reader, question, card, clock } = await setup();
  const target = question.id;
  const operations = [
    answering({ opId: 'answer-1', target }, 1),
    answering({ opId: 'answer-1', target }, 1),
    rating({ opId: 'rating-1', target: card.id }, 'easy'),
    mastering({ opId: 'mastery-1', target }, true),
  ];
  const first = await sync(reader, operations, clock.now);
  const before = await tableContents(db);

  const second = await sync(reader, operations, clock.now);

  expect(second).toEqual(first);
  expect(first.results[1]).toEqual(first.results[0]);
  expect(await tableContents(db)).toEqual(before);
});

test.each([1, 'unknown'] as const)('%j is one, by its own call or in a backlog', async (value) => {
  const { reader, question, other, clock, logOf } = await setup();
  const single = await answer(reader, question.id, value, operation('answer-1'));

  const { results } = await sync(
    reader,
    [
      answering({ opId: 'answer-1', target: question.id }, value),
      answering({ opId: 'answer-2', target: other.id }, value),
    ],
    clock.now,
  );
  const later = await answer(reader, other.id, value, operation('answer-2'));

  expect(results).toEqual([applied('answer-1', single.json()), applied('answer-2', later.json())]);
  expect(await logOf()).toHaveLength(2);
});

test('an id that comes again with something else is refused, and nothing changes', async () => {
  const { db, reader, question, clock } = await setup();
  await sync(reader, [answering({ opId: 'answer-1', target: question.id }, 1)], clock.now);
  const before = await tableContents(db);

  const again = [answering({ opId: 'answer-1', target: question.id }, 0)];

  expect(outcomes(await sync(reader, again, clock.now))).toEqual(['answer-1 refused 422']);
  expect(await tableContents(db)).toEqual(before);
});

test('what was applied so long ago that its reply is gone has been applied all the same', async () => {
  const { db, reader, book, question, other, card, clock } = await setup();
  const reasons = [{ mistake: ['Magnetism'], reason: 'It acts on iron alone.' }];
  const typed = await aQuestion(db, { bookId: book.id, type: 'typed', answerKey: { reasons } });
  const operations = [
    answering({ opId: 'written-1', target: typed.id }, { text: 'magnetism' }),
    answering({ opId: 'answer-1', target: question.id }, 1),
    answering({ opId: 'answer-2', target: other.id }, 0),
    rating({ opId: 'rating-1', target: card.id }, 'hard'),
    mastering({ opId: 'mastery-1', target: other.id }, true),
    mastering({ opId: 'mastery-2', target: other.id }, false),
    shelving({ opId: 'shelving', target: book.id }, true),
  ];
  const first = await sync(reader, operations, clock.now);
  await db.updateTable('operations').set({ reply: null }).execute();

  const { results } = await sync(reader, operations, clock.now);

  // What was achieved, and what was lost, was told of then.
  expect(results).toEqual(
    first.results.map((result) => {
      if (result.status !== 'applied') return result;
      const told = new Set(['achievement', 'level', 'lostStreak']);
      const reply = Object.entries(result.reply).filter(([field]) => !told.has(field));
      return { ...result, reply: Object.fromEntries(reply) };
    }),
  );
});

test('nobody sends as another', async () => {
  const { app, db, guest, reader, question, clock } = await setup();
  const other = await guest();
  const before = await tableContents(db);
  const operations = [answering({ opId: 'answer-1', target: question.id }, 1)];
  const payload = { userId: reader.id, sentAt: clock.now, operations };
  const request = { method: 'POST', url: '/api/sync', payload } as const;

  expect((await other.inject(request)).statusCode).toBe(403);
  expect((await app.inject(request)).statusCode).toBe(401);
  expect(await tableContents(db)).toEqual(before);
});

test('more than a hundred operations are too many', async () => {
  const { db, reader, question, clock } = await setup();
  const before = await tableContents(db);
  const target = question.id;
  const many = Array.from({ length: 101 }, (_, index) =>
    answering({ opId: `operation-${index}`, target }, 1),
  );

  const refused = await sendBacklog(reader, many, clock.now);

  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ field: 'operations' });
  expect(await tableContents(db)).toEqual(before);
  expect((await sync(reader, many.slice(1), clock.now)).stats.totalAnswered).toBe(100);
});
