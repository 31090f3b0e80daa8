import { beforeEach, describe, expect, test } from 'vitest';

import { MOST_WORDS } from '../../generation/parsing/longest-text.ts';
import { accessToken } from '../../testing/access-tokens.ts';
import { SLACK, TIDES, exportingApp, highlight } from '../../testing/exporting-app.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { insertHighlights } from './highlight-queries.ts';

let server: TestServer;
let reader: TestReader;
let app: Awaited<ReturnType<typeof exportingApp>>;

async function begin(options?: Parameters<typeof testServer>[0]) {
  server = await testServer(options);
  reader = await server.account();
  app = await exportingApp(server, reader);
}
beforeEach(() => begin());

/** As if the note of the one highlight of a title had so many letters. */
const growTo = (title: string, letters: number) => annotate(title, 'n'.repeat(letters));

const annotate = (title: string, note: string) =>
  server.db
    .updateTable('highlights')
    .set({ note })
    .where('highlightedBookId', 'in', (eb) =>
      eb.selectFrom('highlightedBooks').select('id').where('title', '=', title),
    )
    .execute();

describe('an exporter', () => {
  test('finds its token good', async () => {
    const url = '/api/readwise/api/v2/auth/';
    const answer = await server.app.inject({ url, headers: app.authorized() });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test.each([
    ['a wrong token', () => app.authorized('nothing'), 401],
    ['no token', () => ({}), 401],
    ['a cookie alone', () => reader.headers, 401],
  ])('is not let in with %s', async (_, headers, status) => {
    const url = '/api/readwise/api/v2/auth/';
    expect((await server.app.inject({ url, headers: headers() })).statusCode).toBe(status);
    expect((await app.send([highlight(TIDES)], headers())).statusCode).toBe(status);
    expect(await app.books()).toEqual([]);
  });

  test('is not let in by a token that may only study', async () => {
    const other = await accessToken(server, reader, ['study']);
    expect((await app.send([highlight(TIDES)], app.authorized(other.token))).statusCode).toBe(403);
  });

  test('is answered as Readwise answers', async () => {
    const answer = await app.send([highlight(TIDES), highlight(SLACK, { location: 20 })]);
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
    const answer = await app.send(highlights);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect(await app.books()).toEqual([]);
  });

  test.each([
    ['a web page', { category: 'articles', source_url: 'https://example.org/tides' }],
    ['a web page that says so by its address alone', { category: undefined, source_url: 'a:b' }],
    ['a picture, which has no words', { text: '' }],
    ['nothing that is seen', { text: '\u200b \u0000' }],
  ])('brings nothing of %s, and all others', async (_, over) => {
    const answer = await app.send([highlight(TIDES, over), highlight(SLACK)]);
    expect(answer.json()).toMatchObject([{ title: 'Tides', num_highlights: 1 }]);
    expect((await app.send([highlight(TIDES, over)])).json()).toEqual([]);
  });

  test('that tells no title brings what is of no known book, and a note without a highlight', async () => {
    await app.choose({ addsBooks: true });
    const answer = await app.send([
      highlight(TIDES, { title: '\u200b', category: 'supplementals' }),
      highlight('', { title: undefined, note: 'Look at this picture.', location: 20 }),
    ]);
    expect(answer.json()).toMatchObject([
      { title: 'Quotes', author: 'Unknown Author', num_highlights: 2 },
    ]);
    const kept = server.db.selectFrom('highlights').select(['text', 'note']).orderBy('id');
    expect(await kept.execute()).toEqual([
      { text: TIDES, note: null },
      { text: 'Look at this picture.', note: null },
    ]);
    expect(await app.books()).toMatchObject([{ book: null, link: null, waiting: 2 }]);
  });

  test('may send what no database takes, and far more than is kept of one highlight', async () => {
    const url = 'readest://annotation/\u0000/1';
    const long = 'All that is under the Sun. '.repeat(5000);
    const odd = { title: 'Ti\u0000des', note: 'No\u0000te', highlight_url: url, location: 'xii' };
    const answer = await app.send([highlight('Wa\u0000ter', odd), highlight(long, odd)]);
    expect(answer.json()).toMatchObject([{ title: 'Tides', num_highlights: 2 }]);
    expect((await app.send([highlight(long, odd)])).json()[0].modified_highlights).toEqual([]);
  });

  test.each<[string, number[]]>([
    ['a text may have', [10_000_000]],
    ['a reader may keep', [9_900_000, 9_900_000, 200_000]],
  ])('may send no more letters than %s; what is there stays', async (_, letters) => {
    const titles = letters.map((_count, index) => highlight(TIDES, { title: `Tides ${index}` }));
    await app.send(titles);
    for (const [index, { title }] of titles.entries()) await growTo(title, letters[index] ?? 0);
    const { title } = titles.at(-1) ?? {};
    const answer = await app.send([highlight(SLACK, { title })]);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringMatching(/long/)]);
    expect((await app.books()).map(({ highlights }) => highlights)).toEqual(letters.map(() => 1));
    expect((await app.send(titles)).statusCode).toBe(200);
  });

  test('may send no more words than a text may have', async () => {
    await app.send([highlight(TIDES)]);
    // The highlight and what is sent have twelve words each.
    await annotate('Tides', 'n '.repeat(MOST_WORDS - 24));
    expect((await app.send([highlight(SLACK)])).statusCode).toBe(200);
    const answer = await app.send([highlight('One.')]);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringMatching(/long/)]);
    expect(await app.books()).toMatchObject([{ highlights: 2 }]);
  });

  test('may send no more highlights than a reader may keep', async () => {
    await app.send([highlight(TIDES)]);
    const highlightedBookId = (await app.books())[0]?.id ?? 0;
    const row = { highlightedBookId, text: TIDES, location: 1, receivedAt: 1, placed: 1 } as const;
    const rows = Array.from({ length: 19_999 }, (_, index) => ({ ...row, hash: `${index}` }));
    await server.db.transaction().execute((tx) => insertHighlights(tx, rows));
    const answer = await app.send([highlight(SLACK, { title: 'Waves' })]);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringMatching(/20000/),
    ]);
    expect(await app.books()).toMatchObject([{ title: 'Tides', highlights: 20_000 }]);
  });

  test('may send no more books than a reader may keep; those that are there go on', async () => {
    await app.send([highlight(TIDES)]);
    const { id: userId } = reader;
    const names = Array.from({ length: 1998 }, (_, index) => `Book ${index}`);
    const rows = names.map((title) => ({ userId, identity: title, title, receivedAt: 1 }));
    for (const some of [rows.slice(0, 1000), rows.slice(1000)]) {
      const values = some.map((row) => ({ ...row, author: 'Ann Author' }));
      await server.db.insertInto('highlightedBooks').values(values).execute();
    }
    const more = ['Waves', 'Storms', 'Slack water'].map((title) => highlight(SLACK, { title }));
    const answer = await app.send([highlight(SLACK), ...more]);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringMatching(/2000/)]);
    const books = await app.books();
    expect(books).toHaveLength(2000);
    const sent = books.filter(({ source }) => source === 'koreader');
    expect(sent).toMatchObject([
      { title: 'Waves', highlights: 1 },
      { title: 'Tides', highlights: 2 },
    ]);
  });

  test('that sends too many of one book brings those of the others', async () => {
    await app.send([highlight(TIDES)]);
    await growTo('Tides', 10_000_000);
    await app.choose({ addsBooks: true });
    const answer = await app.send([highlight(SLACK), highlight(SLACK, { title: 'Waves' })]);
    expect(answer.statusCode).toBe(409);
    expect(await app.books()).toContainEqual(
      expect.objectContaining({ title: 'Waves', highlights: 1, waiting: 0 }),
    );
  });

  test('may send all highlights of a long book at once, and no more', async () => {
    const long = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        highlight(`${index} ${'words '.repeat(300)}`, { location: index }),
      );
    expect((await app.send(long(1500))).json()).toMatchObject([{ num_highlights: 1500 }]);
    const tooMuch = await app.send(long(2500));
    expect([tooMuch.statusCode, tooMuch.json().detail]).toEqual([
      413,
      'The body is larger than 4 MiB',
    ]);
  });

  test('on a page of another site is let in by its token, and by that alone', async () => {
    const there = { origin: 'https://web.readest.com', 'sec-fetch-site': 'cross-site' };
    const answer = await app.send([highlight(TIDES)], { ...app.authorized(), ...there });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect((await app.send([highlight(TIDES)], { ...reader.headers, ...there })).statusCode).toBe(
      403,
    );
    const url = `/api/users/${reader.id}/highlights`;
    const headers = { ...reader.headers, ...app.authorized(), ...there };
    const choice = await server.app.inject({ method: 'PATCH', url, headers, payload: {} });
    expect(choice.statusCode).toBe(403);
  });
});
