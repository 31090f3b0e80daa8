import type { BookSources, StudyPack } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import { answer, master, readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';

const CHAPTERS = ['Iron', 'Tin', 'Zinc'].map((title) => ({
  title,
  text: `${title} is a metal. Mercury is liquid in a warm room.`,
}));

let server: TestServer;
let reader: TestReader;
let bookId: number;
let sourceId: number;
/** Of the three chapters in turn, and at last an item of the book that is from no text. */
let questions: number[];
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  bookId = (await aBook(server.db)).id;
  sourceId = (await aSource(server.db, { bookId, readers: [reader], chapters: CHAPTERS })).id;
  questions = [];
  for (const chapter of [0, 1, 2]) questions.push(await questionOf(chapter));
  questions.push((await aQuestion(server.db, { bookId })).id);
  await shelve(reader, bookId);
});

async function questionOf(chapter: number): Promise<number> {
  const { id } = await aQuestion(server.db, { bookId });
  await groundIn(chapter, id);
  return id;
}

async function groundIn(chapter: number, itemId: number): Promise<void> {
  await groundItem(server.db, itemId, { id: sourceId });
  await server.db
    .updateTable('itemOrigins')
    .set({ chapter })
    .where('itemId', '=', itemId)
    .execute();
}

const reach = (who: TestReader, reached: unknown, id = sourceId) =>
  who.inject({ method: 'PATCH', url: `/api/users/${who.id}/sources/${id}`, payload: { reached } });

const idsOf = (items: readonly { id: number }[]) =>
  items.map(({ id }) => id).toSorted((a, b) => a - b);
const feedOf = async (who: TestReader) => idsOf((await readFeed(who, { limit: 20 })).json());
const listOf = async (who: TestReader, kind: 'questions' | 'flashcards') =>
  idsOf((await who.inject({ url: `/api/books/${bookId}/${kind}` })).json());
const sourcesOf = async (who: TestReader): Promise<BookSources> =>
  (await who.inject({ url: `/api/books/${bookId}/sources` })).json();
const without = (...left: number[]) => questions.filter((_, index) => !left.includes(index));

describe('how far a reader has read', () => {
  test.each<[number | null, number[]]>([
    [1, [1, 2]],
    [2, [2]],
    [3, []],
    [null, []],
  ])('is chapter %s: of the others, %j wait everywhere', async (reached, waiting) => {
    const card = await aFlashcard(server.db, { bookId });
    await groundIn(1, card.id);

    expect((await reach(reader, reached)).json()).toMatchObject({ id: sourceId, reached });

    const cards = waiting.includes(1) ? [] : [card.id];
    const asked = without(...waiting);
    expect(await feedOf(reader)).toEqual([...asked, ...cards]);
    expect(await listOf(reader, 'questions')).toEqual(asked);
    expect(await listOf(reader, 'flashcards')).toEqual(cards);
    const pack = await reader.inject({ url: `/api/users/${reader.id}/study-pack` });
    const { entries }: StudyPack = pack.json();
    expect(entries.map(({ itemId }) => itemId).toSorted((a, b) => a - b)).toEqual([
      ...asked,
      ...cards,
    ]);
    expect(await sourcesOf(reader)).toMatchObject({ sources: [{ reached }] });
  });

  test('holds back nothing until it is said, and nothing of what others read', async () => {
    const other = await server.account();
    await server.db
      .insertInto('sourceReaders')
      .values({ sourceId, userId: other.id, name: 'mine.txt', addedAt: 1 })
      .execute();
    await shelve(other, bookId);
    await reach(reader, 1);
    expect(await feedOf(other)).toEqual(questions);
    expect(await sourcesOf(other)).toMatchObject({ sources: [{ reached: null }] });
  });

  test('goes for later pages of a feed too, forth and back', async () => {
    const page = async (offset: number, limit = 20) =>
      idsOf((await readFeed(reader, { offset, limit })).json());
    const served = await page(0, 1);
    const others = (ids: readonly number[]) => ids.filter((id) => !served.includes(id));
    await reach(reader, 1);
    served.push(...(await page(1)));
    expect(others(without(1, 2))).toEqual([]);
    await reach(reader, 3);
    expect(await page(served.length)).toEqual(others(questions));
  });

  test('lets what was met be answered late, and leaves the book’s progress alone', async () => {
    await reach(reader, 1);
    expect((await answer(reader, questions[2] ?? 0, 1)).statusCode).toBe(200);
    await master(reader, questions[0] ?? 0);
    const shelf = await reader.inject({ url: `/api/users/${reader.id}/books` });
    expect(shelf.json()).toMatchObject([{ progress: 25 }]);
  });

  test('can be said of a text that is there for all', async () => {
    const admins = [
      await server.account({ role: 'admin' }),
      await server.account({ role: 'admin' }),
    ];
    const shared = await aSource(server.db, {
      bookId,
      readers: admins,
      shared: 1,
      chapters: CHAPTERS,
    });
    const guest = await server.guest();
    expect((await reach(guest, 2, shared.id)).json()).toMatchObject({ isShared: true, reached: 2 });
    expect(await sourcesOf(guest)).toMatchObject({ sources: [{ id: shared.id, reached: 2 }] });
  });

  test.each([
    ['beyond the last chapter', 4],
    ['before the first', 0],
    ['half a chapter', 1.5],
    ['not a number', '2'],
  ])('that is %s is refused', async (_, reached) => {
    const response = await reach(reader, reached);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field: 'reached' });
    expect(await feedOf(reader)).toEqual(questions);
  });

  test('is not found for a text that the reader does not have, or of a hidden book', async () => {
    expect((await reach(await server.account(), 1)).statusCode).toBe(404);
    expect((await reach(reader, 1, sourceId + 1)).statusCode).toBe(404);
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect((await reach(reader, 1)).statusCode).toBe(404);
  });

  test('comes along with guest progress where the account has not said it', async () => {
    const guest = await server.guest();
    const other = await aSource(server.db, {
      bookId,
      readers: [guest, reader],
      chapters: CHAPTERS,
    });
    await server.db
      .insertInto('sourceReaders')
      .values({ sourceId, userId: guest.id, name: 'mine.txt', addedAt: 1 })
      .execute();
    await reach(guest, 1);
    await reach(guest, 2, other.id);
    await reach(reader, 3);
    const both = onDeviceOf(server, { account: reader, guest });
    await both.inject({ method: 'POST', url: '/api/users/guest-progress' });
    expect(await sourcesOf(reader)).toMatchObject({
      sources: [
        { id: sourceId, reached: 3 },
        { id: other.id, reached: 2 },
      ],
    });
    const left = await server.db
      .selectFrom('readingPositions')
      .selectAll()
      .where('userId', '=', guest.id)
      .execute();
    expect(left).toEqual([]);
  });
});
