import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, operation, unmaster } from '../../testing/reader-calls.ts';
import { serverWithQuestion } from '../../testing/server-with-question.ts';
import type { TestReader } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

const masterById = (reader: TestReader, questionId: number) =>
  reader.inject({
    method: 'POST',
    url: `/api/quiz/${questionId}/mastered`,
    payload: { userId: reader.id },
  });

const isMastered = async (reader: TestReader, bookId: number) => {
  const url = `/api/users/${reader.id}/books/${bookId}/mastery`;
  return (await reader.inject({ method: 'GET', url })).json().ismastered;
};

const marks = ({ db }: Awaited<ReturnType<typeof serverWithQuestion>>) =>
  db.selectFrom('masteredItems').select(['userId', 'itemId', 'masteredAt']).execute();

test.each([
  ['/api/quiz/mastered', master],
  ['/api/quiz/:questionId/mastered', masterById],
])('%s marks a question once it was answered, even wrong', async (_path, call) => {
  const server = await serverWithQuestion();
  const { db, reader, book, question, clock } = server;
  await aQuestion(db, { bookId: book.id });
  const early = await call(reader, question.id);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ detail: 'Answer the question first' });
  expect(await marks(server)).toEqual([]);

  await answer(reader, question.id, 0);
  const response = await call(reader, question.id);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    ismastered: true,
    achievement: expect.objectContaining({ id: 'first-mastered' }),
  });
  expect(await marks(server)).toEqual([
    { userId: reader.id, itemId: question.id, masteredAt: clock.now },
  ]);
});

test('an answer of another reader is not enough', async () => {
  const { guest, reader, question } = await serverWithQuestion();
  await answer(await guest(), question.id, 1);

  expect((await master(reader, question.id)).statusCode).toBe(409);
});

test('marking twice is harmless, and each achievement comes once', async () => {
  const server = await serverWithQuestion();
  const { db, reader, book, question, clock } = server;
  const [other, last] = [
    await aQuestion(db, { bookId: book.id }),
    await aQuestion(db, { bookId: book.id }),
  ];
  for (const { id } of [question, other, last]) await answer(reader, id, 1);
  await master(reader, question.id);
  const before = await marks(server);
  clock.now += 1000;

  expect((await master(reader, question.id)).json()).toEqual({ ismastered: true });
  expect(await marks(server)).toEqual(before);
  expect((await master(reader, other.id)).json()).toEqual({ ismastered: true });
  expect((await master(reader, last.id)).json()).toEqual({
    ismastered: true,
    achievement: expect.objectContaining({ id: 'first-book-mastered' }),
  });
  await unmaster(reader, last.id);
  expect((await master(reader, last.id)).json()).toEqual({ ismastered: true });
});

test('a mark can be taken back, and taking it back twice is harmless', async () => {
  const server = await serverWithQuestion();
  const { reader, question } = server;
  await answer(reader, question.id, 1);
  await master(reader, question.id);

  expect((await unmaster(reader, question.id)).json()).toEqual({ ismastered: false });
  expect(await marks(server)).toEqual([]);
  expect((await unmaster(reader, question.id)).json()).toEqual({ ismastered: false });
});

test('a mark can be taken back after the book was hidden', async () => {
  const server = await serverWithQuestion();
  const { db, reader, book, question } = server;
  await answer(reader, question.id, 1);
  await master(reader, question.id);
  await db.updateTable('books').set({ hidden: 1 }).where('id', '=', book.id).execute();

  expect((await unmaster(reader, question.id)).statusCode).toBe(200);
  expect(await marks(server)).toEqual([]);
});

test('what is no question of a visible book can be neither marked nor unmarked', async () => {
  const { db, reader, book } = await serverWithQuestion();
  const hidden = await aBook(db, { hidden: 1 });
  const ids = [
    4711,
    (await aFlashcard(db, { bookId: book.id })).id,
    (await aQuestion(db, { bookId: hidden.id })).id,
  ];
  const before = await tableContents(db);

  for (const id of ids) {
    for (const call of [master, masterById, unmaster]) {
      const response = await call(reader, id);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ detail: 'Question not found' });
    }
  }
  expect(await tableContents(db)).toEqual(before);
});

