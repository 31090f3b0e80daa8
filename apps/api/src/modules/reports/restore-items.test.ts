import type { HidingTotals, Hidings } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { beforeEach, expect, it } from 'vitest';

import { restore as restoreAs } from '../../testing/admin-calls.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { report } from '../../testing/reader-calls.ts';
import { practiseAndReport, reportedByThree } from '../../testing/reporters.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let admin: TestReader;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
});

/** Three hidden items, each of a book of its own, an hour after another. */
async function threeHidden() {
  const hidden: { id: number; bookId: number; reporters: TestReader[] }[] = [];
  while (hidden.length < 3) {
    const { id: bookId } = await aBook(server.db);
    const { id } = await aQuestion(server.db, { bookId });
    hidden.push({ id, bookId, reporters: await reportedByThree(server, id) });
    server.clock.now += HOUR_MS;
  }
  return hidden;
}

const restore = (payload: object) => restoreAs(admin, payload);

const hidings = async (query = ''): Promise<Hidings> =>
  (await admin.inject({ url: `/api/admin/hidings${query}` })).json();

const totals = async (query = ''): Promise<HidingTotals> =>
  (await admin.inject({ url: `/api/admin/hidings/totals${query}` })).json();

const itemStates = async () => {
  const items = await server.db.selectFrom('items').select('state').orderBy('id').execute();
  return items.map(({ state }) => state);
};

it.each([
  ['its book', ['hidden', 'active', 'hidden'], (all) => ({ bookId: all[1]?.bookId })],
  [
    'since a time',
    ['hidden', 'active', 'active'],
    () => ({ since: server.clock.now - 2 * HOUR_MS }),
  ],
  [
    'until a time',
    ['active', 'active', 'hidden'],
    () => ({ until: server.clock.now - 2 * HOUR_MS }),
  ],
  [
    'a time of a book',
    ['hidden', 'hidden', 'hidden'],
    (all) => ({ bookId: all[0]?.bookId, since: server.clock.now - HOUR_MS }),
  ],
] satisfies [string, string[], (all: Awaited<ReturnType<typeof threeHidden>>) => object][])(
  'what reports have hidden comes back by %s',
  async (_, expected, wanted) => {
    const all = await threeHidden();
    const answered = await restore(wanted(all));
    const restored = expected.filter((state) => state === 'active').length;
    expect(answered.json()).toEqual({ restored });
    expect(await itemStates()).toEqual(expected);
    expect(await hidings()).toHaveLength(3 - restored);
    expect((await restore(wanted(all))).json()).toEqual({ restored: 0 });
  },
);

it('by one who reported, gone or not: their reports are dismissed, and count against the others', async () => {
  const [first, second] = await threeHidden();
  if (!first || !second) throw new Error('There are three');
  const [gone, ...others] = first.reporters;
  await server.db
    .deleteFrom('users')
    .where('id', '=', gone?.id ?? 0)
    .execute();
  const keys = new Set(
    (await hidings()).find(({ itemId }) => itemId === first.id)?.reasons.map((one) => one.reporter),
  );
  expect(keys.size).toBe(3);
  const [reporter] = keys;
  expect((await restore({ reporter })).json()).toEqual({ restored: 1 });
  expect(await itemStates()).toEqual(['active', 'hidden', 'hidden']);
  const told = (await others[0]?.inject({ url: '/api/reports' }))?.json();
  expect(told).toMatchObject([{ state: 'kept', decidedAt: server.clock.now }]);
  const left = await server.db
    .selectFrom('itemReports')
    .select(['network'])
    .where('itemId', '=', first.id)
    .execute();
  expect(left).toEqual([{ network: null }, { network: null }]);

  // What an admin restored is approved.
  await reportedByThree(server, first.id);
  expect(await itemStates()).toEqual(['active', 'hidden', 'hidden']);
});

