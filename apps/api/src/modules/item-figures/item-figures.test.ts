import type { AdminItem, AdminItems } from '@morsel/sdk/contract';
import { UNKNOWN } from '@morsel/sdk/domain';
import fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import {
  decideFigures,
  edit,
  listDoubtful,
  listItems,
  moderate,
} from '../../testing/admin-calls.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { answer, operation, report, undo } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';
import { until } from '../../testing/until.ts';
import { raiseAnswers } from '../reviews/raise-answer.ts';
import { countFiguresDaily } from './count-daily.ts';
import { countFigures } from './count-figures.ts';

const RIGHT = 1;
const WRONG = 0;

let server: TestServer;
let admin: TestReader;
let bookId: number;
let question: { id: number };
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
  bookId = (await aBook(server.db, { title: 'Metals' })).id;
  question = await aQuestion(server.db, { bookId });
});

const count = () => {
  server.clock.now += 1;
  return countFigures(server.db, server.clock.now, new AbortController().signal);
};

/** Readers who answer the question so, each once. */
async function answered(values: readonly unknown[], itemId = question.id): Promise<TestReader[]> {
  const readers = [];
  for (const value of values) {
    const reader = await server.guest();
    expect((await answer(reader, itemId, value)).statusCode).toBe(200);
    readers.push(reader);
  }
  return readers;
}

const times = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

async function figures(itemId = question.id): Promise<AdminItem['figures'] | undefined> {
  const items: AdminItems = (await listItems(admin, bookId)).json();
  return items.find(({ id }) => id === itemId)?.figures;
}

async function doubtful(): Promise<number[]> {
  const items: AdminItems = (await listDoubtful(admin)).json();
  return items.map(({ id }) => id);
}

describe('figures', () => {
  it('are of each reader’s first answer, of guests too; who does not know is wrong', async () => {
    const readers = await answered([...times(5, RIGHT), ...times(3, WRONG), UNKNOWN]);
    await answered([RIGHT, RIGHT], (await aQuestion(server.db, { bookId })).id);
    server.clock.now += 60_000;
    for (const reader of readers) await answer(reader, question.id, RIGHT);
    const account = await server.account();
    await answer(account, question.id, RIGHT);
    await count();
    expect(await figures()).toEqual({
      readers: 10,
      right: 6,
      share: { least: expect.closeTo(0.3127, 3), most: expect.closeTo(0.8318, 3) },
      discrimination: null,
      unused: [],
      doubts: [],
      isFine: false,
      countedAt: server.clock.now,
    });
  });

  it('of a few readers are not told', async () => {
    await answered(times(7, WRONG));
    await count();
    expect(await figures()).toBeNull();
    expect(await doubtful()).toEqual([]);
  });

  it('leave out what was undone, and take as right what was raised', async () => {
    const readers = await answered(times(8, WRONG));
    const [raised] = readers;
    const hasty = await server.guest();
    await answer(hasty, question.id, RIGHT, operation('a-slip-of-the-hand'));
    await undo(hasty, { itemId: question.id, opId: 'a-slip-of-the-hand' });
    const { opId, userId } = await server.db
      .selectFrom('reviewEvents')
      .select(['opId', 'userId'])
      .where('userId', '=', raised?.id ?? 0)
      .executeTakeFirstOrThrow();
    await server.db.transaction().execute((tx) => raiseAnswers(tx, [{ userId, opId }]));
    await count();
    expect(await figures()).toMatchObject({ readers: 8, right: 1, doubts: [] });
  });

  it('take the answer that was given first, though it came last', async () => {
    const typed = await aQuestion(server.db, { bookId });
    await answered(times(7, WRONG), typed.id);
    const late = await server.guest();
    const at = server.clock.now;
    server.clock.now += 3_600_000;
    await answer(late, typed.id, WRONG);
    await answer(late, typed.id, RIGHT, {
      ...operation('on-the-train'),
      'answered-at': String(at),
    });
    const rows = await server.db
      .selectFrom('reviewEvents')
      .select(['practice', 'answeredAt'])
      .where('userId', '=', late.id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ answeredAt }) => answeredAt)).size).toBe(2);
    await count();
    expect(await figures(typed.id)).toMatchObject({ readers: 8, right: 1 });
  });

  it('tell whether those who know the book do better', async () => {
    const others = [];
    for (let made = 0; made < 5; made += 1) others.push(await aQuestion(server.db, { bookId }));
    for (let who = 0; who < 14; who += 1) {
      const isExpert = who < 7;
      const [reader] = await answered([isExpert ? WRONG : RIGHT]);
      if (reader === undefined) throw new Error('One has answered');
      for (const { id } of others) await answer(reader, id, isExpert ? RIGHT : WRONG);
    }
    await count();
    expect(await figures()).toMatchObject({
      discrimination: { value: -1, readers: 14 },
      doubts: ['poor-discrimination'],
    });
    expect(await figures(others[0]?.id)).toMatchObject({
      discrimination: { value: expect.closeTo(0.98, 1) },
      doubts: [],
    });
    expect(await doubtful()).toEqual([question.id]);
  });

  it('of readers’ own texts are nobody’s to see, though one of the items is reported', async () => {
    const readers = [];
    for (let made = 0; made < 8; made += 1) readers.push(await server.guest());
    await groundItem(server.db, question.id, await aSource(server.db, { bookId, readers }));
    for (const reader of readers) {
      expect((await answer(reader, question.id, WRONG)).statusCode).toBe(200);
    }
    const [first] = readers;
    if (first) await report(first, question.id);
    await count();
    expect(await doubtful()).toEqual([]);
    expect(await figures()).toBeNull();
    expect(await server.db.selectFrom('itemFigures').selectAll().execute()).toEqual([]);
  });

  it('go with what they were counted from', async () => {
    await answered(times(8, WRONG));
    await count();
    await server.db.deleteFrom('users').where('email', 'is', null).execute();
    await count();
    expect(await figures()).toBeNull();
  });
});

