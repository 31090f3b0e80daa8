import type { BookSources } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { DIGEST, documentsOf, eReader, md5 } from '../testing/e-reader.ts';
import { aBook, aQuestion } from '../testing/factories.ts';
import { readFeed, shelve } from '../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';
import { aSource, groundItem } from '../testing/sources.ts';

const CHAPTERS = ['Iron', 'Tin', 'Zinc', 'Lead'].map((title) => ({
  title,
  text: `${title} is a metal. Mercury is liquid in a warm room.`,
}));

let server: TestServer;
let reader: TestReader;
let push: Awaited<ReturnType<typeof eReader>>['push'];
let book: { id: number; title: string };
let sourceId: number;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  ({ push } = await eReader(server, reader));
  book = await aBook(server.db, { title: 'Metals', author: 'Ann Author' });
  const readers = [reader];
  const source = { bookId: book.id, readers, chapters: CHAPTERS, format: 'epub' as const };
  ({ id: sourceId } = await aSource(server.db, source));
  await shelve(reader, book.id);
});

const ofFile = (partialMd5: string | null, more: { name?: string; spineItems?: string } = {}) =>
  server.db
    .updateTable('sourceReaders')
    .set({ partialMd5, ...more })
    .where('sourceId', '=', sourceId)
    .execute();

const textOf = async (who = reader) => {
  const { sources }: BookSources = (
    await who.inject({ url: `/api/books/${book.id}/sources` })
  ).json();
  return sources[0];
};
const reached = async () => (await textOf())?.reached;

const link = (documentId: number | undefined, bookId: number | null, who = reader) =>
  who.inject({
    method: 'PATCH',
    url: `/api/users/${who.id}/documents/${documentId}`,
    payload: { bookId },
  });

describe('the reading position of a text', () => {
  test('follows the file that was added, and opens later chapters', async () => {
    const questions: number[] = [];
    for (const chapter of [0, 1, 2, 3]) {
      const { id } = await aQuestion(server.db, { bookId: book.id });
      await groundItem(server.db, id, { id: sourceId });
      const origins = server.db.updateTable('itemOrigins').set({ chapter });
      await origins.where('itemId', '=', id).execute();
      questions.push(id);
    }
    const feed = async () => {
      const items: { id: number }[] = (await readFeed(reader, { limit: 20 })).json();
      return items.map(({ id }) => id).toSorted((a, b) => a - b);
    };
    await ofFile(DIGEST);
    expect(await feed()).toEqual(questions);

    await push({ percentage: 0.3 });
    expect([await reached(), await feed()]).toEqual([2, questions.slice(0, 2)]);

    await push({ percentage: 0.6 });
    expect([await reached(), await feed()]).toEqual([3, questions.slice(0, 3)]);
  });

  test('tells what the device told', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.6 });
    const toldAt = server.clock.now;
    expect(await textOf()).toMatchObject({
      progress: { share: 0.6, device: 'Kobo_nova', toldAt },
    });
  });

  test('follows the document of an e-book, not the share', async () => {
    await ofFile(DIGEST, { spineItems: '[3,4,5,6]' });
    await push({ percentage: 0.9, progress: '/body/DocFragment[4]/body/p[1]' });
    expect(await reached()).toBe(2);
  });

  test('stays where it is when somebody leafs back', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.6 });
    await push({ percentage: 0.1 });
    expect(await reached()).toBe(3);
  });

  test.each([
    ['a device has begun to tell of it', null],
    ['it was set by hand, and a device has told more', 1],
    ['it was set by hand, and a device has told less', 4],
  ])('stays open once its reader has opened it again, after %s', async (_, byHand) => {
    await ofFile(DIGEST);
    const url = `/api/users/${reader.id}/sources/${sourceId}`;
    const set = (to: number | null) =>
      reader.inject({ method: 'PATCH', url, payload: { reached: to } });
    await set(byHand);
    await push({ percentage: 0.3 });
    expect(await reached()).toBe(Math.max(byHand ?? 0, 2));
    await set(null);
    await push({ percentage: 0.6 });
    expect(await reached()).toBe(null);
  });

  test.each([
    ['the MD5 of its name', { document: md5('metals.epub') }, 'name'],
    ['its name', { metadata: { filename: 'metals.epub' } }, 'name'],
    ['title and authors', { metadata: { title: 'Metals', authors: 'Ann Author\nBob' } }, 'title'],
  ])('follows a file that is known by %s', async (_, over, kind) => {
    await ofFile(null, { name: 'metals.epub' });
    await push({ percentage: 0.6, ...over });
    expect([await reached(), (await documentsOf(reader))[0]]).toEqual([
      3,
      expect.objectContaining({ link: kind, book: expect.objectContaining({ id: book.id }) }),
    ]);
  });

  test('does not follow a file of another reader', async () => {
    await ofFile(DIGEST);
    const stranger = await server.account();
    await (await eReader(server, stranger)).push({ percentage: 0.6 });
    expect([await reached(), (await documentsOf(stranger))[0]]).toEqual([
      null,
      expect.objectContaining({ book: null, link: null }),
    ]);
  });
});

