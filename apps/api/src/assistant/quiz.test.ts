import { beforeEach, expect, test } from 'vitest';

import { anAssistant, type Era, idsOf, itemOf } from '../testing/assistant.ts';
import { aBook, aFlashcard, aQuestion } from '../testing/factories.ts';
import { shelve } from '../testing/reader-calls.ts';
import { totalsOf } from '../testing/server-with-question.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
});

/** A book on the reader's shelf. */
async function shelvedBook(of = reader) {
  const book = await aBook(server.db);
  await shelve(of, book.id);
  return book;
}

type Made = Awaited<ReturnType<typeof aQuestion | typeof aFlashcard>>;

/** The tool for it, what is right, and what is not to be told before. */
function replyTo(item: Made | undefined) {
  if (item === undefined) throw new Error('Something was asked that is not there');
  return item.kind === 'flashcard'
    ? (['rate_flashcard', { difficulty: 'easy' }, item.body.back] as const)
    : (['grade_answer', { answer: item.answerKey.answer }, item.answerKey.explanation] as const);
}

const events = () =>
  server.db.selectFrom('reviewEvents').selectAll().where('userId', '=', reader.id).execute();

test.each<Era>(['auto', 'legacy'])(
  'an assistant (%s) holds a quiz of five items, each of which counts once',
  async (era) => {
    const { id: bookId } = await shelvedBook();
    const made = [
      await aQuestion(server.db, { bookId }),
      await aQuestion(server.db, { bookId, type: 'true_false' }),
      await aQuestion(server.db, { bookId, type: 'typed' }),
      await aQuestion(server.db, { bookId, type: 'match_pairs' }),
      await aFlashcard(server.db, { bookId }),
    ];
    const listensAt = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { call } = await anAssistant(server, reader, { era, listensAt });
    const asked = new Set<number>();

    for (const _ of made) {
      const shown = await call('ask_me');
      const { operationId, itemId, revision } = itemOf(shown.told);
      asked.add(itemId);
      const [tool, reply, solution] = replyTo(made.find(({ id }) => id === itemId));
      expect(JSON.stringify(shown)).not.toContain(solution);
      const given = { operationId, itemId, revision, ...reply };
      const counted = await call(tool, given);
      expect(counted.told).toMatchObject({ xp: expect.any(Number) });
      // The very call again, as after a lost connection.
      expect((await call(tool, given)).told).toEqual(counted.told);
    }

    expect(asked.size).toBe(5);
    expect(await totalsOf(server.db, reader)).toMatchObject({
      xp: 42,
      totalAnswered: 4,
      streak: 4,
    });
    expect(await events()).toHaveLength(5);
    // Nothing is new or due any more; what comes now earns nothing, and says so.
    expect((await call('ask_me', { dueOnly: true })).told).toEqual({ item: null });
    expect((await call('ask_me')).text).toContain('it earns nothing');
  },
);

test('an answer is explained as the question was when it was asked', async () => {
  const { id: bookId } = await shelvedBook();
  const { id, body } = await aQuestion(server.db, { bookId });
  const { call } = await anAssistant(server, reader);
  const asked = idsOf(itemOf((await call('ask_me')).told));
  const options = ['Lead', 'Tin', 'Zinc', 'Mercury'];
  const changed = { questionText: body.questionText, options, imageUrl: null, place: null };
  await server.db
    .insertInto('itemRevisions')
    .values({
      itemId: id,
      revision: 2,
      body: JSON.stringify(changed),
      answerKey: JSON.stringify({ answer: 3, explanation: 'Still.' }),
      createdAt: server.clock.now,
    })
    .execute();
  await server.db.updateTable('items').set({ revision: 2 }).where('id', '=', id).execute();

  const graded = await call('grade_answer', { ...asked, answer: 1 });
  expect(graded.told).toMatchObject({ isCorrect: true, fromBook: { rightAnswer: 'Mercury' } });
});

test('a list that some do not belong to is asked with how many do', async () => {
  const { id: bookId } = await shelvedBook();
  const options = ['Rome', 'Troy', 'Athens'];
  const answerKey = { answer: [1, 2] };
  await aQuestion(server.db, {
    bookId,
    type: 'arrange_list',
    body: { options, placed: 2 },
    answerKey,
  });
  const { call } = await anAssistant(server, reader);
  expect(itemOf((await call('ask_me')).told)).toMatchObject({
    howToAnswer: expect.stringMatching(/ 2 belong\.$/),
  });
});

