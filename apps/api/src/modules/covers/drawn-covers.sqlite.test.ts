import { coverVersion } from '@morsel/sdk/rules/cover';
import { beforeEach, describe, expect, test } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const science = { name: 'Science', color: '#17804A' };
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

/** Width and height that a PNG names in its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const pictures = (id: number) => [
  `/covers/${id}.svg`,
  `/covers/${id}.png`,
  `/covers/${id}/card.png`,
];

describe('the drawn cover of a book', () => {
  test('is an SVG that needs no letters of the machine that shows it', async () => {
    const { id } = await aBook(server.db, { title: 'Łódź: a Café', author: 'Ann Author' });
    const { statusCode, headers, body } = await get(`/covers/${id}.svg`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain('viewBox="0 0 200 300"');
    expect(body).not.toMatch(/<text|<style|<script|href=|NaN|undefined/);
  });

  test.each([
    ['.png', [600, 900]],
    ['/card.png', [1200, 630]],
  ])('is a PNG at %s', async (ending, size) => {
    const { id } = await aBook(server.db, { imageUrl: 'https://example.org/own.png' });
    const { headers, rawPayload } = await get(`/covers/${id}${ending}`);
    expect(headers['content-type']).toBe('image/png');
    expect(sizeOf(rawPayload)).toEqual(size);
  });

  test('is kept for a day by shared caches under its version, and asked about without', async () => {
    const { id } = await aBook(server.db, { title: 'Metals', author: 'Ann Author' });
    const version = coverVersion({ title: 'Metals', author: 'Ann Author', topic: science });
    const cachingOf = async (query: string) => {
      const { headers } = await get(`/covers/${id}.svg${query}`);
      return headers['cache-control'];
    };
    expect(await cachingOf(`?v=${version}`)).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect(await cachingOf('?v=another')).toBe('public, no-cache');
    expect(await cachingOf('')).toBe('public, no-cache');
  });

  test('is not sent again to who has it', async () => {
    const { id } = await aBook(server.db, { title: 'Metals', author: 'Ann Author' });
    const etag = String((await get(`/covers/${id}.svg`)).headers['etag']);
    for (const url of pictures(id)) {
      for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
        const { statusCode, body, headers } = await get(url, { 'if-none-match': known });
        expect([statusCode, body, headers['etag']]).toEqual([304, '', etag]);
      }
    }
    for (const other of ['"other"', etag.slice(1, -1), '']) {
      const { statusCode } = await get(`/covers/${id}.svg`, { 'if-none-match': other });
      expect(statusCode).toBe(200);
    }
    await server.db.updateTable('books').set({ title: 'Ores' }).where('id', '=', id).execute();
    const changed = await get(`/covers/${id}.svg`, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
  });

  test('is that of its book alone, and another when the book is renamed', async () => {
    const author = 'Ann Author';
    const metals = await aBook(server.db, { title: 'Metals', author, slug: 'metals' });
    const ores = await aBook(server.db, { title: 'Ores', author, slug: 'ores' });
    const seen = new Set<string>();
    const look = async (id: number) => {
      for (const url of pictures(id)) seen.add((await get(url)).rawPayload.toString('latin1'));
    };
    await look(metals.id);
    await look(ores.id);
    expect(seen.size).toBe(6);
    await look(metals.id);
    expect(seen.size).toBe(6);
    const rename = (to: { title: string } | { author: string }) =>
      server.db.updateTable('books').set(to).where('id', '=', ores.id).execute();
    await rename({ title: 'Slags' });
    await look(ores.id);
    expect(seen.size).toBe(9);
    await rename({ author: 'Bob Author' });
    await look(ores.id);
    expect(seen.size).toBe(12);
  });

  test.each([
    ['very long', 'Donaudampfschiffahrt '.repeat(9)],
    ['one word', 'x'.repeat(200)],
    ['right to left', 'ספר הזכרונות'],
    ['with emoji', '🍪👩‍🍳 Cookies'],
    ['like markup', `"Q" & <script>alert('x')</script>`],
    ['of letters that XML has not', 'odd \u{FFFE} one'],
  ])('is drawn for a title %s', async (_case, title) => {
    const { id } = await aBook(server.db, { title, author: title, slug: 'odd' });
    for (const url of pictures(id)) expect((await get(url)).statusCode).toBe(200);
    const { body } = await get(`/covers/${id}.svg`);
    expect(/<text|<script|NaN|undefined/.exec(body)).toBeNull();
  });
});

describe('there is none', () => {
  test.each(['/covers/4711.svg', '/covers/4711.png', '/covers/4711/card.png'])(
    'at %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('of what can be no book', async () => {
    const statuses = await Promise.all(pictures(0).map(async (url) => (await get(url)).statusCode));
    expect(statuses).toEqual([404, 404, 404]);
    expect((await get('/covers/metals.png')).statusCode).toBe(404);
  });

  test('of a book that the asker may not see', async () => {
    const [adder, stranger] = [await server.guest(), await server.guest()];
    const { id } = await aBook(server.db, { listed: 0, addedBy: adder.id });
    for (const url of pictures(id)) {
      const own = await adder.inject({ url });
      expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect((await stranger.inject({ url })).statusCode).toBe(404);
      expect((await get(url)).statusCode).toBe(404);
    }
    await server.db.updateTable('books').set({ hidden: 1 }).where('id', '=', id).execute();
    for (const url of pictures(id)) expect((await adder.inject({ url })).statusCode).toBe(404);
  });
});
