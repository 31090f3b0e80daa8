import { beforeEach, describe, expect, test } from 'vitest';

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

describe('the text of highlights', () => {
  let bookId: number;
  beforeEach(async () => {
    bookId = (await aBook(server.db, { title: 'Tides', author: 'Ann Author' })).id;
  });

  test('is for their reader alone, in the order of the book', async () => {
    await app.send([highlight(SLACK, { location: 20 }), highlight(TIDES, { note: 'Why?' })]);
    const sources = await app.sourcesOf(bookId);
    expect(sources).toMatchObject([
      { name: 'Highlights', format: 'readwise', isShared: false, words: 25 },
    ]);
    const text = `${TIDES}\n\nWhy?\n\n${SLACK}`;
    expect(await app.chaptersOf(sources[0]?.id)).toEqual([
      { title: 'Highlights', text, words: 25, startAt: 0, endAt: text.length },
    ]);
    const other = await exportingApp(server, await server.account());
    expect(await other.sourcesOf(bookId)).toEqual([]);
  });

  test('has each once, and those that come later where they stand in the book', async () => {
    await app.send([highlight(SLACK, { location: 20 })]);
    const again = await app.send(
      [highlight(TIDES), highlight(TIDES), highlight(SLACK, { location: 20 })],
      app.authorized(),
      '/highlights/',
    );
    expect(again.json()[0].modified_highlights).toHaveLength(1);
    expect(await app.textsOf(bookId)).toEqual([`${TIDES}\n\n${SLACK}`]);
    expect((await app.send([highlight(TIDES)])).json()[0].modified_highlights).toEqual([]);
  });

  test('follows a highlight whose words or note change', async () => {
    const url = { highlight_url: 'readest://annotation/ab/1' };
    await app.send([highlight(TIDES, url), highlight(SLACK, { location: 20 })]);
    const longer = `${TIDES} Twice a day.`;
    const sent = [highlight(longer, url), highlight(SLACK, { location: 20, note: 'When?' })];
    expect((await app.send(sent)).json()[0]).toMatchObject({ num_highlights: 2 });
    expect(await app.textsOf(bookId)).toEqual([`${longer}\n\n${SLACK}\n\nWhen?`]);
  });

  test('follows a highlight whose address came later than its words', async () => {
    const url = { highlight_url: 'readest://annotation/ab/1' };
    await app.send([highlight(TIDES)]);
    expect((await app.send([highlight(TIDES, url)])).json()[0].modified_highlights).toEqual([]);
    const longer = `${TIDES} Twice a day.`;
    await app.send([highlight(longer, url)]);
    expect(await app.textsOf(bookId)).toEqual([longer]);
  });

  test('stays as it is once something was made of it, and goes on at its end', async () => {
    await app.send([highlight(SLACK, { location: 20 })]);
    const [source] = await app.sourcesOf(bookId);
    await aFlashcard(server.db, { bookId, sourceId: source?.id ?? null });
    await app.send([highlight(TIDES), highlight(SLACK, { note: 'When?' })]);
    const text = `${SLACK}\n\n${TIDES}`;
    expect(await app.chaptersOf(source?.id)).toMatchObject([{ text, endAt: text.length }]);
    expect(await app.books()).toMatchObject([{ highlights: 2, waiting: 0 }]);
  });

  test('is followed by another when its bites were found', async () => {
    await app.send([highlight(TIDES)]);
    await server.db.updateTable('sources').set({ rankedAt: 1 }).execute();
    await app.send([highlight(SLACK)]);
    expect(await app.textsOf(bookId)).toEqual([TIDES, SLACK]);
    const sources = await app.sourcesOf(bookId);
    expect(sources.map(({ name }) => name)).toEqual(['Highlights', 'Highlights 2']);
  });

  test('does not come back when its reader has removed it', async () => {
    await app.send([highlight(TIDES)]);
    const [source] = await app.sourcesOf(bookId);
    const url = `/api/users/${reader.id}/sources/${source?.id}`;
    expect((await reader.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    await app.send([highlight(TIDES)]);
    expect(await app.textsOf(bookId)).toEqual([]);
    await app.send([highlight(TIDES), highlight(SLACK)]);
    expect(await app.textsOf(bookId)).toEqual([SLACK]);
  });

  test('goes when they are forgotten; what is sent again comes again', async () => {
    await app.send([highlight(TIDES)]);
    const id = (await app.books())[0]?.id;
    const other = await exportingApp(server, await server.account());
    expect((await other.forget(id)).statusCode).toBe(404);
    expect((await app.forget(id)).json()).toEqual({ ok: true });
    expect([await app.textsOf(bookId), await app.books()]).toEqual([[], []]);
    await app.send([highlight(TIDES)]);
    expect(await app.textsOf(bookId)).toEqual([TIDES]);
  });

  test('that is one too many today is begun with another try; nothing is lost', async () => {
    const limits = { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    await app.choose({ addsBooks: true });
    const waves = highlight(SLACK, { title: 'Waves' });
    expect((await app.send([highlight(TIDES), waves])).statusCode).toBe(200);
    expect(await app.books()).toMatchObject([{ waiting: 1 }, { waiting: 0 }]);
    server.clock.now += 2000;
    await app.send([waves]);
    expect(await app.books()).toMatchObject([{ waiting: 0 }, { waiting: 0 }]);
  });

  test('that has ended keeps what was to be written into it anew, though none is begun today', async () => {
    const limits = { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    await app.choose({ addsBooks: true });
    await app.send([highlight(TIDES)]);
    await server.db.updateTable('highlights').set({ placed: 0 }).execute();
    await server.db.updateTable('sources').set({ rankedAt: 1 }).execute();
    await app.send([highlight(SLACK, { title: 'Waves' })]);
    const waiting = (await app.books()).map((book) => [book.title, book.waiting]);
    expect(waiting).toContainEqual(['Tides', 0]);
  });

  test('is begun when the app sends of another book, or their reader says the same book again', async () => {
    const limits = { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    const titles = ['Tides', 'Waves', 'Slack water'];
    await app.send(titles.map((title) => highlight(TIDES, { title })));
    await app.choose({ addsBooks: true });
    await app.send([highlight(TIDES, { title: 'Storms' })]);
    expect((await app.books()).map(({ waiting }) => waiting)).toEqual([0, 1, 1, 1]);
    server.clock.now += 2000;
    await app.send([highlight(TIDES, { title: 'Storms' })]);
    expect((await app.books()).filter(({ waiting }) => waiting > 0)).toHaveLength(2);
    server.clock.now += 2000;
    const left = (await app.books()).find(({ waiting, book }) => waiting > 0 && book !== null);
    const linked = await app.link(left?.id, left?.book?.id ?? 0);
    expect(linked.json()).toMatchObject({ book: left?.book, waiting: 0 });
  });

  test('is begun first of what has waited longest, whichever book was there first', async () => {
    const limits = { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    for (const title of ['Tides', 'Waves', 'Storms']) await aBook(server.db, { title });
    for (const title of ['Storms', 'Waves', 'Tides']) {
      await app.send([highlight(TIDES, { title })]);
      server.clock.now += 100;
    }
    server.clock.now += 2000;
    await app.send([highlight(TIDES, { title: 'Nobody knows it' })]);
    const waiting = (await app.books()).filter((book) => book.waiting > 0);
    expect(waiting.map(({ title }) => title)).toEqual(['Nobody knows it', 'Tides']);
  });
});

describe('cards', () => {
  test('are made of highlights that come from when their reader wants that', async () => {
    const { id } = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await app.send([highlight(TIDES)]);
    expect((await app.choose({ makesCards: true })).json().makesCards).toBe(true);
    await app.send([highlight(TIDES), highlight(SLACK, { note: 'When does it turn?' })]);
    expect(await app.cardsOf(id)).toMatchObject([{ front: 'When does it turn?', back: SLACK }]);
  });

  test('that wait for a book are made when it is known', async () => {
    const { id } = await aBook(server.db, { title: 'Tides and Waves' });
    await app.choose({ makesCards: true });
    await app.send([highlight(SLACK, { note: 'When does it turn?' })]);
    await app.link((await app.books())[0]?.id, id);
    expect(await app.cardsOf(id)).toMatchObject([{ back: SLACK }]);
  });

  test('of which a day allows no more are made another day, unless none are wanted any more', async () => {
    const limits = { ...NO_LIMITS, ownCardsByReader: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    const { id } = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await app.choose({ makesCards: true });
    const three = [TIDES, SLACK, 'And then the water comes back, as it always has.'];
    await app.send(three.map((text) => highlight(text)));
    expect(await app.cardsOf(id)).toHaveLength(1);
    server.clock.now += 2000;
    await app.send([highlight(TIDES)]);
    expect(await app.cardsOf(id)).toHaveLength(2);
    await app.choose({ makesCards: false });
    server.clock.now += 2000;
    await app.send([highlight(TIDES)]);
    expect(await app.cardsOf(id)).toHaveLength(2);
  });

  test('of which a day allows no more are made when the app sends of another book', async () => {
    const limits = { ...NO_LIMITS, ownCardsByReader: { most: 1, windowMs: 1000 } };
    await begin({ limits });
    const { id } = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await app.choose({ makesCards: true });
    await app.send([highlight(TIDES), highlight(SLACK)]);
    expect(await app.books()).toMatchObject([{ waiting: 0 }]);
    server.clock.now += 2000;
    await app.send([highlight(TIDES, { title: 'Nobody knows it' })]);
    expect(await app.cardsOf(id)).toHaveLength(2);
  });
});
