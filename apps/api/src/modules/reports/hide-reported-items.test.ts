import type { Hidings } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { decideClaims, moderate } from '../../testing/admin-calls.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { answer, claim, operation, readFeed, report, shelve } from '../../testing/reader-calls.ts';
import { aReporter, practiseAndReport, reportedByThree } from '../../testing/reporters.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aRun, aSource, groundItem } from '../../testing/sources.ts';

let server: TestServer;
let admin: TestReader;
let bookId: number;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
  bookId = (await aBook(server.db)).id;
});

const stateOf = async (itemId: number) => {
  const item = server.db.selectFrom('items').select('state').where('id', '=', itemId);
  return (await item.executeTakeFirstOrThrow()).state;
};

const hidings = async (): Promise<Hidings> =>
  (await admin.inject({ url: '/api/admin/hidings' })).json();

describe('an item', () => {
  it('is hidden from all by the third reader whose report counts; admins are told why', async () => {
    const { id, body } = await aQuestion(server.db, { bookId, body: { questionText: 'Why?' } });
    const states: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await practiseAndReport(await aReporter(server), id);
      states.push(await stateOf(id));
    }
    expect(states).toEqual(['active', 'active', 'hidden']);
    expect((await admin.inject({ url: `/api/books/${bookId}/questions` })).json()).toEqual([]);
    expect((await report(await aReporter(server), id)).statusCode).toBe(404);
    const reason = { reporter: expect.any(String), reason: 'wrong', weight: 100 };
    expect(await hidings()).toEqual([
      {
        id: expect.any(Number),
        itemId: id,
        kind: 'mcq',
        text: body.questionText,
        bookId,
        bookTitle: expect.any(String),
        heldBy: null,
        reasons: [reason, reason, reason],
        createdAt: server.clock.now,
      },
    ]);
  });

  it.each([
    ['guests', async () => server.guest()],
    ['accounts of today', () => aReporter(server, { createdAt: server.clock.now - DAY_MS + 1 })],
    ['accounts of one network', () => aReporter(server, { address: '203.0.113.9' })],
    ['accounts of one wide network', () => aReporter(server, { address: anotherOfOne() })],
  ])('stays, however many %s report it', async (_, another) => {
    const { id } = await aQuestion(server.db, { bookId });
    await practiseAndReport(await aReporter(server), id);
    for (let count = 0; count < 5; count += 1) await practiseAndReport(await another(), id);
    expect(await stateOf(id)).toBe('active');
  });

  let last = 0;
  const anotherOfOne = () => `2001:db8:1:${(last += 1)}::1`;

  it('stays when those who report it have not practised it', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    for (let count = 0; count < 5; count += 1) await report(await aReporter(server), id);
    expect(await stateOf(id)).toBe('active');
    // What comes after the report changes nothing.
    server.clock.now += 1;
    const late = await aReporter(server);
    await report(late, id);
    server.clock.now += 1;
    await answer(late, id, 1);
    await practiseAndReport(await aReporter(server), id);
    await practiseAndReport(await aReporter(server), id);
    expect(await stateOf(id)).toBe('active');
  });

  it('stays when reports of those who are mostly wrong are the third', async () => {
    const reporter = await aReporter(server);
    for (let count = 0; count < 4; count += 1) {
      const { id } = await aQuestion(server.db, { bookId });
      await practiseAndReport(reporter, id);
      await moderate(admin, id, 'active');
    }
    const { id } = await aQuestion(server.db, { bookId });
    for (let count = 0; count < 2; count += 1) await practiseAndReport(await aReporter(server), id);
    await practiseAndReport(reporter, id);
    expect(await stateOf(id)).toBe('active');
    await practiseAndReport(await aReporter(server), id);
    expect(await stateOf(id)).toBe('hidden');
    const [hiding] = await hidings();
    expect(hiding?.reasons.map(({ weight }) => weight)).toEqual([100, 100, 100, 33]);
  });
});

