import { DAY_MS, HOUR_MS, UNDO_WINDOW_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { answering, outcomes, sync, undoing } from '../../testing/backlogs.ts';
import { aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, operation, rate, undo, unmaster } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';
import type { TestReader } from '../../testing/server.ts';
import { changedTables, tableContents } from '../../testing/table-contents.ts';
import { findTotals } from './queries.ts';
import { rebuildReader } from './rebuild-reader.ts';

const RIGHT = 1;
const WRONG = 0;

/** All that may differ from what there was before an event that was taken back. */
const TRACES = ['operations', 'undoneReviews', 'userAchievements', 'users'] as const;

/** All else, with the totals of the reader. */
const stateOf = async (db: Db, { id }: TestReader) => ({
  tables: await tableContents(db, { without: TRACES }),
  totals: await findTotals(db, id),
});

async function setup() {
  const server = await serverWithQuestion();
  const { db, reader, book, clock } = server;
  const other = await aQuestion(db, { bookId: book.id });
  const card = await aFlashcard(db, { bookId: book.id });
  let made = 0;
  const newId = () => `operation-${(made += 1)}`;
  const at = (opId: string, ms: number) => operation(opId, { 'answered-at': String(ms) });
  return {
    ...server,
    other,
    card,
    answerNow: async (itemId: number, value: unknown, by: TestReader = reader) => {
      const opId = newId();
      expect((await answer(by, itemId, value, operation(opId))).statusCode).toBe(200);
      return { itemId, opId };
    },
    rateNow: async (itemId: number, difficulty: string) => {
      const opId = newId();
      expect((await rate(reader, itemId, difficulty, operation(opId))).statusCode).toBe(200);
      return { itemId, opId };
    },
    undoAt: (of: { itemId: number; opId: string }, ms = clock.now, by: TestReader = reader) =>
      undo(by, of, at(newId(), ms)),
    differing: () =>
      db.transaction().execute((tx) => rebuildReader(tx, { id: reader.id, role: 'reader' })),
  };
}

test.each([
  ['a wrong answer', WRONG],
  ['a right answer', RIGHT],
])('%s is taken back as if it had never been', async (_, value) => {
  const { db, reader, other, question, answerNow, undoAt, differing, clock } = await setup();
  await answerNow(other.id, RIGHT);
  clock.now += DAY_MS;
  const before = await stateOf(db, reader);
  const totals = await totalsOf(db, reader);
  const given = await answerNow(question.id, value);
  clock.now += 5000;

  const undone = await undoAt(given);

  expect(undone.statusCode).toBe(200);
  expect(undone.json()).toEqual({ undone: given.opId, stats: { ...totals, level: 1 } });
  expect(await stateOf(db, reader)).toEqual(before);
  expect(await differing()).toBe(0);
});

test('a question that was known before is remembered as before, and can be answered again', async () => {
  const { db, reader, question, answerNow, undoAt, differing, clock } = await setup();
  await answerNow(question.id, RIGHT);
  clock.now += 10 * DAY_MS;
  const before = await stateOf(db, reader);
  await undoAt(await answerNow(question.id, WRONG));

  expect(await stateOf(db, reader)).toEqual(before);
  const again = await answer(reader, question.id, RIGHT);
  expect(again.json()).toMatchObject({ isCorrect: true, streak: 2, xp: CORRECT_XP });
  expect(await differing()).toBe(0);
});

test('a rating is taken back', async () => {
  const { db, reader, card, rateNow, undoAt, differing } = await setup();
  const before = await stateOf(db, reader);
  const given = await rateNow(card.id, 'hard');
  expect(await totalsOf(db, reader)).toMatchObject({ xp: RATING_XP });

  expect((await undoAt(given)).statusCode).toBe(200);

  expect(await stateOf(db, reader)).toEqual(before);
  expect(await differing()).toBe(0);
});

test('one after the other can be taken back, the last first', async () => {
  const { db, reader, question, other, answerNow, undoAt, differing } = await setup();
  const before = await totalsOf(db, reader);
  const first = await answerNow(question.id, RIGHT);
  const second = await answerNow(other.id, WRONG);

  const tooEarly = await undoAt(first);
  expect(tooEarly.statusCode).toBe(409);
  expect(tooEarly.json()).toMatchObject({
    detail: 'Only the last answer or rating can be undone',
  });
  for (const given of [second, first]) expect((await undoAt(given)).statusCode).toBe(200);

  expect(await totalsOf(db, reader)).toEqual(before);
  expect(await differing()).toBe(0);
});

test('an achievement stays once it was earned, and is not told of again', async () => {
  const { db, reader, question, answerNow, undoAt } = await setup();
  await undoAt(await answerNow(question.id, RIGHT));

  const earned = await db.selectFrom('userAchievements').select('achievementId').execute();
  expect(earned).toEqual([{ achievementId: 'first-right-answer' }]);
  expect((await answer(reader, question.id, RIGHT)).json()).not.toHaveProperty('achievement');
});

test('it is told of in the export, and nowhere else', async () => {
  const { reader, question, answerNow, undoAt, clock } = await setup();
  const given = await answerNow(question.id, WRONG);
  await undoAt(given);

  const data = (await reader.inject({ url: `/api/users/${reader.id}/export` })).json();
  expect(data.reviews).toEqual([]);
  expect(data.undoneReviews).toMatchObject([{ opId: given.opId, undoneAt: clock.now }]);
});

test.each([
  ['within its minute', UNDO_WINDOW_MS, 200],
  ['after it', UNDO_WINDOW_MS + 1, 409],
])('%s', async (_, ms, status) => {
  const { db, question, answerNow, undoAt, clock } = await setup();
  const given = await answerNow(question.id, WRONG);
  const before = await tableContents(db);
  clock.now += ms;

  expect((await undoAt(given)).statusCode).toBe(status);

  const isUnchanged = changedTables(before, await tableContents(db)).length === 0;
  expect(isUnchanged).toBe(status === 409);
});

test('what was undone within its minute counts as undone, however late it is told', async () => {
  const { db, reader, question, answerNow, undoAt, clock, differing } = await setup();
  const before = await totalsOf(db, reader);
  const given = await answerNow(question.id, WRONG);
  const done = clock.now + 3000;
  clock.now += 9 * HOUR_MS;

  expect((await undoAt(given, done)).statusCode).toBe(200);

  expect(await totalsOf(db, reader)).toEqual(before);
  expect(await differing()).toBe(0);
});

test('answer and undo arrive in one backlog', async () => {
  const { db, reader, question, other, clock, differing } = await setup();
  const answeredAt = clock.now - DAY_MS;
  const operations = [
    answering({ opId: 'answer-1', target: question.id, answeredAt }, RIGHT),
    answering({ opId: 'answer-2', target: other.id, answeredAt }, WRONG),
    undoing({ opId: 'undoing-2', target: other.id, answeredAt: answeredAt + 2000 }, 'answer-2'),
    answering({ opId: 'answer-3', target: other.id, answeredAt: answeredAt + 9000 }, RIGHT),
  ];

  const first = await sync(reader, operations, clock.now);

  expect(first.stats).toMatchObject({ totalAnswered: 2, correctAnswered: 2, streak: 2 });
  expect(first.results[2]).toMatchObject({ reply: { undone: 'answer-2' } });
  expect(await sync(reader, operations, clock.now)).toEqual(first);
  await db.updateTable('operations').set({ reply: null }).execute();
  const late = await sync(reader, operations, clock.now);
  expect(outcomes(late)).toEqual(outcomes(first));
  expect(late.stats).toEqual(first.stats);
  expect(await differing()).toBe(0);
});

test('what comes twice counts once: the answer, the undo, and another undo of the same', async () => {
  const { db, reader, question, answerNow, undoAt } = await setup();
  const given = await answerNow(question.id, WRONG);
  const first = await undo(reader, given, operation('undoing-1'));
  const before = await tableContents(db);

  const second = await undo(reader, given, operation('undoing-1'));
  const repeated = await answer(reader, question.id, WRONG, operation(given.opId));

  expect(second.body).toBe(first.body);
  expect(repeated.statusCode).toBe(200);
  expect(await tableContents(db)).toEqual(before);
  expect((await undoAt(given)).json()).toEqual(first.json());
  expect(changedTables(before, await tableContents(db))).toEqual(['operations']);
});

test('what is not there is not found: unknown, of another item, of another reader, or a mark', async () => {
  const { db, guest, reader, question, other, answerNow, undoAt } = await setup();
  const stranger = await guest();
  const given = await answerNow(question.id, WRONG);
  const theirs = await answerNow(question.id, WRONG, stranger);
  const before = await tableContents(db);

  for (const wanted of [{ ...given, opId: 'never-done' }, { ...given, itemId: other.id }, theirs]) {
    const refused = await undoAt(wanted);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ detail: 'There is no such answer or rating' });
  }
  expect((await undoAt(given, undefined, stranger)).statusCode).toBe(404);
  await master(reader, question.id, operation('mark-of-it'));
  const mark = await undoAt({ itemId: question.id, opId: 'mark-of-it' });
  expect(mark.statusCode).toBe(404);
  expect((await unmaster(reader, question.id)).statusCode).toBe(200);
  const changed = changedTables(before, await tableContents(db));
  expect(changed).toEqual(['userAchievements', 'operations']);
});

test('a question that was mastered since keeps its answer until the mark is taken back', async () => {
  const { db, reader, question, answerNow, undoAt } = await setup();
  const given = await answerNow(question.id, RIGHT);
  await master(reader, question.id);
  const before = await tableContents(db);

  const refused = await undoAt(given);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ detail: 'Take the mastered mark back first' });
  expect(await tableContents(db)).toEqual(before);

  await unmaster(reader, question.id);
  expect((await undoAt(given)).statusCode).toBe(200);
});

test.each([
  ['no id', { opId: 'short' }, 'opId'],
  ['no item', { itemId: 0 }, 'itemId'],
])('%s is refused', async (_, over, field) => {
  const { reader, question } = await setup();
  const refused = await undo(reader, { itemId: question.id, opId: 'operation-1', ...over });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ field });
});
