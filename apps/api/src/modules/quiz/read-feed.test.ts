import type { FeedItem, FeedPage } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
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
async function setup(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  const reader = await server.guest();
  const books = [await aBookWithItems(server.db), await aBookWithItems(server.db)];
  for (const { id } of books) await shelve(reader, id);
  return { ...server, reader, books };
}

async function aBookWithItems(db: Parameters<typeof aBook>[0]) {
  const { id } = await aBook(db);
  const questions = [];
  for (const type of KINDS) questions.push(await aQuestion(db, { bookId: id, type }));
  const cards = [await aFlashcard(db, { bookId: id }), await aFlashcard(db, { bookId: id })];
  return { id, questions, cards, itemIds: [...questions, ...cards].map((item) => item.id) };
}

type Paging = Parameters<typeof readFeed>[1];

async function pageOf(reader: TestReader, paging?: Paging): Promise<FeedPage> {
  const response = await readFeed(reader, paging);
  expect(response.statusCode).toBe(200);
  return response.json();
}

const idsOf = (items: readonly FeedItem[]) => items.map(({ id }) => id);
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** All pages of a feed, from an offset on. */
async function wholeFeed(reader: TestReader, feedId: string, from = 0): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (;;) {
    const page = await pageOf(reader, { offset: from + items.length, feedId });
    items.push(...page);
    if (page.length < 5) return items;
  }
}

test('the feed holds every item of the shelved books once, and no other', async () => {
  const { db, reader, books } = await setup();
  await aBookWithItems(db);

  const items = await wholeFeed(reader, 'load-1');

  expect(sorted(idsOf(items))).toEqual(sorted(books.flatMap(({ itemIds }) => itemIds)));
  expect(new Set(items.map(({ book }) => book.id))).toEqual(new Set(books.map(({ id }) => id)));
});

test('the feed reveals no answer', async () => {
  const { reader, books } = await setup();

  const text = JSON.stringify(await wholeFeed(reader, 'load-1'));

  for (const question of books.flatMap(({ questions }) => questions)) {
    expect(text).toContain(question.body.questionText);
    expect(text).not.toContain(question.answerKey.explanation);
  }
  expect(text).not.toMatch(/"(answer|correctAnswer|explanation|answer_?[kK]ey)"/);
});

test('without limit and offset the feed answers its first five items', async () => {
  const { reader } = await setup();

  const response = await reader.inject({ method: 'GET', url: '/api/quiz/feed' });

  expect(response.json()).toHaveLength(5);
  expect(response.json()).toEqual(await pageOf(reader));
});

test('a limit above twenty counts as twenty', async () => {
  const { db, reader } = await setup();
  const book = await aBook(db);
  for (let n = 0; n < 25; n += 1) await aFlashcard(db, { bookId: book.id });
  await shelve(reader, book.id);

  expect(await pageOf(reader, { limit: 100 })).toHaveLength(20);
});

test.each([
  ['limit', '0'],
  ['limit', '-1'],
  ['limit', 'five'],
  ['limit', '2.5'],
  ['offset', '-1'],
  ['offset', 'x'],
  ['userId', 'undefined'],
])('%s=%s is refused', async (field, value) => {
  const { reader } = await setup();

  const url = `/api/quiz/feed?${field}=${value}`;
  const response = await reader.inject({ method: 'GET', url });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ field });
});

test('a feed is its reader’s own', async () => {
  const { app, reader, guest } = await setup();
  const other = await guest();

  const url = `/api/quiz/feed?userId=${other.id}`;
  expect((await reader.inject({ method: 'GET', url })).statusCode).toBe(403);
  const nobody = await app.inject({ method: 'GET', url });
  expect(nobody.statusCode).toBe(401);
  expect(nobody.json()).toMatchObject({ detail: 'User not found' });
  expect(await pageOf(other)).toEqual([]);
});

test('a mastered question leaves the feed and returns when the mark is taken back', async () => {
  const { reader, books } = await setup();
  const question = books[0]?.questions[0];
  const id = question?.id ?? 0;
  await answer(reader, id, 1);
  await master(reader, id);
  expect(idsOf(await wholeFeed(reader, 'load-1'))).not.toContain(id);

  await unmaster(reader, id);
  expect(idsOf(await wholeFeed(reader, 'load-2'))).toContain(id);
});

test('served pages are answered again as they were', async () => {
  const { reader, books } = await setup();
  const first = await pageOf(reader, { feedId: 'load-1' });
  const second = await pageOf(reader, { feedId: 'load-1', offset: 5 });
  for (const { id, questions } of books) {
    await answer(reader, questions[0]?.id ?? 0, 1);
    await master(reader, questions[0]?.id ?? 0);
    await unshelve(reader, id);
  }

  const again = await pageOf(reader, { feedId: 'load-1', offset: 5 });

  expect(idsOf(again)).toEqual(idsOf(second));
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(10);
  expect(await pageOf(reader, { feedId: 'load-1', offset: 10 })).toEqual([]);
});

test('a book shelved between pages follows at the end', async () => {
  const { db, reader, books } = await setup();
  const first = await pageOf(reader, { feedId: 'load-1' });
  const added = await aBookWithItems(db);
  await shelve(reader, added.id);

  const rest = idsOf(await wholeFeed(reader, 'load-1', 5));

  expect(sorted(rest.slice(7))).toEqual(sorted(added.itemIds));
  expect(sorted([...idsOf(first), ...rest.slice(0, 7)])).toEqual(
    sorted(books.flatMap(({ itemIds }) => itemIds)),
  );
});

