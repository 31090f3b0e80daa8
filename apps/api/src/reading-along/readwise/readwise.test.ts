import type { BookSources, HighlightedBooks, HighlightsChoice, OwnItem } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { aDocument } from '../../testing/documents.ts';
import { aBook, aFlashcard } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

const TIDES = 'The Moon pulls the water towards it and lets it go again.';
const SLACK = 'At slack water nothing moves for a while, and then it turns.';

let server: TestServer;
let reader: TestReader;
let token: string;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  ({ token } = await accessToken(server, reader, ['add-texts']));
});

const authorized = (password = token) => ({ authorization: `Token ${password}` });

/** As KOReader's exporter sends it. */
const highlight = (text: string, over: object = {}) => ({
  text,
  title: 'Tides',
  author: 'Ann Author',
  source_type: 'koreader',
  category: 'books',
  location: 12,
  location_type: 'order',
  highlighted_at: '2026-02-01T08:00:00Z',
  ...over,
});

const send = (highlights: unknown, headers: object = authorized(), path = '/highlights') =>
  server.app.inject({
    method: 'POST',
    url: `/api/readwise/api/v2${path}`,
    headers: { ...headers },
    payload: { highlights },
  });

const listOf = async (who = reader): Promise<HighlightedBooks> =>
  (await who.inject({ url: `/api/users/${who.id}/highlights` })).json();

const sourcesOf = async (bookId: number | undefined, who = reader): Promise<BookSources> =>
  (await who.inject({ url: `/api/books/${bookId}/sources` })).json();

const chaptersOf = (sourceId: number | undefined) =>
  server.db
    .selectFrom('sourceChapters')
    .innerJoin('sourceChunks', (join) =>
      join
        .onRef('sourceChunks.sourceId', '=', 'sourceChapters.sourceId')
        .onRef('sourceChunks.chapter', '=', 'sourceChapters.number'),
    )
    .select(['title', 'text', 'sourceChunks.words', 'startAt', 'endAt'])
    .where('sourceChapters.sourceId', '=', sourceId ?? 0)
    .orderBy('sourceChapters.number')
    .execute();

const cardsOf = async (bookId: number | undefined): Promise<OwnItem[]> =>
  (await reader.inject({ url: `/api/users/${reader.id}/books/${bookId}/own-items` })).json();

