import { QUESTION_KINDS, type QuestionKind } from '@morsel/sdk/domain';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { reviseItem } from '../../items/store-item.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, operation } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';
import { tableContents } from '../../testing/table-contents.ts';

const RIGHT: Record<QuestionKind, unknown> = {
  mcq: 1,
  true_false: 0,
  match_pairs: { Hen: 'Bird', Cod: 'Fish', Ape: 'Mammal' },
  arrange_list: [2, 0, 1],
  typed: { text: 'gravity' },
  cloze: { text: 'Photosynthesis' },
};

const WRONG: Record<QuestionKind, unknown> = {
  mcq: 0,
  true_false: 1,
  match_pairs: { Hen: 'Fish', Cod: 'Bird', Ape: 'Mammal' },
  arrange_list: [0, 1, 2],
  typed: { text: 'magnetism' },
  cloze: { text: 'breathing' },
};

test.each(QUESTION_KINDS)(
  'a right and a wrong answer to %s are graded and recorded',
  async (type) => {
    const { db, reader, question, book } = await serverWithQuestion(type);
    const other = await aQuestion(db, { bookId: book.id, type });

    const right = await answer(reader, question.id, RIGHT[type]);
    expect(right.statusCode).toBe(200);
    expect(right.json()).toEqual({
      isCorrect: true,
      explanation: question.answerKey.explanation,
      correctAnswer: question.answerKey.answer,
      streak: 1,
      xp: CORRECT_XP,
      achievement: expect.objectContaining({ id: 'first-right-answer' }),
    });

    const wrong = await answer(reader, other.id, WRONG[type]);
    expect(wrong.json()).toEqual({
      isCorrect: false,
      explanation: other.answerKey.explanation,
      correctAnswer: other.answerKey.answer,
      streak: 0,
      xp: 0,
      lostStreak: 1,
    });
    expect(await totalsOf(db, reader)).toEqual({
      xp: CORRECT_XP,
      streak: 0,
      totalAnswered: 2,
      correctAnswered: 1,
    });
  },
);

test.each<[QuestionKind, unknown]>([
  ['mcq', null],
  ['mcq', true],
  ['mcq', '1'],
  ['mcq', [2]],
  ['mcq', 1.5],
  ['mcq', -1],
  ['mcq', 4],
  ['mcq', {}],
  ['true_false', 2],
  ['true_false', 'TRUE'],
  ['true_false', false],
  ['arrange_list', []],
  ['arrange_list', [2, 0]],
  ['arrange_list', [2, 0, 0]],
  ['arrange_list', [2, 0, 3]],
  ['arrange_list', [2, 0, 1, 1]],
  ['arrange_list', ['2', '0', '1']],
  ['arrange_list', 2],
  ['match_pairs', {}],
  ['match_pairs', { Ape: 'Mammal', Hen: 'Bird' }],
  ['match_pairs', { Ape: 'Mammal', Hen: 'Bird', Dog: 'Fish' }],
  ['match_pairs', { Ape: 'Mammal', Hen: 'Bird', Cod: 'Insect' }],
  ['match_pairs', { Ape: 'Mammal', Hen: 'Bird', Cod: 'Bird' }],
  ['match_pairs', { Ape: 'Mammal', Hen: 'Bird', Cod: 'Fish', constructor: 'Fish' }],
  ['match_pairs', { Ape: 'Mammal', Hen: 'Bird', Cod: null }],
  ['match_pairs', [0, 1, 2]],
  ['typed', 1],
  ['typed', 'gravity'],
  ['typed', {}],
  ['typed', { text: '' }],
  ['typed', { text: ' \t' }],
  ['typed', { text: 7 }],
  ['typed', { text: 'a'.repeat(121) }],
  ['typed', { text: 'gravity', more: 'gravity' }],
  ['cloze', ['photosynthesis']],
])('a %s is not answered by %j, and nothing is kept of it', async (type, value) => {
  const { db, reader, question } = await serverWithQuestion(type);
  const before = await tableContents(db);

  const response = await answer(reader, question.id, value, operation('operation-1'));

  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toMatch('application/problem+json');
  expect(response.json()).toMatchObject({ status: 400, field: 'answer' });
  expect(await tableContents(db)).toEqual(before);
});

test('after a refused answer the same operation id is still free', async () => {
  const { reader, question } = await serverWithQuestion();
  await answer(reader, question.id, 4, operation('operation-1'));

  const response = await answer(reader, question.id, 1, operation('operation-1'));

  expect(response.json()).toMatchObject({ isCorrect: true, xp: CORRECT_XP });
});