test('each call may be answered by another process', async () => {
  const { id: bookId } = await shelvedBook();
  await aQuestion(server.db, { bookId });
  const other = await testServer({ db: server.db });
  const { call } = await anAssistant(server, reader, { also: other });
  const { itemId, revision } = itemOf((await call('ask_me')).told);
  const given = { operationId: 'operation-of-mine', itemId, revision, answer: 1 };
  const graded = await call('grade_answer', given);
  expect(graded.told).toMatchObject({ isCorrect: true, xp: 10 });
  expect((await call('grade_answer', given)).told).toEqual(graded.told);
  expect(await events()).toHaveLength(1);
});

test('an operation id that comes with another answer is refused', async () => {
  const { id: bookId } = await shelvedBook();
  await aQuestion(server.db, { bookId });
  const { call } = await anAssistant(server, reader);
  const asked = idsOf(itemOf((await call('ask_me')).told));

  await call('grade_answer', { ...asked, answer: 1 });
  const other = await call('grade_answer', { ...asked, answer: 0 });
  expect(other).toEqual({
    isError: true,
    text: 'This operation id was used for something else',
    told: {},
  });
  expect(await events()).toHaveLength(1);
});

test('what was missed just now is not asked again at once, unless there is nothing else', async () => {
  const { id: bookId } = await shelvedBook();
  await aQuestion(server.db, { bookId });
  await aQuestion(server.db, { bookId });
  const { call } = await anAssistant(server, reader);
  const first = itemOf((await call('ask_me')).told);
  await call('grade_answer', { ...idsOf(first), answer: 'unknown' });

  const second = itemOf((await call('ask_me')).told);
  expect(second.itemId).not.toBe(first.itemId);
  await call('grade_answer', { ...idsOf(second), answer: 1 });
  expect(itemOf((await call('ask_me')).told).itemId).toBe(first.itemId);
});

test('only what is wanted is asked', async () => {
  const { id: bookId } = await shelvedBook();
  const other = await shelvedBook();
  const question = await aQuestion(server.db, { bookId });
  const card = await aFlashcard(server.db, { bookId });
  await aQuestion(server.db, { bookId: other.id });
  const { call } = await anAssistant(server, reader);
  const asked = async (wanted: object) =>
    itemOf((await call('ask_me', { ...wanted })).told)?.itemId;

  expect(await asked({ bookId, itemType: 'flashcard' })).toBe(card.id);
  expect(await asked({ bookId, itemType: 'question' })).toBe(question.id);
  expect(await asked({ bookId, without: [question.id] })).toBe(card.id);
  expect(await asked({ bookId, without: [question.id, card.id] })).toBeUndefined();
});

test('a review counts for the day of the zone that is told, else of the one practised in last', async () => {
  const { id: bookId } = await shelvedBook();
  await aQuestion(server.db, { bookId });
  await aQuestion(server.db, { bookId });
  server.clock.now = Date.UTC(2026, 2, 2, 20);
  const { call } = await anAssistant(server, reader);
  const answer = async (over: object) =>
    call('grade_answer', { ...idsOf(itemOf((await call('ask_me')).told)), answer: 1, ...over });

  await answer({ timeZone: 'Asia/Tokyo' });
  await answer({});
  expect((await events()).map(({ localDay }) => localDay)).toEqual(['2026-03-03', '2026-03-03']);
  const wrong = await answer({ timeZone: 'Mars/Olympus' });
  expect([wrong.isError, wrong.text]).toEqual([true, 'time-zone must be an IANA time zone']);
});

test("others' own items can be neither asked for nor answered nor turned", async () => {
  const other = await server.account();
  const { id: bookId } = await shelvedBook();
  const question = await aQuestion(server.db, { bookId });
  const card = await aFlashcard(server.db, { bookId });
  await server.db.updateTable('items').set({ ownerId: other.id }).execute();
  const { call } = await anAssistant(server, reader);

  expect((await call('ask_me')).told).toEqual({ item: null });
  const given = { operationId: 'operation-1', revision: 1 };
  for (const [tool, args, refusal] of [
    ['grade_answer', { ...given, itemId: question.id, answer: 1 }, 'Question not found'],
    ['rate_flashcard', { ...given, itemId: card.id, difficulty: 'easy' }, 'Flashcard not found'],
    ['show_flashcard_back', { itemId: card.id, revision: 1 }, 'Flashcard not found'],
  ] as const) {
    expect(await call(tool, args)).toMatchObject({ isError: true, text: refusal });
  }
  expect(await events()).toEqual([]);
});