describe('what wants a look', () => {
  it('is listed with its figures, what nobody knows first, then by readers', async () => {
    const easy = await aQuestion(server.db, { bookId });
    const often = await aQuestion(server.db, { bookId });
    await answered(times(40, RIGHT), easy.id);
    await answered(times(8, WRONG));
    await answered(times(9, UNKNOWN), often.id);
    await answered(times(9, RIGHT), (await aQuestion(server.db, { bookId })).id);
    await count();
    expect(await doubtful()).toEqual([often.id, question.id, easy.id]);
    expect(await figures(easy.id)).toMatchObject({
      unused: ['Iron', 'Copper', 'Silver'].map((option) => ({ option, readers: 0 })),
      doubts: ['unused-options'],
    });
  });

  it('leaves the list when it is hidden, and comes back with it', async () => {
    await answered(times(8, WRONG));
    await count();
    await moderate(admin, question.id, 'hidden');
    expect(await doubtful()).toEqual([]);
    await moderate(admin, question.id, 'active');
    expect(await doubtful()).toEqual([question.id]);
  });

  it('begins anew with an edit, without those who knew it before', async () => {
    const readers = await answered(times(8, WRONG));
    await count();
    const content = {
      type: 'mcq',
      text: 'Which metal do old thermometers hold?',
      answer: 'Mercury',
      distractors: ['Iron', 'Copper'],
      explanation: 'Mercury melts at 39 degrees below zero, far below the warmth of a room.',
    };
    expect((await edit(admin, question.id, content)).json()).toMatchObject({ figures: null });
    expect(await doubtful()).toEqual([]);
    server.clock.now += 60_000;
    for (const reader of readers) await answer(reader, question.id, WRONG);
    await count();
    expect(await figures()).toBeNull();
  });

  it('is fine when an admin says so, until twice as many have answered', async () => {
    await answered(times(8, WRONG));
    await count();
    const decided = await decideFigures(admin, question.id, true);
    expect(decided.json()).toMatchObject({ figures: { isFine: true, doubts: ['nobody-right'] } });
    expect(await doubtful()).toEqual([]);
    await answered(times(7, WRONG));
    await count();
    expect(await doubtful()).toEqual([]);
    await answered([WRONG]);
    await count();
    expect(await doubtful()).toEqual([question.id]);

    await decideFigures(admin, question.id, true);
    await decideFigures(admin, question.id, false);
    expect(await doubtful()).toEqual([question.id]);
  });

  it('is for admins, who say it of items that they see', async () => {
    for (const by of [await server.guest(), await server.account()]) {
      expect((await listDoubtful(by)).statusCode).toBe(403);
      expect((await decideFigures(by, question.id, true)).statusCode).toBe(403);
    }
    expect((await decideFigures(admin, 4711, true)).statusCode).toBe(404);
    expect((await decideFigures(admin, question.id, 'yes')).statusCode).toBe(400);
    expect((await decideFigures(admin, question.id, true)).json()).toMatchObject({ figures: null });
  });
});

it('a server that starts counts what has not been counted for a day', async () => {
  await answered(times(8, WRONG));
  const app = fastify();
  onTestFinished(() => app.close());
  countFiguresDaily(app, { db: server.db, now: () => server.clock.now });
  await app.listen({ port: 0 });
  await until(async () => expect(await doubtful()).toEqual([question.id]));
});