test.each([
  [{ questionId: 1, answer: 1 }, 400, 'userId'],
  [{ userId: 1, answer: 1 }, 400, 'questionId'],
  [{ userId: 1, questionId: 1 }, 400, 'answer'],
  [{ userId: '1', questionId: 1, answer: 1 }, 400, 'userId'],
  [{ userId: 1, questionId: 0, answer: 1 }, 400, 'questionId'],
  [{ userId: 1, questionId: 1, answer: 1, extra: 1 }, 400, 'extra'],
])('the payload %j is refused with %i for %s', async (payload, status, field) => {
  const { db, reader } = await serverWithQuestion();
  const before = await tableContents(db);

  const response = await reader.inject({ method: 'POST', url: '/api/quiz/answer', payload });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ field });
  expect(await tableContents(db)).toEqual(before);
});

test('nobody answers for another reader', async () => {
  const { db, reader, question, guest } = await serverWithQuestion();
  const other = await guest();
  const before = await tableContents(db);

  const response = await reader.inject({
    method: 'POST',
    url: '/api/quiz/answer',
    payload: { userId: other.id, questionId: question.id, answer: 1 },
  });

  expect(response.statusCode).toBe(403);
  expect(await tableContents(db)).toEqual(before);
});

test('without any identity nobody answers', async () => {
  const { app, question } = await serverWithQuestion();

  const response = await app.inject({
    method: 'POST',
    url: '/api/quiz/answer',
    payload: { userId: 1, questionId: question.id, answer: 1 },
  });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ detail: 'User not found' });
});

test('what is no question of a visible book cannot be answered', async () => {
  const { db, reader, book, guest } = await serverWithQuestion();
  const hidden = await aBook(db, { hidden: 1 });
  const foreign = await aBook(db, { listed: 0, addedBy: (await guest()).id });
  const ids = [
    4711,
    (await aFlashcard(db, { bookId: book.id })).id,
    (await aQuestion(db, { bookId: hidden.id })).id,
    (await aQuestion(db, { bookId: foreign.id })).id,
  ];
  const before = await tableContents(db);

  for (const id of ids) {
    const response = await answer(reader, id, 1);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: 'Question not found' });
  }
  expect(await tableContents(db)).toEqual(before);
});

test('an answer is graded against the revision that the reader saw', async () => {
  const { db, reader, question } = await serverWithQuestion();
  const body = { ...question.body, options: ['Mercury', 'Iron'] };
  const answerKey = { answer: 0, explanation: 'Since the second edition.' };
  await db
    .transaction()
    .execute((tx) =>
      reviseItem(tx, { itemId: question.id, content: { kind: 'mcq', body, answerKey } }, 1),
    );
  const seen = (revision: number) => ({ 'item-revision': String(revision) });

  const first = await answer(reader, question.id, 1, seen(1));
  const second = await answer(reader, question.id, 0, seen(2));
  const unstated = await answer(reader, question.id, 0);

  expect(first.json()).toMatchObject({ isCorrect: true, correctAnswer: 1 });
  expect(second.json()).toMatchObject({ isCorrect: true, correctAnswer: 0 });
  expect(unstated.json()).toMatchObject({ isCorrect: true, explanation: answerKey.explanation });
});

test('who answers wrong is told why, beside what is right and whether it still stands', async () => {
  const { db, reader, book } = await serverWithQuestion();
  const answerKey = {
    accepted: ['Gravitation'],
    reasons: [{ mistake: ['magnetism'], reason: 'Apples are not magnetic.' }],
    standing: 'Einstein has since told it otherwise.',
  };
  const { id } = await aQuestion(db, { bookId: book.id, type: 'typed', answerKey });
  const told = { correctAnswer: { text: 'Gravity' }, accepted: answerKey.accepted };

  const mistaken = (await answer(reader, id, { text: 'Magnetism' })).json();
  const standing = { standing: answerKey.standing };
  expect(mistaken).toMatchObject({ ...told, ...standing, reason: 'Apples are not magnetic.' });
  const other = (await answer(reader, id, { text: 'wind' })).json();
  expect(other).toMatchObject({ ...told, ...standing, isCorrect: false });
  expect(other).not.toHaveProperty('reason');
  const right = (await answer(reader, id, { text: 'gravitation' })).json();
  expect(right).toMatchObject({ ...told, ...standing, isCorrect: true });
  expect(right).not.toHaveProperty('reason');
});

test('of a list with a foreign entry, those that belong are put in order', async () => {
  const { db, reader, book } = await serverWithQuestion();
  const { id } = await aQuestion(db, {
    bookId: book.id,
    type: 'arrange_list',
    body: { options: ['Crimean War', 'Moon landing', 'Hundred Years War'], placed: 2 },
    answerKey: { answer: [2, 0] },
  });
  expect((await answer(reader, id, [2, 0, 1])).statusCode).toBe(400);
  expect((await answer(reader, id, [1, 0])).json()).toMatchObject({ isCorrect: false });
  expect((await answer(reader, id, [2, 0])).json()).toMatchObject({ isCorrect: true });
});