describe('what reports never hide by themselves', () => {
  it('are built-in items: they go to the list of admins', async () => {
    const { id } = await aQuestion(server.db, { bookId, libraryKey: 'a' });
    await reportedByThree(server, id);
    expect(await stateOf(id)).toBe('active');
    expect(await hidings()).toMatchObject([{ itemId: id, heldBy: 'library' }]);
  });

  it('are items that an admin has approved, also when a claim has taught them a wording', async () => {
    const { id } = await aQuestion(server.db, { bookId, type: 'typed' });
    await moderate(admin, id, 'active');
    const reader = await server.account();
    await answer(reader, id, { text: 'Attraction' }, operation('written-by-one'));
    await claim(reader, { itemId: id, opId: 'written-by-one' }, operation('claimed-by-one'));
    await decideClaims(admin, id, { text: 'Attraction', state: 'accepted' });
    for (let count = 0; count < 3; count += 1) {
      const reporter = await aReporter(server);
      await answer(reporter, id, { text: 'Gravity' });
      await report(reporter, id);
    }
    expect(await stateOf(id)).toBe('active');
    expect(await hidings()).toMatchObject([{ itemId: id, heldBy: 'approved' }]);
  });

  it.each([
    ['are items that an admin had made', true, 'approved'],
    ['are no items that an admin’s program had made without the scope for it', false, null],
  ])('%s', async (_, isApproved, heldBy) => {
    const { id } = await aQuestion(server.db, { bookId, isApproved });
    const source = await aSource(server.db, { bookId, shared: 1 });
    await groundItem(server.db, id, source);
    await aRun(server.db, { bookId, userId: admin.id, sourceId: source.id });
    const run = server.db.selectFrom('generationRuns').select('id as runId');
    await server.db
      .updateTable('itemOrigins')
      .set(await run.executeTakeFirstOrThrow())
      .execute();
    await reportedByThree(server, id);
    expect(await hidings()).toMatchObject([{ itemId: id, heldBy }]);
  });

  it('are more of a text than its share, whose items take nothing of what is for all', async () => {
    const readers = [await aReporter(server), await aReporter(server), await aReporter(server)];
    const source = await aSource(server.db, { bookId, readers });
    const ofText = { bookId, sourceId: source.id };
    const texts = [await aQuestion(server.db, ofText), await aQuestion(server.db, ofText)];
    for (const { id } of texts) {
      for (const reader of readers) await practiseAndReport(reader, id);
    }
    expect(await Promise.all(texts.map(({ id }) => stateOf(id)))).toEqual(['hidden', 'active']);

    const forAll = await aQuestion(server.db, { bookId });
    await reportedByThree(server, forAll.id);
    expect(await stateOf(forAll.id)).toBe('hidden');
  });

  it('are more of a book than its share; the others wait, until a report finds room', async () => {
    const [first, second] = [
      await aQuestion(server.db, { bookId }),
      await aQuestion(server.db, { bookId }),
    ];
    await reportedByThree(server, first.id);
    await reportedByThree(server, second.id);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['hidden', 'active']);
    expect(await hidings()).toMatchObject([
      { itemId: second.id, heldBy: 'share' },
      { itemId: first.id, heldBy: null },
    ]);

    await moderate(admin, first.id, 'hidden');
    await practiseAndReport(await aReporter(server), second.id);
    expect(await stateOf(second.id)).toBe('hidden');
    expect(await hidings()).toMatchObject([{ itemId: second.id, heldBy: null }]);
  });
});

it('a hiding outlives its reporters, who are gone without a trace', async () => {
  const { id } = await aQuestion(server.db, { bookId });
  const reporters = await reportedByThree(server, id);
  const before = await hidings();
  for (const { id: userId } of reporters) {
    await server.db.deleteFrom('users').where('id', '=', userId).execute();
  }
  expect(await server.db.selectFrom('itemReports').select('id').execute()).toEqual([]);
  expect(await hidings()).toEqual(before);
  expect((await moderate(admin, id, 'active')).json()).toMatchObject({ state: 'active' });
  expect(await hidings()).toEqual([]);
});

it('whoever reported an item that stays is still told when others report it', async () => {
  const { id } = await aQuestion(server.db, { bookId, libraryKey: 'a' });
  const gone = await reportedByThree(server, id);
  const before = (await hidings()).flatMap(({ reasons }) => reasons);
  for (const { id: userId } of gone) {
    await server.db.deleteFrom('users').where('id', '=', userId).execute();
  }
  await reportedByThree(server, id);
  const [hiding] = await hidings();
  expect(hiding?.reasons).toHaveLength(6);
  expect(hiding?.reasons).toEqual(expect.arrayContaining(before));
});

it('three new accounts with 120 reports hide nothing: a newcomer finds all that was there', async () => {
  const others = await aBook(server.db);
  const ids: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    ids.push((await aQuestion(server.db, { bookId: count % 2 ? others.id : bookId })).id);
  }
  for (let count = 0; count < 3; count += 1) {
    const attacker = await server.account();
    for (const id of ids) expect((await report(attacker, id)).statusCode).toBe(200);
    await server.db.deleteFrom('users').where('id', '=', attacker.id).execute();
  }
  const newcomer = await server.guest();
  for (const book of [bookId, others.id]) await shelve(newcomer, book);
  const served = new Set<number>();
  for (let offset = 0; offset < ids.length; offset += 20) {
    const page = (await readFeed(newcomer, { offset, limit: 20, feedId: 'tab-1' })).json();
    for (const { id } of page) served.add(id);
  }
  expect(served).toEqual(new Set(ids));
  expect(await hidings()).toEqual([]);
});
