import { beforeEach, describe, expect, test } from 'vitest';

import { aDocument } from '../../testing/documents.ts';
import { SLACK, TIDES, exportingApp, highlight } from '../../testing/exporting-app.ts';
import { aBook, aFlashcard } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let reader: TestReader;
let app: Awaited<ReturnType<typeof exportingApp>>;

async function begin(options?: Parameters<typeof testServer>[0]) {
  server = await testServer(options);
  reader = await server.account();
  app = await exportingApp(server, reader);
}
beforeEach(() => begin());

const hide = (bookId: number, hidden: 0 | 1 = 1) =>
  server.db.updateTable('books').set({ hidden }).where('id', '=', bookId).execute();

describe('the book of highlights', () => {
  test.each([
    ['that of their title and author', {}, {}],
    [
      'where authors are joined in another way',
      { author: 'Ann Author and Ben Bold' },
      {
        author: 'Ann Author, Ben Bold',
      },
    ],
    ['where the subtitle is missing', {}, { title: 'Tides: How the Sea Moves' }],
  ])('is %s, and comes onto the shelf', async (_, book, sent) => {
    const { id } = await aBook(server.db, { title: 'tides', author: 'ann author', ...book });
    await app.send([highlight(TIDES, sent)]);
    expect(await app.books()).toMatchObject([{ book: { id }, link: 'title', waiting: 0 }]);
    const shelf = await reader.inject({ url: `/api/users/${reader.id}/books` });
    expect(shelf.json()).toMatchObject([{ book: { id } }]);
  });

  test('is the one on the shelf that has the title, where no author is told', async () => {
    const book = await aBook(server.db, { title: 'Tides' });
    await aBook(server.db, { title: 'Tides', author: 'Somebody Else' });
    const shelving = { method: 'POST', url: `/api/users/${reader.id}/books` } as const;
    await reader.inject({ ...shelving, payload: { bookId: book.id } });
    await app.send([highlight(TIDES, { author: undefined })]);
    expect(await app.books()).toMatchObject([{ book: { id: book.id } }]);
  });

  test('is none that has no known author either, nor a new one, where no author is told', async () => {
    await aBook(server.db, { title: 'Tides', author: 'Unknown Author' });
    await app.choose({ addsBooks: true });
    await app.send([highlight(TIDES, { author: undefined })]);
    await app.send([highlight(SLACK, { title: 'IMG_2023.epub', author: 'Unknown Author' })]);
    expect(await app.books()).toMatchObject([{ book: null }, { book: null }]);
    const books = await server.db.selectFrom('books').select('title').execute();
    expect(books).toEqual([{ title: 'Tides' }]);
  });

  test('is what the reader has said that a document of that title is', async () => {
    const book = await aBook(server.db, { title: 'Tides, the Second Edition' });
    const marks = { title: 'Tides', authors: 'Ann Author', link: 'reader' } as const;
    await aDocument(server.db, { userId: reader.id, bookId: book.id, ...marks });
    await app.send([highlight(TIDES)]);
    expect(await app.books()).toMatchObject([{ book: { id: book.id } }]);
  });

  test('is waited for where nobody knows it, and nobody else hears of it', async () => {
    await app.send([highlight(TIDES)]);
    expect(await app.books()).toMatchObject([
      { title: 'Tides', highlights: 1, waiting: 1, book: null, link: null },
    ]);
    expect(await server.db.selectFrom('books').select('id').execute()).toEqual([]);
    const book = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await app.send([highlight(TIDES)]);
    expect(await app.books()).toMatchObject([{ waiting: 0, book: { id: book.id } }]);
    expect(await app.textsOf(book.id)).toEqual([TIDES]);
  });

  test('is added where their reader wants that, as many as a day allows', async () => {
    const limits = { ...NO_LIMITS, booksByNewcomer: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    await app.choose({ addsBooks: true });
    const answer = await app.send([highlight(TIDES), highlight(SLACK, { title: 'Slack water' })]);
    expect(answer.statusCode).toBe(200);
    const shelf = await reader.inject({ url: `/api/users/${reader.id}/books` });
    expect(shelf.json()).toMatchObject([{ book: { title: 'Tides' } }]);
    expect(await app.listed()).toMatchObject({
      addsBooks: true,
      makesCards: false,
      books: [
        { title: 'Slack water', waiting: 1 },
        { title: 'Tides', waiting: 0 },
      ],
    });
  });

  test('is another when their reader says so, with all that came and what comes', async () => {
    const wrong = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    const right = await aBook(server.db, { title: 'Tides and Waves' });
    await app.send([highlight(TIDES)]);
    await server.db.updateTable('sources').set({ rankedAt: 1 }).execute();
    await app.send([highlight(SLACK)]);
    const id = (await app.books())[0]?.id;
    expect(await app.textsOf(wrong.id)).toEqual([TIDES, SLACK]);

    const other = await exportingApp(server, await server.account());
    expect((await other.link(id, right.id)).statusCode).toBe(404);
    const linked = await app.link(id, right.id);
    expect(linked.json()).toMatchObject({ book: { id: right.id }, link: 'reader', waiting: 0 });
    expect(await app.textsOf(wrong.id)).toEqual([]);
    expect(await app.textsOf(right.id)).toEqual([`${TIDES}\n\n${SLACK}`]);
    await app.link(id, right.id);
    expect(await app.textsOf(right.id)).toEqual([`${TIDES}\n\n${SLACK}`]);

    expect((await app.link(id, null)).json()).toMatchObject({
      book: null,
      link: 'reader',
      waiting: 2,
    });
    expect(await app.textsOf(right.id)).toEqual([]);
    await app.send([highlight(TIDES), highlight('Another, which waits for its reader to say.')]);
    expect(await app.books()).toMatchObject([{ highlights: 3, waiting: 3, book: null }]);
  });

  describe('that is hidden', () => {
    const title = 'Tides: How the Sea Moves';
    const theirs = async () => (await app.books()).find((book) => book.title === title);

    test('is not known any more, and looked for again where it has no text of theirs', async () => {
      await begin({ limits: { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } } });
      await aBook(server.db, { title: 'Waves' });
      const hidden = await aBook(server.db, { title: 'Tides' });
      await app.send([highlight(SLACK, { title: 'Waves' })]);
      await app.send([highlight(TIDES, { title })]);
      await hide(hidden.id);
      await app.choose({ addsBooks: true });
      await app.send([highlight(SLACK, { title })]);
      expect(await theirs()).toMatchObject({ book: null, link: null, waiting: 2 });

      server.clock.now += 2000;
      const { id } = await aBook(server.db, { title });
      await app.send([highlight(SLACK, { title })]);
      expect(await theirs()).toMatchObject({ book: { id }, link: 'title', waiting: 0 });
      expect(await app.textsOf(id)).toEqual([`${TIDES}\n\n${SLACK}`]);
    });

    test.each<[string, string, (id: number) => Promise<unknown>]>([
      ['it was found', 'title', async () => {}],
      ['their reader has said it', 'reader', async (id) => app.link((await theirs())?.id, id)],
    ])('and has a text is waited for where %s', async (_, link, say) => {
      const { id } = await aBook(server.db, { title });
      await app.choose({ addsBooks: true });
      await app.send([highlight(TIDES, { title })]);
      await say(id);
      const [source] = await app.sourcesOf(id);
      await aFlashcard(server.db, { bookId: id, sourceId: source?.id ?? null });
      await hide(id);
      await aBook(server.db, { title: 'Tides' });
      await app.send([highlight(SLACK, { title })]);
      await app.send([highlight(TIDES, { title: 'Nobody knows it' })]);
      expect(await theirs()).toMatchObject({ book: null, link: null, waiting: 1 });

      await hide(id, 0);
      await app.send([highlight(SLACK, { title })]);
      expect(await theirs()).toMatchObject({ book: { id }, link, waiting: 0 });
      expect(await app.sourcesOf(id)).toMatchObject([{ id: source?.id }]);
      expect(await app.textsOf(id)).toEqual([`${TIDES}\n\n${SLACK}`]);
    });

    test('is waited for where their reader has said it, though nothing was made of them yet', async () => {
      await begin({ limits: { ...NO_LIMITS, textsByReader: { most: 0, windowMs: 1000 } } });
      const { id } = await aBook(server.db, { title: 'The Sea' });
      await app.send([highlight(TIDES)]);
      await app.link((await app.books())[0]?.id, id);
      await hide(id);
      await aBook(server.db, { title: 'Tides' });
      await app.send([highlight(TIDES)]);
      await hide(id, 0);
      expect(await app.books()).toMatchObject([{ book: { id }, link: 'reader', waiting: 1 }]);
    });
  });

  test('that is hidden for a while has what came meanwhile when it is seen again', async () => {
    const { id } = await aBook(server.db, { title: 'Tides' });
    await app.send([highlight(TIDES)]);
    await hide(id);
    await app.send([highlight(SLACK)]);
    await hide(id, 0);
    await app.send([highlight(TIDES, { title: 'Nobody knows it' })]);
    expect(await app.textsOf(id)).toEqual([`${TIDES}\n\n${SLACK}`]);
  });

  test('is none that was taken from view, nor one that another has added for themselves', async () => {
    const other = await server.account();
    const unlisted = await aBook(server.db, { title: 'Tides', listed: 0, addedBy: other.id });
    await aBook(server.db, { title: 'Slack water', hidden: 1 });
    const sent = [highlight(TIDES), highlight(SLACK, { title: 'Slack water' })];
    expect((await app.send(sent)).statusCode).toBe(200);
    expect((await app.send(sent)).statusCode).toBe(200);
    expect(await app.books()).toMatchObject([{ book: null }, { book: null }]);
    const [, tides] = await app.books();
    expect((await app.link(tides?.id, unlisted.id)).statusCode).toBe(404);
  });

  test('that was found stays with its text when their reader says the same', async () => {
    const { id } = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await app.send([highlight(TIDES)]);
    const before = await app.sourcesOf(id);
    const linked = await app.link((await app.books())[0]?.id, id);
    expect(linked.json()).toMatchObject({ book: { id }, link: 'reader' });
    expect(await app.sourcesOf(id)).toEqual(before);
  });
});
