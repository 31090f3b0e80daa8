import { beforeEach, expect, test } from 'vitest';

import { TIDES, exportingApp, highlight } from '../../testing/exporting-app.ts';
import { aBook } from '../../testing/factories.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let app: Awaited<ReturnType<typeof exportingApp>>;
beforeEach(async () => {
  server = await testServer();
  const reader = await server.account();
  app = await exportingApp(server, reader);
  await aBook(server.db, { title: 'Tides' });
  await app.choose({ makesCards: true });
});

/** As the call of Readwise, with whatever as its body. */
const post = (payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: '/api/readwise/api/v2/highlights/',
    headers: { ...app.authorized(), 'content-type': type },
    payload,
  });

const OF_READEST = {
  source_type: 'readest',
  location_type: 'page',
  highlight_url: 'readest://annotation/0123abcd/Zx_9',
  color: 'yellow',
  image_url: 'https://example.org/cover.jpg',
  note: undefined,
};

test.each<[string, object]>([
  ['KOReader', {}],
  ['KOReader, of a book by several', { author: 'Ann Author, Ben Bold', location: 1e9 }],
  ['Readest', OF_READEST],
  ['no more than words and a title', { author: undefined, source_type: null, category: null }],
  ['half a letter', { title: 'Tides\ud83d', note: '\udc00 Why? \ud800', author: '\ud800' }],
  ['a letter cut in half by the limit', { text: `${'a'.repeat(8190)}😀 and on` }],
  ['what is not seen', { text: 'T\u200bi\u2060d\u00ade\ufeffs', note: '\u200b\u200d\u2028' }],
  ['marks on marks', { text: `a${'\u0301'.repeat(8000)}`, title: `T${'\u0301'.repeat(3000)}` }],
  ['a name without end', { title: 'Tides '.repeat(50_000), author: '\u200d'.repeat(100_000) }],
  ['names of what objects have', { title: '__proto__', author: 'constructor', note: 'toString' }],
  ['a place before the beginning', { location: -7 }],
  ['a place beyond all', { location: 1e308 }],
  ['a place that is none', { location: { page: 3 }, location_type: 7 }],
  ['an address that is none', { highlight_url: 'http://[', source_url: 7 }],
  ['an address without end', { highlight_url: `https://example.org/${'a'.repeat(9000)}` }],
  ['a date in seconds', { highlighted_at: 1_767_000_000 }],
  ['a date with a zone', { highlighted_at: '2026-02-01T08:00:00.123456+14:00' }],
  ['a date before all', { highlighted_at: '-271821-04-20T00:00:00Z' }],
  ['the last date of all', { highlighted_at: '+275760-09-13T00:00:00.000Z' }],
  ['a date that is none', { highlighted_at: '2026-02-31T99:99:99Z' }],
])('a highlight of %s is kept, once', async (_, over) => {
  const sent = [highlight(TIDES, over)];
  const [first, again] = [await app.send(sent), await app.send(sent)];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(first.json()).toMatchObject([{ num_highlights: 1 }]);
  expect(again.json()).toMatchObject([{ num_highlights: 1, modified_highlights: [] }]);
  expect(await app.books()).toMatchObject([{ highlights: 1 }]);
});

test.each<[string, string, number, string?]>([
  ['nothing', '', 400],
  ['no JSON', '{"highlights": [', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['an object instead of a list', '{"highlights": {"0": {}}}', 400],
  ['a list in a list', '{"highlights": [[]]}', 400],
  ['what changes all objects', '{"highlights": [{"__proto__": {"text": "a"}}]}', 400],
  ['brackets without end', `{"highlights": ${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 400],
  ['a title that is a list', '{"highlights": [{"text": "a", "title": ["b"]}]}', 400],
  ['more than is taken at once', `{"highlights": [${'{},'.repeat(5000)}{}]}`, 400],
  ['a form', 'highlights=a', 415, 'application/x-www-form-urlencoded'],
])('a body with %s is refused, and nothing is kept', async (_, body, status, type) => {
  const answer = await post(body, type);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
  expect(await app.books()).toEqual([]);
});

test('no highlights are none', async () => {
  const answer = await post('{"highlights": []}');
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});
