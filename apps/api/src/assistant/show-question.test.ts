import { QUESTION_KINDS } from '@morsel/sdk/domain';
import { beforeEach, expect, test } from 'vitest';

import { anAssistant, idsOf, itemOf } from '../testing/assistant.ts';
import { aBook, aFlashcard, aQuestion } from '../testing/factories.ts';
import { shelve } from '../testing/reader-calls.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let db: TestServer['db'];
let bookId: number;
let call: Awaited<ReturnType<typeof anAssistant>>['call'];
beforeEach(async () => {
  const server = await testServer();
  ({ db } = server);
  const reader = await server.account();
  ({ id: bookId } = await aBook(db));
  await shelve(reader, bookId);
  ({ call } = await anAssistant(server, reader));
});

const RIGHT = {
  mcq: 'Mercury',
  true_false: 'TRUE',
  match_pairs: 'Ape – Mammal; Hen – Bird; Cod – Fish',
  arrange_list: 'Hundred Years War → Crimean War → First World War',
  typed: 'Gravity',
  cloze: 'photosynthesis',
};

test.each(QUESTION_KINDS)('a question of kind %s is shown and explained', async (type) => {
  const question = await aQuestion(db, { bookId, type });
  const shown = await call('ask_me');
  expect(itemOf(shown.told)).toMatchObject({
    kind: type,
    fromBook: { asks: question.body.questionText },
  });
  const graded = await call('grade_answer', { ...idsOf(itemOf(shown.told)), answer: 'unknown' });
  expect(graded.told).toMatchObject({
    isCorrect: false,
    xp: 0,
    fromBook: { rightAnswer: RIGHT[type], explanation: question.answerKey.explanation },
  });
});

test('the two columns of a question stand each in an order of its own', async () => {
  const left = Array.from({ length: 10 }, (_, index) => `left ${index}`);
  const right = left.map((text) => text.replace('left', 'right'));
  const body = { options: { left, right } };
  const answer = Object.fromEntries(left.map((text, index) => [text, right[index] ?? '']));
  await aQuestion(db, { bookId, type: 'match_pairs', body, answerKey: { answer } });
  const { fromBook } = itemOf((await call('ask_me')).told);
  expect(fromBook['left']).not.toEqual(left);
  expect(fromBook['left']).toEqual(expect.arrayContaining(left));
  expect(fromBook['right']).toEqual(expect.arrayContaining(right));
});

test('the back of a flashcard is shown when it is asked for', async () => {
  const { body, id: itemId } = await aFlashcard(db, { bookId });
  const { told, text } = await call('show_flashcard_back', { itemId, revision: 1 });
  expect(told).toEqual({ fromBook: { front: body.front, back: body.back } });
  expect(text).toContain(body.back);
});
