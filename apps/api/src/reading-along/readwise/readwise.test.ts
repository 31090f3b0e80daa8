import type { BookSources, HighlightedBooks, OwnItem } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { aBook } from '../../testing/factories.ts';
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
    ['a highlight without a text', [{ title: 'Tides' }], 'highlights[0].text'],
    ['one of nothing', [highlight(TIDES), highlight(' ')], 'highlights[1].text'],
    ['one that is too long', [highlight('a'.repeat(8192))], 'highlights[0].text'],
  ])('that sends %s is refused, and nothing is kept', async (_, highlights, field) => {
    const answer = await send(highlights);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect((await listOf()).books).toEqual([]);
  });

  test('brings nothing of web pages', async () => {
    const page = { category: 'articles', source_url: 'https://example.org/tides' };
    const answer = await send([highlight(TIDES, page), highlight(SLACK, { title: undefined })]);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect((await listOf()).books).toEqual([]);
  });
});

describe('highlights', () => {
  test('become a text of the book, for their reader alone', async () => {
    const book = await aBook(server.db, { title: 'tides', author: 'ann author' });
    await send([highlight(SLACK, { location: 20 }), highlight(TIDES, { note: 'Why?' })]);

    const { books } = await listOf();
    expect(books).toMatchObject([
      { title: 'Tides', source: 'koreader', highlights: 2, book: { id: book.id } },
    ]);
    const { sources } = await sourcesOf(book.id);
    expect(sources).toMatchObject([{ name: 'Highlights', format: 'readwise', isShared: false }]);
    const text = `${TIDES}\n\nWhy?\n\n${SLACK}`;
    expect(await chaptersOf(sources[0]?.id)).toEqual([
      { title: 'Highlights', text, words: 25, startAt: 0, endAt: text.length },
    ]);
    expect(sources[0]?.words).toBe(25);
    expect((await sourcesOf(book.id, await server.account())).sources).toEqual([]);
  });

  test('of a book that is not there bring it, on the shelf', async () => {
    await send([highlight(TIDES)]);
    const shelf: { book: { title: string } }[] = (
      await reader.inject({ url: `/api/users/${reader.id}/books` })
    ).json();
    expect(shelf.map(({ book }) => book.title)).toEqual(['Tides']);
  });

  test('that are there already are not kept again, and new ones go on with the text', async () => {
    await send([highlight(TIDES)]);
    const { books } = await listOf();
    const bookId = books[0]?.book?.id;
    const [before] = (await sourcesOf(bookId)).sources;
    const again = await send(
      [highlight(TIDES), highlight(SLACK), highlight(SLACK)],
      authorized(),
      '/highlights/',
    );
    expect(again.json()[0].modified_highlights).toHaveLength(1);
    const { sources } = await sourcesOf(bookId);
    expect(sources.map(({ id }) => id)).toEqual([before?.id]);
    const text = `${TIDES}\n\n${SLACK}`;
    expect(await chaptersOf(before?.id)).toMatchObject([{ text, endAt: text.length }]);

    expect((await send([highlight(TIDES)])).json()[0].modified_highlights).toEqual([]);
    expect(await chaptersOf(before?.id)).toMatchObject([{ text }]);
  });

  test('begin another text when bites of the first were found', async () => {
    await send([highlight(TIDES)]);
    await server.db.updateTable('sources').set({ rankedAt: 1 }).execute();
    await send([highlight(SLACK)]);
    const { sources } = await sourcesOf((await listOf()).books[0]?.book?.id);
    expect(await Promise.all(sources.map(({ id }) => chaptersOf(id)))).toMatchObject([
      [{ text: TIDES }],
      [{ text: SLACK }],
    ]);
  });

  test('become cards where their reader wants that', async () => {
    const choice = { method: 'PATCH', url: `/api/users/${reader.id}/highlights` } as const;
    await send([highlight(TIDES)]);
    const bookId = (await listOf()).books[0]?.book?.id;
    expect(await cardsOf(bookId)).toEqual([]);
    const chosen = await reader.inject({ ...choice, payload: { makesCards: true } });
    expect(chosen.json().makesCards).toBe(true);
    await send([highlight(TIDES), highlight(SLACK, { note: 'When does it turn?' })]);
    expect(await cardsOf(bookId)).toMatchObject([{ front: 'When does it turn?', back: SLACK }]);
  });

  test('of the wrong book are moved to another, those that come later too', async () => {
    await send([highlight(TIDES)]);
    const { books } = await listOf();
    const wrong = books[0]?.book?.id;
    const other = await aBook(server.db, { title: 'Tides and Waves' });
    const link = (bookId: number | null, who = reader) =>
      who.inject({
        method: 'PATCH',
        url: `/api/users/${who.id}/highlights/${books[0]?.id}`,
        payload: { bookId },
      });
    expect((await link(other.id, await server.account())).statusCode).toBe(404);
    expect((await link(other.id)).json().book).toMatchObject({ id: other.id });
    expect((await sourcesOf(wrong)).sources).toEqual([]);

    await send([highlight(SLACK)]);
    const { sources } = await sourcesOf(other.id);
    expect(await chaptersOf(sources[0]?.id)).toMatchObject([{ text: `${TIDES}\n\n${SLACK}` }]);

    expect((await link(null)).json().book).toBe(null);
    expect((await sourcesOf(other.id)).sources).toEqual([]);
    await send([highlight('Another one, which waits until somebody says whose it is.')]);
    expect((await listOf()).books).toMatchObject([{ highlights: 3, book: null }]);
  });

  test('of a text too many today are refused, and come in with another try', async () => {
    const limits = { ...NO_LIMITS, textsByReader: { most: 1, windowMs: 1000 } };
    server = await testServer({ limits });
    reader = await server.account();
    ({ token } = await accessToken(server, reader, ['add-texts']));
    await send([highlight(TIDES)]);
    const waves = highlight(SLACK, { title: 'Waves' });
    expect((await send([waves])).statusCode).toBe(429);
    expect((await listOf()).books).toHaveLength(1);
    server.clock.now += 2000;
    expect((await send([waves])).statusCode).toBe(200);
  });
});