test('a book that an admin hides between pages leaves served pages as they were', async () => {
  const { db, reader, books } = await setup();
  const first = await pageOf(reader, { feedId: 'load-1' });
  const second = await pageOf(reader, { feedId: 'load-1', offset: 5, limit: 1 });
  const [hidden, kept] = books;
  await db
    .updateTable('books')
    .set({ hidden: 1 })
    .where('id', '=', hidden?.id ?? 0)
    .execute();

  expect(await pageOf(reader, { feedId: 'load-1', offset: 1, limit: 5 })).toEqual([
    ...first.slice(1),
    ...second,
  ]);
  const rest = idsOf(await wholeFeed(reader, 'load-1', 6));
  const served = idsOf([...first, ...second]);
  expect(sorted(rest)).toEqual(sorted(kept?.itemIds.filter((id) => !served.includes(id)) ?? []));
});

test('work on a served card counts though an admin hides its book before it arrives', async () => {
  const { db, reader, books } = await setup();
  const [book] = books;
  const [question, card] = [book?.questions[0]?.id ?? 0, book?.cards[0]?.id ?? 0];
  await db
    .updateTable('books')
    .set({ hidden: 1 })
    .where('id', '=', book?.id ?? 0)
    .execute();
  const seen = { 'item-revision': '1' };

  expect((await answer(reader, question, 1, seen)).json()).toMatchObject({ xp: CORRECT_XP });
  expect((await rate(reader, card, 'easy', seen)).json()).toMatchObject({ xp: RATING_XP });
  expect((await master(reader, question, seen)).json()).toMatchObject({ ismastered: true });
  expect((await answer(reader, question, 1)).statusCode).toBe(404);
});

test('what was answered wrong leads the next feed, what was practised early ends it', async () => {
  const { reader, books, clock } = await setup();
  const [wrong, right] = [books[0]?.questions[0]?.id ?? 0, books[1]?.questions[0]?.id ?? 0];
  const card = books[0]?.cards[0]?.id ?? 0;
  await answer(reader, wrong, 0);
  await answer(reader, right, 1);
  await rate(reader, card, 'easy');
  clock.now += HOUR_MS;

  const ids = idsOf(await wholeFeed(reader, 'load-1'));

  expect(ids[0]).toBe(wrong);
  expect(sorted(ids.slice(-2))).toEqual(sorted([right, card]));
});

/** Rankings are in the database. */
const PLAIN = { feedMemory: 0 };

test('a feed page writes nothing but its served count', async () => {
  const { db, reader } = await setup(PLAIN);
  const rankings = () => db.selectFrom('feedRankings').selectAll().execute();
  const others = () => tableContents(db, { without: ['feedRankings'] });
  const before = await others();

  await pageOf(reader, { feedId: 'load-1' });
  const [frozen] = await rankings();
  await pageOf(reader, { feedId: 'load-1', offset: 5 });

  expect(frozen).toMatchObject({ feedId: 'load-1', served: 5 });
  expect(await rankings()).toEqual([{ ...frozen, served: 10, version: 2 }]);
  expect(await others()).toEqual(before);
});

test('reading a served page again writes nothing', async () => {
  const { db, reader } = await setup(PLAIN);
  await pageOf(reader, { feedId: 'load-1' });
  await pageOf(reader, { feedId: 'load-1', offset: 5 });
  const before = await tableContents(db);

  await pageOf(reader, { feedId: 'load-1', offset: 5 });

  expect(await tableContents(db)).toEqual(before);
});

test('the last four rankings of a reader are kept', async () => {
  const { db, reader, guest } = await setup(PLAIN);
  const other = await guest();
  await pageOf(other, { feedId: 'other' });

  for (const feedId of ['6', '5', '4', '3', '2', '1']) await pageOf(reader, { feedId });

  const kept = await db.selectFrom('feedRankings').select(['userId', 'feedId']).execute();
  expect(kept.filter(({ userId }) => userId === reader.id)).toHaveLength(4);
  expect(kept).toContainEqual({ userId: reader.id, feedId: '1' });
  expect(kept).toContainEqual({ userId: other.id, feedId: 'other' });
});

test('a page whose ranking is gone ranks afresh at its offset', async () => {
  const { db, reader } = await setup(PLAIN);
  const first = await pageOf(reader, { feedId: 'load-1' });
  await db.deleteFrom('feedRankings').execute();

  const rest = await wholeFeed(reader, 'load-1', 5);

  expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(12);
});

test('pages of one feed that load at once lose no slot', async () => {
  const { reader, books } = await setup();
  const load = (offset: number) => pageOf(reader, { feedId: 'load-1', offset, limit: 2 });
  const first = await load(0);
  const parallel = (await Promise.all([8, 6, 4, 2].map(load))).toReversed().flat();
  const served = idsOf([...first, ...parallel]);
  for (const question of books.flatMap(({ questions }) => questions)) {
    await answer(reader, question.id, question.answerKey.answer);
    await master(reader, question.id);
  }

  const rest = idsOf(await wholeFeed(reader, 'load-1', 10));

  const cards = books.flatMap((book) => book.cards.map(({ id }) => id));
  expect(new Set(served).size).toBe(10);
  expect(sorted(rest)).toEqual(sorted(cards.filter((id) => !served.includes(id))));
  expect(idsOf(await pageOf(reader, { feedId: 'load-1', offset: 8, limit: 2 }))).toEqual(
    served.slice(8),
  );
});
