import type { FeedItem, StudyPack } from '@morsel/sdk/contract';
import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import {
  answer,
  master,
  rate,
  readFeed,
  shelve,
  unmaster,
  unshelve,
} from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

const KINDS = ['mcq', 'true_false', 'match_pairs', 'arrange_list'] as const;

/** A reader with two shelved books of four questions and two flashcards each: 12 items. */
async function setup() {
  const server = await testServer();
  const reader = await server.guest();
  const books = [await aBookWithItems(server.db), await aBookWithItems(server.db)] as const;
  for (const { id } of books) await shelve(reader, id);
  return { ...server, reader, books };
}

async function aBookWithItems(db: Parameters<typeof aBook>[0]) {
  const { id } = await aBook(db);
  const mcq = await aQuestion(db, { bookId: id });
  const others = [];
  for (const type of KINDS.slice(1)) others.push(await aQuestion(db, { bookId: id, type }));
  const card = await aFlashcard(db, { bookId: id });
  const cards = [card, await aFlashcard(db, { bookId: id })];
  return { id, mcq, card, itemIds: [mcq, ...others, ...cards].map((item) => item.id) };
}

const requestPack = (reader: TestReader, query = '') =>
  reader.inject({ method: 'GET', url: `/api/users/${reader.id}/study-pack${query}` });

async function packOf(reader: TestReader, query = ''): Promise<StudyPack> {
  const response = await requestPack(reader, query);
  expect(response.statusCode).toBe(200);
  return response.json();
}

const entryIds = ({ entries }: StudyPack) => entries.map(({ itemId }) => itemId);
const itemIds = ({ items }: StudyPack) => items.map(({ item }) => item.id);
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** The whole feed of a page load whose ties fall as those of packs do. */
async function feedOf(reader: TestReader): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (;;) {
    const page = await readFeed(reader, { offset: items.length, feedId: 'study-pack' });
    const more: FeedItem[] = page.json();
    items.push(...more);
    if (more.length < 5) return items;
  }
}

test('the pack is the feed, in its order, with keys and memory', async () => {
  const { reader, books, clock } = await setup();
  const [{ mcq, card }, other] = books;
  await answer(reader, mcq.id, 0);
  await answer(reader, other.mcq.id, 1);
  await rate(reader, card.id, 'hard');
  clock.now += HOUR_MS;

  const pack = await packOf(reader);

  const feed = await feedOf(reader);
  expect(feed).toHaveLength(12);
  expect(feed).toEqual(pack.items.map(({ item }) => expect.objectContaining(item)));
  expect(pack.entries.map(({ itemId, revision }) => ({ id: itemId, revision }))).toEqual(
    feed.map(({ id, revision }) => ({ id, revision })),
  );
  expect(pack.items.find(({ item }) => item.id === mcq.id)?.key).toEqual(mcq.answerKey);
  expect(pack.items.find(({ item }) => item.id === card.id)?.key).toBeNull();
});

test('memory is what the schedule goes on from; it is null for what was not met', async () => {
  const { db, reader, books, clock } = await setup();
  const [{ mcq }, other] = books;
  await answer(reader, mcq.id, 0);
  const answeredAt = clock.now;
  clock.now += HOUR_MS;

  const { entries } = await packOf(reader);

  const stored = await db.selectFrom('memoryStates').selectAll().executeTakeFirstOrThrow();
  const memoryOf = (id: number) => entries.find(({ itemId }) => itemId === id)?.memory;
  expect(memoryOf(mcq.id)).toEqual({
    dueAt: answeredAt,
    stability: stored.stability,
    difficulty: stored.difficulty,
    scheduledDays: 0,
    learningSteps: stored.learningSteps,
    reps: 1,
    lapses: stored.lapses,
    state: stored.phase,
    lastReviewAt: answeredAt,
  });
  expect(memoryOf(other.mcq.id)).toBeNull();
});

test('it tells which items have earned lately, and on which day', async () => {
  const { reader, books, clock } = await setup();
  const [{ mcq }, other] = books;
  await answer(reader, other.mcq.id, 1);
  clock.now += 3 * DAY_MS;
  await answer(reader, mcq.id, 1);

  const { entries } = await packOf(reader);

  const earnedOn = (id: number) => entries.find(({ itemId }) => itemId === id)?.earnedOn;
  expect(earnedOn(mcq.id)).toBe('2026-03-05');
  expect(earnedOn(other.mcq.id)).toBeUndefined();
});