describe('an exporter', () => {
  test('finds its token good', async () => {
    const url = '/api/readwise/api/v2/auth/';
    const answer = await server.app.inject({ url, headers: authorized() });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test.each([
    ['a wrong token', () => authorized('nothing'), 401],
    ['no token', () => ({}), 401],
    ['a cookie alone', () => reader.headers, 401],
  ])('is not let in with %s', async (_, headers, status) => {
    const url = '/api/readwise/api/v2/auth/';
    expect((await server.app.inject({ url, headers: headers() })).statusCode).toBe(status);
    expect((await send([highlight(TIDES)], headers())).statusCode).toBe(status);
    expect((await listOf()).books).toEqual([]);
  });

  test('is not let in by a token that may only study', async () => {
    const other = await accessToken(server, reader, ['study']);
    expect((await send([highlight(TIDES)], authorized(other.token))).statusCode).toBe(403);
  });

  test('is answered as Readwise answers', async () => {
    const answer = await send([highlight(TIDES), highlight(SLACK, { location: 20 })]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [
        {
          id: expect.any(Number),
          title: 'Tides',
          author: 'Ann Author',
          category: 'books',
          source: 'koreader',
          num_highlights: 2,
          last_highlight_at: '2026-02-01T08:00:00.000Z',
          updated: new Date(server.clock.now).toISOString(),
          cover_image_url: '',
          highlights_url: '',
          source_url: null,
          modified_highlights: [expect.any(Number), expect.any(Number)],
        },
      ],
    ]);
  });

  test.each([
    ['no list', 'highlights', 'highlights'],
    ['one that is no object', [highlight(TIDES), 'a text'], 'highlights[1]'],
    ['a text that is none', [highlight(TIDES), { title: 'Tides', text: 7 }], 'highlights[1].text'],
    ['a title that is none', [{ title: ['Tides'], text: TIDES }], 'highlights[0].title'],
  ])('that sends %s is refused, and nothing is kept', async (_, highlights, field) => {
    const answer = await send(highlights);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect((await listOf()).books).toEqual([]);
  });

  test.each([
    ['a web page', { category: 'articles', source_url: 'https://example.org/tides' }],
    ['a web page that says so by its address alone', { category: undefined, source_url: 'a:b' }],
    ['no title', { title: undefined }],
    ['a picture, which has no words', { text: '' }],
    ['nothing that is seen', { text: '\u200b \u0000' }],
  ])('brings nothing of %s, and all others', async (_, over) => {
    const answer = await send([highlight(TIDES, over), highlight(SLACK)]);
    expect(answer.json()).toMatchObject([{ title: 'Tides', num_highlights: 1 }]);
    expect((await send([highlight(TIDES, over)])).json()).toEqual([]);
  });

  test('may send what no database takes, and far more than is kept of one highlight', async () => {
    const url = 'readest://annotation/\u0000/1';
    const long = 'All that is under the Sun. '.repeat(5000);
    const odd = { title: 'Ti\u0000des', note: 'No\u0000te', highlight_url: url, location: 'xii' };
    const answer = await send([highlight('Wa\u0000ter', odd), highlight(long, odd)]);
    expect(answer.json()).toMatchObject([{ title: 'Tides', num_highlights: 2 }]);
    expect((await send([highlight(long, odd)])).json()[0].modified_highlights).toEqual([]);
  });

  test('on a page of another site may read the answer', async () => {
    const answer = await send([], { ...authorized(), origin: 'https://web.readest.com' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

const choose = (choice: HighlightsChoice) =>
  reader.inject({ method: 'PATCH', url: `/api/users/${reader.id}/highlights`, payload: choice });

const link = (id: number | undefined, bookId: number | null, who = reader) =>
  who.inject({
    method: 'PATCH',
    url: `/api/users/${who.id}/highlights/${id}`,
    payload: { bookId },
  });

const textsOf = async (bookId: number | undefined): Promise<string[]> => {
  const { sources } = await sourcesOf(bookId);
  const texts = await Promise.all(sources.map(({ id }) => chaptersOf(id)));
  return texts.map((chapters) => chapters.map(({ text }) => text).join('\n\n'));
};

describe('the book of highlights', () => {
  test.each([
    ['that of their title and author', {}, {}],
    ['where authors are joined in another way', { author: 'Ann Author and Ben Bold' }, {
      author: 'Ann Author, Ben Bold',
    }],
    ['where the subtitle is missing', {}, { title: 'Tides: How the Sea Moves' }],
  ])('is %s, and comes onto the shelf', async (_, book, sent) => {
    const { id } = await aBook(server.db, { title: 'tides', author: 'ann author', ...book });
    await send([highlight(TIDES, sent)]);
    expect((await listOf()).books).toMatchObject([{ book: { id }, link: 'title', waiting: 0 }]);
    const shelf = await reader.inject({ url: `/api/users/${reader.id}/books` });
    expect(shelf.json()).toMatchObject([{ book: { id } }]);
  });

  test('is the one on the shelf that has the title, where no author is told', async () => {
    const book = await aBook(server.db, { title: 'Tides' });
    await aBook(server.db, { title: 'Tides', author: 'Somebody Else' });
    const shelving = { method: 'POST', url: `/api/users/${reader.id}/books` } as const;
    await reader.inject({ ...shelving, payload: { bookId: book.id } });
    await send([highlight(TIDES, { author: undefined })]);
    expect((await listOf()).books).toMatchObject([{ book: { id: book.id } }]);
  });

  test('is what the reader has said that a document of that title is', async () => {
    const book = await aBook(server.db, { title: 'Tides, the Second Edition' });
    const marks = { title: 'Tides', authors: 'Ann Author', link: 'reader' } as const;
    await aDocument(server.db, { userId: reader.id, bookId: book.id, ...marks });
    await send([highlight(TIDES)]);
    expect((await listOf()).books).toMatchObject([{ book: { id: book.id } }]);
  });

  test('is waited for where nobody knows it, and nobody else hears of it', async () => {
    await send([highlight(TIDES)]);
    expect((await listOf()).books).toMatchObject([
      { title: 'Tides', highlights: 1, waiting: 1, book: null, link: null },
    ]);
    expect(await server.db.selectFrom('books').select('id').execute()).toEqual([]);
    const book = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await send([highlight(TIDES)]);
    expect((await listOf()).books).toMatchObject([{ waiting: 0, book: { id: book.id } }]);
    expect(await textsOf(book.id)).toEqual([TIDES]);
  });

  test('is added where their reader wants that, as many as a day allows', async () => {
    const limits = { ...NO_LIMITS, booksByNewcomer: { most: 1, windowMs: 1000 } };
    server = await testServer({ limits });
    reader = await server.account();
    ({ token } = await accessToken(server, reader, ['add-texts']));
    await choose({ addsBooks: true });
    const answer = await send([highlight(TIDES), highlight(SLACK, { title: 'Slack water' })]);
    expect(answer.statusCode).toBe(200);
    const shelf = await reader.inject({ url: `/api/users/${reader.id}/books` });
    expect(shelf.json()).toMatchObject([{ book: { title: 'Tides' } }]);
    expect(await listOf()).toMatchObject({
      addsBooks: true,
      makesCards: false,
      books: [{ title: 'Slack water', waiting: 1 }, { title: 'Tides', waiting: 0 }],
    });
  });

  test('is another when their reader says so, with all that came and what comes', async () => {
    const wrong = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    const right = await aBook(server.db, { title: 'Tides and Waves' });
    await send([highlight(TIDES)]);
    await server.db.updateTable('sources').set({ rankedAt: 1 }).execute();
    await send([highlight(SLACK)]);
    const id = (await listOf()).books[0]?.id;
    expect(await textsOf(wrong.id)).toEqual([TIDES, SLACK]);

    expect((await link(id, right.id, await server.account())).statusCode).toBe(404);
    const linked = await link(id, right.id);
    expect(linked.json()).toMatchObject({ book: { id: right.id }, link: 'reader', waiting: 0 });
    expect(await textsOf(wrong.id)).toEqual([]);
    expect(await textsOf(right.id)).toEqual([`${TIDES}\n\n${SLACK}`]);
    await link(id, right.id);
    expect(await textsOf(right.id)).toEqual([`${TIDES}\n\n${SLACK}`]);

    expect((await link(id, null)).json()).toMatchObject({ book: null, link: 'reader', waiting: 2 });
    expect(await textsOf(right.id)).toEqual([]);
    await send([highlight(TIDES), highlight('Another, which waits for its reader to say.')]);
    expect((await listOf()).books).toMatchObject([{ highlights: 3, waiting: 3, book: null }]);
  });
});

describe('the text of highlights', () => {
  let bookId: number;
  beforeEach(async () => {
    bookId = (await aBook(server.db, { title: 'Tides', author: 'Ann Author' })).id;
  });

  test('is for their reader alone, in the order of the book', async () => {
    await send([highlight(SLACK, { location: 20 }), highlight(TIDES, { note: 'Why?' })]);
    const { sources } = await sourcesOf(bookId);
    expect(sources).toMatchObject([
      { name: 'Highlights', format: 'readwise', isShared: false, words: 25 },
    ]);
    const text = `${TIDES}\n\nWhy?\n\n${SLACK}`;
    expect(await chaptersOf(sources[0]?.id)).toEqual([
      { title: 'Highlights', text, words: 25, startAt: 0, endAt: text.length },
    ]);
    expect((await sourcesOf(bookId, await server.account())).sources).toEqual([]);
  });

  test('has each once, and those that come later where they stand in the book', async () => {
    await send([highlight(SLACK, { location: 20 })]);
    const again = await send(
      [highlight(TIDES), highlight(TIDES), highlight(SLACK, { location: 20 })],
      authorized(),
      '/highlights/',
    );
    expect(again.json()[0].modified_highlights).toHaveLength(1);
    expect(await textsOf(bookId)).toEqual([`${TIDES}\n\n${SLACK}`]);
    expect((await send([highlight(TIDES)])).json()[0].modified_highlights).toEqual([]);
  });

  test('follows a highlight whose words or note change', async () => {
    const url = { highlight_url: 'readest://annotation/ab/1' };
    await send([highlight(TIDES, url), highlight(SLACK, { location: 20 })]);
    const longer = `${TIDES} Twice a day.`;
    const sent = [highlight(longer, url), highlight(SLACK, { location: 20, note: 'When?' })];
    expect((await send(sent)).json()[0]).toMatchObject({ num_highlights: 2 });
    expect(await textsOf(bookId)).toEqual([`${longer}\n\n${SLACK}\n\nWhen?`]);
  });

  test('stays as it is once something was made of it, and goes on at its end', async () => {
    await send([highlight(SLACK, { location: 20 })]);
    const [source] = (await sourcesOf(bookId)).sources;
    await aFlashcard(server.db, { bookId, sourceId: source?.id ?? null });
    await send([highlight(TIDES), highlight(SLACK, { note: 'When?' })]);
    const text = `${SLACK}\n\n${TIDES}`;
    expect(await chaptersOf(source?.id)).toMatchObject([{ text, endAt: text.length }]);
  });

  test('is followed by another when its bites were found', async () => {
    await send([highlight(TIDES)]);
    await server.db.updateTable('sources').set({ rankedAt: 1 }).execute();
    await send([highlight(SLACK)]);
    expect(await textsOf(bookId)).toEqual([TIDES, SLACK]);
    const { sources } = await sourcesOf(bookId);
    expect(sources.map(({ name }) => name)).toEqual(['Highlights', 'Highlights 2']);
  });

  test('does not come back when its reader has removed it', async () => {
    await send([highlight(TIDES)]);
    const [source] = (await sourcesOf(bookId)).sources;
    const url = `/api/users/${reader.id}/sources/${source?.id}`;
    expect((await reader.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    await send([highlight(TIDES)]);
    expect(await textsOf(bookId)).toEqual([]);
    await send([highlight(TIDES), highlight(SLACK)]);
    expect(await textsOf(bookId)).toEqual([SLACK]);
  });

  test('goes when they are forgotten; what is sent again comes again', async () => {
    await send([highlight(TIDES)]);
    const id = (await listOf()).books[0]?.id;
    const forget = (who: TestReader) =>
      who.inject({ method: 'DELETE', url: `/api/users/${who.id}/highlights/${id}` });
    expect((await forget(await server.account())).statusCode).toBe(404);
    expect((await forget(reader)).json()).toEqual({ ok: true });
    expect([await textsOf(bookId), (await listOf()).books]).toEqual([[], []]);
    await send([highlight(TIDES)]);
    expect(await textsOf(bookId)).toEqual([TIDES]);
  });

  test('that is one too many today is begun with another try; nothing is lost', async () => {
    const limits = { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } };
    server = await testServer({ limits });
    reader = await server.account();
    ({ token } = await accessToken(server, reader, ['add-texts']));
    await choose({ addsBooks: true });
    const waves = highlight(SLACK, { title: 'Waves' });
    expect((await send([highlight(TIDES), waves])).statusCode).toBe(200);
    expect((await listOf()).books).toMatchObject([{ waiting: 1 }, { waiting: 0 }]);
    server.clock.now += 2000;
    await send([waves]);
    expect((await listOf()).books).toMatchObject([{ waiting: 0 }, { waiting: 0 }]);
  });
});

describe('cards', () => {
  test('are made of highlights that come from when their reader wants that', async () => {
    const { id } = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await send([highlight(TIDES)]);
    expect((await choose({ makesCards: true })).json().makesCards).toBe(true);
    await send([highlight(TIDES), highlight(SLACK, { note: 'When does it turn?' })]);
    expect(await cardsOf(id)).toMatchObject([{ front: 'When does it turn?', back: SLACK }]);
  });

  test('that wait for a book are made when it is known', async () => {
    const { id } = await aBook(server.db, { title: 'Tides and Waves' });
    await choose({ makesCards: true });
    await send([highlight(SLACK, { note: 'When does it turn?' })]);
    await link((await listOf()).books[0]?.id, id);
    expect(await cardsOf(id)).toMatchObject([{ back: SLACK }]);
  });

  test('of which a day allows no more are made another day, unless none are wanted any more', async () => {
    const limits = { ...NO_LIMITS, ownCardsByReader: { most: 1, windowMs: 1000 } };
    server = await testServer({ limits });
    reader = await server.account();
    ({ token } = await accessToken(server, reader, ['add-texts']));
    const { id } = await aBook(server.db, { title: 'Tides', author: 'Ann Author' });
    await choose({ makesCards: true });
    const three = [TIDES, SLACK, 'And then the water comes back, as it always has.'];
    await send(three.map((text) => highlight(text)));
    expect(await cardsOf(id)).toHaveLength(1);
    server.clock.now += 2000;
    await send([highlight(TIDES)]);
    expect(await cardsOf(id)).toHaveLength(2);
    await choose({ makesCards: false });
    server.clock.now += 2000;
    await send([highlight(TIDES)]);
    expect(await cardsOf(id)).toHaveLength(2);
  });
});
