import { UNKNOWN } from '@morsel/sdk/rules';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import type { Db } from '../database/connection.ts';
import { answering, rating, sync } from './backlogs.ts';
import { aBook, aFlashcard, aQuestion } from './factories.ts';
import { answer, master, operation, rate, unmaster } from './reader-calls.ts';
import { type TestReader, type TestServer, testServer } from './server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TIME_ZONE = 'Europe/Zurich';

/** Something that is done with an item, `late` hours before it arrives. */
const deed = fc.record({
  item: fc.nat({ max: 4 }),
  isRight: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
  late: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 600 })),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const step = fc.record({
  by: fc.constantFrom('account' as const, 'account' as const, 'guest' as const),
  /** Hours before it. */
  pause: fc.oneof({ weight: 4, arbitrary: fc.constant(24) }, fc.nat({ max: 72 }), fc.constant(800)),
  /** What goes out at once. */
  deed,
  /** What was kept on the device. */
  backlog: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(deed, { maxLength: 3 })),
  mark: fc.constantFrom(null, null, null, 'master' as const, 'unmaster' as const),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What two readers do, who may turn out to be one. */
export const someSteps = fc.array(step, { minLength: 4, maxLength: 22 });

/** A server with a book of the four kinds of question and a card, where readers do those steps. */
export async function deedWorld() {
  const server = await testServer();
  const { clock } = server;
  const items = await sampleItems(server.db);
  const newId = counter();

  async function doAtOnce(reader: TestReader, done: Deed) {
    const answeredAt = String(clock.now - done.late * HOUR);
    const headers = operation(newId(), { 'answered-at': answeredAt, 'time-zone': TIME_ZONE });
    const reply = isAnswer(done)
      ? await answer(reader, items.idOf(done), items.valueOf(done), headers)
      : await rate(reader, items.idOf(done), done.difficulty, headers);
    expect(reply.statusCode).toBe(200);
  }

  async function send(reader: TestReader, deeds: readonly Deed[]) {
    const backlog = deeds.map((done) => {
      const answeredAt = clock.now - done.late * HOUR;
      const of = { opId: newId(), answeredAt, timeZone: TIME_ZONE, target: items.idOf(done) };
      return isAnswer(done) ? answering(of, items.valueOf(done)) : rating(of, done.difficulty);
    });
    const { results } = await sync(reader, backlog, clock.now);
    expect(results.every(({ status }) => status === 'applied')).toBe(true);
  }

  async function doStep(reader: TestReader, { pause, deed: done, backlog, mark }: Step) {
    clock.now += pause * HOUR;
    await doAtOnce(reader, done);
    if (backlog.length > 0) await send(reader, backlog);
    if (mark === null || !isAnswer(done)) return;
    await (mark === 'master' ? master : unmaster)(reader, items.idOf(done));
  }
  return { server, doStep };
}

/** The last of the items is the card. */
const isAnswer = ({ item }: Deed) => item < 4;

async function sampleItems(db: Db) {
  const { id: bookId } = await aBook(db);
  const questions = [
    await aQuestion(db, { bookId }),
    await aQuestion(db, { bookId, type: 'true_false' }),
    await aQuestion(db, { bookId, type: 'match_pairs' }),
    await aQuestion(db, { bookId, type: 'arrange_list' }),
  ];
  const card = await aFlashcard(db, { bookId });
  return {
    idOf: ({ item }: Deed) => questions[item]?.id ?? card.id,
    valueOf({ item, isRight }: Deed) {
      if (isRight) return questions[item]?.answerKey.answer ?? UNKNOWN;
      return item === 0 ? 0 : UNKNOWN;
    },
  };
}

function counter(): () => string {
  let made = 0;
  return () => `done-deed-${(made += 1)}`;
}

/** An account and a guest, both there since a month ago. */
export async function twoReaders(server: TestServer) {
  const account = await server.account({ created_at: server.clock.now - 30 * DAY });
  const guest = await server.guest();
  const { db, clock } = server;
  const users = db.updateTable('users').where('id', '=', guest.id);
  await users.set({ created_at: clock.now - 30 * DAY }).execute();
  // Some come back after months.
  await db
    .updateTable('sessions')
    .set({ expires_at: clock.now + 3000 * DAY })
    .execute();
  return { account, guest };
}