test('it tells the reader’s stats, achievements and the server’s time', async () => {
  const { reader, guest, books, clock } = await setup();
  await answer(reader, books[0].mcq.id, 1);
  clock.now += HOUR_MS;

  expect(await packOf(reader)).toMatchObject({
    now: clock.now,
    stats: { totalAnswered: 1, correctAnswered: 1, xp: CORRECT_XP, level: 1, streak: 1 },
    feats: {
      longestStreak: 1,
      kindsRight: ['mcq'],
      comebacks: 0,
      longRecalls: 0,
      ratings: 0,
      longestDayStreak: 1,
      mastered: 0,
      booksMastered: 0,
    },
    dayRun: { days: 1, freezes: 0, towardsFreeze: 1, lastDay: '2026-03-02' },
    achievements: ['first-right-answer'],
  });
  expect(await packOf(await guest())).toMatchObject({
    entries: [],
    items: [],
    stats: { totalAnswered: 0, xp: 0 },
    feats: { kindsRight: [], longestDayStreak: 0 },
    dayRun: { days: 0, freezes: 0, towardsFreeze: 0, lastDay: null },
    achievements: [],
  });
});

test('what the device knows at its revision is left out of the items alone', async () => {
  const { db, reader, books } = await setup();
  const whole = await packOf(reader);
  const [revised, same] = books.map(({ mcq }) => mcq.id);
  await db
    .insertInto('itemRevisions')
    .columns(['itemId', 'revision', 'body', 'answerKey', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('itemRevisions')
        .select(['itemId', eb.lit(2).as('revision'), 'body', 'answerKey', 'createdAt'])
        .where('itemId', '=', revised ?? 0),
    )
    .execute();
  await db
    .updateTable('items')
    .set({ revision: 2 })
    .where('id', '=', revised ?? 0)
    .execute();

  const pack = await packOf(reader, `?known=${revised}.1,${same}.1,9999.1`);

  expect(entryIds(pack)).toEqual(entryIds(whole));
  expect(pack.entries).toContainEqual({ itemId: revised, revision: 2, memory: null });
  expect(itemIds(pack)).toEqual(entryIds(whole).filter((id) => id !== same));
  expect(pack.items.find(({ item }) => item.id === revised)?.item.revision).toBe(2);
});

test('mastered questions, unshelved and hidden books are not in it', async () => {
  const { db, reader, books } = await setup();
  const [{ id: bookId, mcq, itemIds: ofFirst }, second] = books;
  await answer(reader, mcq.id, 1);
  await master(reader, mcq.id);
  const withoutMastered = await packOf(reader);
  expect(entryIds(withoutMastered)).not.toContain(mcq.id);
  expect(itemIds(withoutMastered)).not.toContain(mcq.id);
  expect(entryIds(withoutMastered)).toHaveLength(11);

  await unmaster(reader, mcq.id);
  await unshelve(reader, second.id);
  expect(sorted(entryIds(await packOf(reader)))).toEqual(sorted(ofFirst));

  await db.updateTable('books').set({ hidden: 1 }).where('id', '=', bookId).execute();
  expect(await packOf(reader)).toMatchObject({ entries: [], items: [] });
});

test.each([
  [1, 1],
  [5, 5],
  [12, 12],
  [500, 12],
])('a size of %s brings %s items, the first of the feed', async (size, length) => {
  const { reader } = await setup();

  const pack = await packOf(reader, `?size=${size}`);

  expect(itemIds(pack)).toEqual((await feedOf(reader)).slice(0, length).map((item) => item.id));
  expect(entryIds(pack)).toEqual(itemIds(pack));
});

test('without a size it has 200 items at most, each once', async () => {
  const { db, reader } = await setup();
  const book = await aBook(db);
  for (let count = 0; count < 240; count += 1) await aFlashcard(db, { bookId: book.id });
  await shelve(reader, book.id);

  expect(new Set(entryIds(await packOf(reader))).size).toBe(200);
  expect(itemIds(await packOf(reader, '?size=500'))).toHaveLength(252);
});

test('asking for a pack writes nothing, and nothing on the way keeps it', async () => {
  const { db, reader } = await setup();
  const before = await tableContents(db);

  const response = await requestPack(reader);

  expect(await tableContents(db)).toEqual(before);
  expect(response.headers['cache-control']).toContain('no-store');
});

test.each([
  ['size', '0'],
  ['size', '501'],
  ['size', 'all'],
  ['known', '1'],
  ['known', '1.1,'],
  ['known', '1.1;drop'],
  ['known', '-1.1'],
  ['known', '12345678901.1'],
  ['limit', '5'],
])('%s=%s is refused', async (field, value) => {
  const { reader } = await setup();

  const response = await requestPack(reader, `?${field}=${encodeURIComponent(value)}`);

  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 400, field });
});

test('a pack is its reader’s own', async () => {
  const { app, reader, guest } = await setup();
  const url = `/api/users/${reader.id}/study-pack`;

  expect((await (await guest()).inject({ url })).statusCode).toBe(403);
  expect((await app.inject({ url })).statusCode).toBe(401);
});