test('a repeated operation is answered as the first time, after an undo too', async () => {
  const server = await serverWithQuestion();
  const { reader, question } = server;
  await answer(reader, question.id, 1);
  const first = await master(reader, question.id, operation('operation-1'));
  await unmaster(reader, question.id);

  const second = await master(reader, question.id, operation('operation-1'));

  expect(second.body).toBe(first.body);
  expect(await marks(server)).toEqual([]);
});

test('the marks are the reader’s own', async () => {
  const { app, guest, reader, book, question } = await serverWithQuestion();
  const other = await guest();
  const payloads = [
    ['/api/quiz/mastered', { userId: other.id, questionId: question.id }],
    [`/api/quiz/${question.id}/mastered`, { userId: other.id }],
  ] as const;
  for (const [url, payload] of payloads) {
    expect((await reader.inject({ method: 'POST', url, payload })).statusCode).toBe(403);
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  }
  const url = `/api/users/${other.id}/books/${book.id}/mastery`;
  expect((await reader.inject({ method: 'GET', url })).statusCode).toBe(403);
  const reads = ['/api/mastered', `/api/users/${other.id}/books/${book.id}/mastery`];
  for (const url of reads) {
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401);
  }
  expect((await app.inject({ method: 'DELETE', url: payloads[1][0] })).statusCode).toBe(401);
});

test('a book is mastered when it has questions and all visible ones are', async () => {
  const { db, guest, reader, book, question } = await serverWithQuestion();
  const removed = await aQuestion(db, { bookId: book.id });
  await db.updateTable('items').set({ state: 'removed' }).where('id', '=', removed.id).execute();
  await aFlashcard(db, { bookId: book.id });
  const second = await aQuestion(db, { bookId: book.id, type: 'true_false' });
  const other = await guest();
  const cardsOnly = await aBook(db);
  await aFlashcard(db, { bookId: cardsOnly.id });

  for (const { id } of [question, second]) {
    expect(await isMastered(reader, book.id)).toBe(false);
    await answer(reader, id, 1);
    await master(reader, id);
  }

  expect(await isMastered(reader, book.id)).toBe(true);
  expect(await isMastered(other, book.id)).toBe(false);
  expect(await isMastered(reader, cardsOnly.id)).toBe(false);
  await unmaster(reader, second.id);
  expect(await isMastered(reader, book.id)).toBe(false);
});

test('the mastery of a missing or hidden book is not found', async () => {
  const { db, reader } = await serverWithQuestion();
  const hidden = await aBook(db, { hidden: 1 });

  for (const bookId of [4711, hidden.id]) {
    const url = `/api/users/${reader.id}/books/${bookId}/mastery`;
    const response = await reader.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: 'Book not found' });
  }
});

test('mastered questions are listed with their books, newest first', async () => {
  const { db, guest, reader, book, question, clock } = await serverWithQuestion();
  const otherBook = await aBook(db, { topic: 'History' });
  const hidden = await aBook(db);
  const later = await aQuestion(db, { bookId: otherBook.id, type: 'arrange_list' });
  const lost = await aQuestion(db, { bookId: hidden.id });
  const start = clock.now;
  for (const [index, { id, answerKey }] of [question, later, lost].entries()) {
    clock.now = start + index;
    await answer(reader, id, answerKey.answer);
    await master(reader, id);
  }
  await db.updateTable('books').set({ hidden: 1 }).where('id', '=', hidden.id).execute();

  const response = await reader.inject({ method: 'GET', url: '/api/mastered' });

  expect(response.json()).toMatchObject([
    {
      id: later.id,
      type: 'arrange_list',
      questionText: later.body.questionText,
      masteredAt: start + 1,
      book: { id: otherBook.id, title: otherBook.title, topic: { name: 'History' } },
    },
    { id: question.id, type: 'mcq', masteredAt: start, book: { id: book.id } },
  ]);
  const none = await (await guest()).inject({ method: 'GET', url: '/api/mastered' });
  expect(none.json()).toEqual([]);
});