describe('a document that was known by its file', () => {
  const withoutBook = expect.objectContaining({ book: null, link: null });

  test('is looked for again when its text is taken away', async () => {
    await ofFile(DIGEST);
    await push();
    const removed = server.db.updateTable('sourceReaders').set({ removedAt: server.clock.now });
    await removed.where('sourceId', '=', sourceId).execute();
    await push();
    const ofBook = (id: number) =>
      expect.objectContaining({ book: expect.objectContaining({ id }), link: 'file' });
    expect(await documentsOf(reader)).toEqual([ofBook(book.id)]);

    const other = await aBook(server.db);
    ({ id: sourceId } = await aSource(server.db, { bookId: other.id, readers: [reader] }));
    await ofFile(DIGEST);
    await push();
    expect(await documentsOf(reader)).toEqual([ofBook(other.id)]);
  });

  test('is not recognised any more when its book is gone', async () => {
    await ofFile(DIGEST);
    await push();
    await server.db.updateTable('documents').set({ bookId: null, sourceId: null }).execute();
    await server.db.deleteFrom('sourceReaders').execute();
    await push();
    expect(await documentsOf(reader)).toEqual([withoutBook]);
  });
});

describe('a document whose book is taken from view', () => {
  const hide = (hidden: 0 | 1 = 1) =>
    server.db.updateTable('books').set({ hidden }).where('id', '=', book.id).execute();
  const again = { title: 'Metals, the Second Edition', authors: 'Ann Author' };

  test('is not known, and looked for again; the texts of what is found are followed', async () => {
    const second = await aBook(server.db, { title: again.title });
    const readers = [reader];
    await aSource(server.db, { bookId: second.id, readers, chapters: CHAPTERS, format: 'epub' });
    await push({ percentage: 0.3, metadata: { title: 'Metals', authors: 'Ann Author' } });
    expect(await reached()).toBe(2);
    await hide();
    expect(await documentsOf(reader)).toMatchObject([{ book: null, link: null }]);
    await push({ percentage: 0.6, metadata: again });
    expect(await documentsOf(reader)).toMatchObject([{ book: { id: second.id }, link: 'title' }]);
    book = second;
    expect(await reached()).toBe(3);
  });

  test('stays its book where its reader has said so', async () => {
    await aBook(server.db, { title: again.title });
    await push();
    await link((await documentsOf(reader))[0]?.id, book.id);
    await hide();
    await push({ metadata: again });
    expect(await documentsOf(reader)).toMatchObject([{ book: null, link: null }]);
    await hide(0);
    expect(await documentsOf(reader)).toMatchObject([{ book: { id: book.id }, link: 'reader' }]);
  });
});

describe('a document that is no book’s', () => {
  test('is kept, shown, and linked by hand', async () => {
    await push({ percentage: 0.6, metadata: { title: 'Metalle', authors: 'A. A.' } });
    const [document] = await documentsOf(reader);
    expect(document).toMatchObject({ name: 'Metalle', book: null, progress: { share: 0.6 } });

    const linked = await link(document?.id, book.id);
    expect([linked.statusCode, linked.json()]).toEqual([
      200,
      expect.objectContaining({ link: 'reader', book: expect.objectContaining({ id: book.id }) }),
    ]);
    expect(await reached()).toBe(3);
    await push({ percentage: 0.9 });
    expect(await reached()).toBe(4);
  });

  test('is what its reader says it is, and not taken for a book again', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.3 });
    const [document] = await documentsOf(reader);
    await link(document?.id, null);
    await push({ percentage: 0.9 });
    expect([await reached(), (await documentsOf(reader))[0]]).toEqual([
      2,
      expect.objectContaining({ book: null, link: 'reader' }),
    ]);
  });

  test('is linked to no book that its reader may not see', async () => {
    await push();
    const [document] = await documentsOf(reader);
    const hidden = await aBook(server.db, { listed: 0 });
    expect((await link(document?.id, hidden.id)).statusCode).toBe(404);
    expect((await documentsOf(reader))[0]?.book).toBe(null);
  });

  test('is nobody else’s to see, link or forget', async () => {
    await push();
    const [document] = await documentsOf(reader);
    const other = await server.account();
    expect(await documentsOf(other)).toEqual([]);
    expect((await link(document?.id, book.id, other)).statusCode).toBe(404);
    const url = `/api/users/${other.id}/documents/${document?.id}`;
    expect((await other.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect(await documentsOf(reader)).toHaveLength(1);
  });
});
