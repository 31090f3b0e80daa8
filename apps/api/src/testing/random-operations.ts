import { DAY_MS, HOUR_MS, QUESTION_KINDS, UNKNOWN } from '@morsel/sdk/domain';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import type { Db } from '../database/connection.ts';
import { raiseAnswers } from '../modules/reviews/raise-answer.ts';
import { answering, rating, sync, undoing } from './backlogs.ts';
import { aBook, aFlashcard, aQuestion } from './factories.ts';
import { answer, master, operation, rate, undo, unmaster } from './reader-calls.ts';
import { type TestReader, type TestServer, testServer } from './server.ts';

const TIME_ZONE = 'Europe/Zurich';
/** The last of the items is the card. */
const CARD = QUESTION_KINDS.length;

/** Something that is done with an item, `late` hours before it arrives. */
const randomOperation = fc.record({
  item: fc.nat({ max: CARD }),
  isRight: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
  late: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 600 })),
});

/** Of what went out at once, by its call or in a backlog. */
const undone = fc.constantFrom(null, null, null, null, null, 'call' as const, 'backlog' as const);
type RandomOperation = typeof randomOperation extends fc.Arbitrary<infer D> ? D : never;

const step = fc.record({
  by: fc.constantFrom('account' as const, 'account' as const, 'guest' as const),
  /** Hours before it. */
  pause: fc.oneof({ weight: 4, arbitrary: fc.constant(24) }, fc.nat({ max: 72 }), fc.constant(800)),
  /** What goes out at once. */
  atOnce: randomOperation,
  undone,
  /** What was kept on the device. */
  backlog: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.array(randomOperation, { maxLength: 3 }),
  ),
  mark: fc.constantFrom(null, null, null, 'master' as const, 'unmaster' as const),
  /** Which of the reader's answers, counted from the last, turns out to be right. */
  raised: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.nat({ max: 6 })),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What two readers do, who may turn out to be one. */
export const someSteps = fc.array(step, { minLength: 4, maxLength: 22 });

const rightAt = (item: number, over: Partial<Step> = {}): Step => ({
  by: 'account',
  pause: 24,
  atOnce: { item, isRight: true, difficulty: 'easy', late: 0 },
  undone: null,
  backlog: [],
  mark: null,
  raised: null,
  ...over,
});

/** What a good reader does: every kind, ten in a row on as many days, a comeback, a recall after a month. */
export const fruitfulSteps: Step[] = [
  rightAt(0, { atOnce: { item: 0, isRight: false, difficulty: 'easy', late: 0 } }),
  ...Array.from({ length: 10 }, (_, day) => rightAt(day % QUESTION_KINDS.length)),
  rightAt(CARD),
  rightAt(1, { pause: 800, mark: 'master' }),
];

/** A server with a book of the four kinds of question and a card, where readers do those steps. */
export async function operationWorld() {
  const server = await testServer();
  const { clock } = server;
  const items = await sampleItems(server.db);
  const newId = counter();

  async function doAtOnce(reader: TestReader, done: RandomOperation) {
    const answeredAt = String(clock.now - done.late * HOUR_MS);
    const opId = newId();
    const headers = operation(opId, { 'answered-at': answeredAt, 'time-zone': TIME_ZONE });
    const reply = isAnswer(done)
      ? await answer(reader, items.idOf(done), items.valueOf(done), headers)
      : await rate(reader, items.idOf(done), done.difficulty, headers);
    expect(reply.statusCode).toBe(200);
    return { itemId: items.idOf(done), opId, answeredAt: Number(answeredAt) };
  }

  async function takeBack(
    reader: TestReader,
    { itemId, opId, answeredAt }: { itemId: number; opId: string; answeredAt: number },
    by: 'call' | 'backlog',
  ) {
    if (by === 'call') {
      const headers = operation(newId(), { 'answered-at': String(answeredAt) });
      const reply = await undo(reader, { itemId, opId }, headers);
      expect([200, 409]).toContain(reply.statusCode);
      return;
    }
    const backlog = [undoing({ opId: newId(), target: itemId, answeredAt }, opId)];
    await sync(reader, backlog, clock.now);
  }

  async function send(reader: TestReader, kept: readonly RandomOperation[]) {
    const backlog = kept.map((done) => {
      const answeredAt = clock.now - done.late * HOUR_MS;
      const of = { opId: newId(), answeredAt, timeZone: TIME_ZONE, target: items.idOf(done) };
      return isAnswer(done) ? answering(of, items.valueOf(done)) : rating(of, done.difficulty);
    });
    const { results } = await sync(reader, backlog, clock.now);
    expect(results.every(({ status }) => status === 'applied')).toBe(true);
  }

  /** As an accepted claim does. */
  async function raise({ id: userId }: TestReader, raised: number) {
    const answers = server.db
      .selectFrom('reviewEvents')
      .select('opId')
      .where('userId', '=', userId)
      .where('kind', '=', 'answer')
      .orderBy('id', 'desc');
    const answer = await answers.offset(raised).limit(1).executeTakeFirst();
    if (answer === undefined) return;
    await server.db
      .transaction()
      .execute((tx) => raiseAnswers(tx, [{ userId, opId: answer.opId }]));
  }

  async function doStep(
    reader: TestReader,
    { pause, atOnce: done, backlog, mark, undone, raised }: Step,
  ) {
    clock.now += pause * HOUR_MS;
    const review = await doAtOnce(reader, done);
    if (raised !== null) await raise(reader, raised);
    if (undone !== null) {
      await takeBack(reader, review, undone);
      return;
    }
    if (backlog.length > 0) await send(reader, backlog);
    if (mark === null || !isAnswer(done)) return;
    await (mark === 'master' ? master : unmaster)(reader, items.idOf(done));
  }
  return { server, doStep };
}

const isAnswer = ({ item }: RandomOperation) => item < CARD;

async function sampleItems(db: Db) {
  const { id: bookId } = await aBook(db);
  const questions: Awaited<ReturnType<typeof aQuestion>>[] = [];
  for (const type of QUESTION_KINDS) questions.push(await aQuestion(db, { bookId, type }));
  const card = await aFlashcard(db, { bookId });
  return {
    idOf: ({ item }: RandomOperation) => questions[item]?.id ?? card.id,
    valueOf({ item, isRight }: RandomOperation) {
      if (isRight) return questions[item]?.answerKey.answer ?? UNKNOWN;
      return item === 0 ? 0 : UNKNOWN;
    },
  };
}

function counter(): () => string {
  let made = 0;
  return () => `operation-${(made += 1)}`;
}

/** An account and a guest, both there since a month ago. */
export async function twoReaders(server: TestServer) {
  const account = await server.account({ createdAt: server.clock.now - 30 * DAY_MS });
  const guest = await server.guest();
  const { db, clock } = server;
  const users = db.updateTable('users').where('id', '=', guest.id);
  await users.set({ createdAt: clock.now - 30 * DAY_MS }).execute();
  // Some come back after months.
  await db
    .updateTable('sessions')
    .set({ seenAt: clock.now + 3000 * DAY_MS, expiresAt: clock.now + 3000 * DAY_MS })
    .execute();
  return { account, guest };
}