it('one who was dismissed weighs less the next time', async () => {
  const [first] = await threeHidden();
  await restore({ bookId: first?.bookId });
  const { id } = await aQuestion(server.db, { bookId: (await aBook(server.db)).id });
  for (const reporter of first?.reporters ?? []) await practiseAndReport(reporter, id);
  expect(await itemStates()).toEqual(['active', 'hidden', 'hidden', 'active']);
});

it('before anything is restored it is told what of: items, reports, books and reporters', async () => {
  const [first, second] = await threeHidden();
  if (!first || !second) throw new Error('There are three');
  // Of a book whose share is used up one more waits.
  const waiting = await aQuestion(server.db, { bookId: second.bookId });
  for (const reporter of first.reporters) await practiseAndReport(reporter, waiting.id);
  await report(await server.guest(), waiting.id);

  const all = await totals();
  expect(all).toMatchObject({
    hidden: 3,
    held: { library: 0, approved: 0, share: 1 },
    reports: 13,
    books: [
      { bookId: second.bookId, title: expect.any(String), hidden: 1, held: 1, waiting: 1 },
      { bookId: first.bookId, hidden: 1, held: 0, waiting: 0 },
      { hidden: 1 },
    ],
  });
  expect(all.reporters.map(({ items }) => items)).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 1]);

  const { reporter } = all.reporters[0] ?? {};
  const ofReporter = { hidden: 1, held: { library: 0, approved: 0, share: 1 }, reports: 7 };
  expect(await totals(`?reporter=${reporter}`)).toMatchObject(ofReporter);
  expect(await hidings(`?reporter=${reporter}`)).toHaveLength(2);
  expect((await restore({ reporter })).json()).toEqual({ restored: 2 });
  expect(await totals()).toMatchObject({ hidden: 2, held: { share: 0 }, reports: 6 });
});

it.each([
  ['nothing', ['active', 'active']],
  ['share', ['hidden', 'active']],
])('what is held by %s is listed, counted and restored alone', async (heldBy, states) => {
  const { id: bookId } = await aBook(server.db);
  const ids: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id } = await aQuestion(server.db, { bookId });
    await reportedByThree(server, id);
    ids.push(id);
  }
  const [itemId] = heldBy === 'nothing' ? ids : ids.slice(1);
  expect(await hidings(`?heldBy=${heldBy}`)).toMatchObject([{ itemId }]);
  expect(await totals(`?heldBy=${heldBy}`)).toMatchObject({ reports: 3, books: [{ bookId }] });
  expect((await restore({ heldBy })).json()).toEqual({ restored: 1 });
  expect(await itemStates()).toEqual(states);
});

it('hidings come in pages, the latest first', async () => {
  const all = await threeHidden();
  const [latest] = await hidings();
  expect(latest?.itemId).toBe(all[2]?.id);
  const rest = await hidings(`?before=${latest?.id}`);
  expect(rest.map(({ itemId }) => itemId)).toEqual([all[1]?.id, all[0]?.id]);
});

it.each([
  [{}, undefined],
  [{ bookId: 'x' }, 'bookId'],
  [{ reporter: 'Rita' }, 'reporter'],
  [{ heldBy: 'me' }, 'heldBy'],
  [{ since: 2, until: 1 }, 'until'],
  [{ everything: true }, 'everything'],
])('%j restores nothing', async (payload, field) => {
  await threeHidden();
  const answered = await restore(payload);
  expect(answered.statusCode).toBe(400);
  expect(answered.json().field).toBe(field);
  expect(await itemStates()).toEqual(['hidden', 'hidden', 'hidden']);
});

it('a time that ends before it begins is refused wherever it is asked for', async () => {
  for (const url of ['/api/admin/hidings', '/api/admin/hidings/totals']) {
    const answered = await admin.inject({ url: `${url}?since=2&until=1` });
    expect([answered.statusCode, answered.json().field]).toEqual([400, 'until']);
  }
});
