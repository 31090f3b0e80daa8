import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { aBook, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';

const PUBLIC = 'https://morsel.example';

let server: TestServer;
beforeEach(async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'morsel-web-'));
  onTestFinished(() => rm(webFolder, { recursive: true, force: true }));
  await writeFile(join(webFolder, 'index.html'), '<head><title>Morsel</title></head>');
  server = await testServer({ webFolder, publicUrl: PUBLIC });
});

const page = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('the page of a book', () => {
  it('tells crawlers about the book, by its slug and by its id', async () => {
    const book = await aBook(server.db, {
      title: 'Emma',
      author: 'Jane Austen',
      description: 'A matchmaker is wrong about everyone.',
      imageUrl: 'https://pictures.example/emma.jpg?a=1&b=2',
    });
    for (const url of [`/books/${book.slug}`, `/books/${book.slug}/`, `/book/${book.id}`]) {
      const { statusCode, body, headers } = await page(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>Emma by Jane Austen | Morsel</title>');
      expect(body).toContain(
        '<meta name="description" content="A matchmaker is wrong about everyone. Questions and flashcards about Emma by Jane Austen." />',
      );
      expect(body).toContain(`<link rel="canonical" href="${PUBLIC}/books/emma-by-jane-austen" />`);
      expect(body).toContain(
        '<meta property="og:image" content="https://pictures.example/emma.jpg?a=1&amp;b=2" />',
      );
      expect(body).not.toContain('noindex');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('shows its drawn card to link previews where it has no picture', async () => {
    const book = await aBook(server.db, { title: 'Emma', author: 'Jane Austen' });
    const { body } = await page(`/books/${book.slug}`);
    const [, image = ''] = /<meta property="og:image" content="([^"]*)" \/>/.exec(body) ?? [];
    expect(image.startsWith(`${PUBLIC}/covers/${book.id}/card.png?v=`)).toBe(true);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    const card = await page(image.slice(PUBLIC.length));
    expect(card.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
  });

  it.each([
    ['a slug that no book has', '/books/no-such-book'],
    ['a slug that cannot be', `/books/${'x'.repeat(600)}`],
    ['a slug of a letter that is none', '/books/%00'],
    ['an id that no book has', '/book/999'],
    ['an id that is no number', '/book/abc'],
    ['an id that is too large', '/book/99999999999'],
  ])('is not found at %s', async (_case, url) => {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>404 Page Not Found | Morsel</title>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
  });

  it('of a book that is not listed shows to those who may see it, and not to crawlers', async () => {
    const [adder, other] = [await server.guest(), await server.guest()];
    const admin = await server.account({ role: 'admin' });
    const book = await aBook(server.db, { title: 'Diary', listed: 0, addedBy: adder.id });
    const urls = [`/books/${book.slug}`, `/book/${book.id}`];
    const missing = await page('/books/no-such-book');
    for (const url of urls) {
      for (const headers of [{}, other.headers]) {
        const refused = await page(url, headers);
        expect(refused.statusCode).toBe(404);
        expect(refused.body).toBe(missing.body);
      }
      for (const headers of [adder.headers, admin.headers]) {
        const shown = await page(url, headers);
        expect(shown.statusCode).toBe(200);
        expect(shown.body).toContain('<title>Diary by Ann Author | Morsel</title>');
        expect(shown.body).toContain('<meta name="robots" content="noindex" />');
        expect(shown.headers['cache-control']).toBe('private, no-cache');
      }
    }
  });

  it.each(['bites', 'ideas', 'proposals'])(
    'of the %s of a reader is not for crawlers',
    async (own) => {
      const book = await aBook(server.db, { title: 'Diary' });
      for (const url of [`/books/${book.slug}/${own}`, `/book/${book.id}/${own}`]) {
        const { statusCode, body } = await page(url);
        expect(statusCode).toBe(200);
        expect(body).toContain('<meta name="robots" content="noindex" />');
      }
      expect((await page(`/books/no-such-book/${own}`)).statusCode).toBe(404);
    },
  );

  it('of a hidden book shows to nobody', async () => {
    const adder = await server.guest();
    const book = await aBook(server.db, { hidden: 1, addedBy: adder.id });
    expect((await page(`/books/${book.slug}`)).statusCode).toBe(404);
    expect((await page(`/books/${book.slug}`, adder.headers)).statusCode).toBe(404);
  });

  it('shows any title and author as text', async () => {
    const title = `"Q" & <script>alert('x')</script> ספר ${'t'.repeat(150)}`;
    const book = await aBook(server.db, { title, author: 'A'.repeat(200), slug: 'odd' });
    const { statusCode, body } = await page(`/book/${book.id}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>');
    expect(body).toContain(
      '&quot;Q&quot; &amp; &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; ספר',
    );
    expect(/name="description" content="([^"]*)"/.exec(body)?.[1]).toMatch(/…$/);
  });
});

describe('addresses', () => {
  const canonical = async (options: object, headers: Record<string, string>) => {
    const { app } = await testServer(options);
    const { body } = await app.inject({ url: '/robots.txt', headers });
    return /Sitemap: (.*)\/sitemap.xml/.exec(body)?.[1];
  };
  const forwarded = { 'x-forwarded-host': 'morsel.example', 'x-forwarded-proto': 'https' };

  it('are those of the configured origin, whatever a request claims', async () => {
    const headers = { host: 'evil.example', ...forwarded };
    expect(await canonical({ publicUrl: PUBLIC }, headers)).toBe(PUBLIC);
  });

  it('are those of the request where none is configured', async () => {
    const headers = { host: 'snacks.example:8080', ...forwarded };
    expect(await canonical({}, headers)).toBe('http://snacks.example:8080');
  });

  it('are those that a trusted proxy tells of', async () => {
    const headers = { host: 'inside:3000', ...forwarded };
    expect(await canonical({ trustProxy: ['127.0.0.1'] }, headers)).toBe(PUBLIC);
  });

  it('are left out where a request names no host that could be one', async () => {
    const { app } = await testServer();
    const headers = { host: '"><script>' };
    expect((await app.inject({ url: '/robots.txt', headers })).statusCode).toBe(400);
    expect((await app.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(400);
  });
});

describe('what crawlers look for', () => {
  it('keeps them out of what is a reader’s own and shows them the sitemap', async () => {
    const { body, headers } = await page('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('private, max-age=3600');
    expect(body).toContain('Disallow: /api/demo-user\n');
    expect(body).toContain(`Sitemap: ${PUBLIC}/sitemap.xml\n`);
    expect(body).not.toContain('Disallow: /books');
  });

  it('names the books that everybody finds, and when they last changed', async () => {
    const reader = await server.guest();
    const quiet = await aBook(server.db, { title: 'Quiet', slug: 'שקט-by-a' });
    const grown = await aBook(server.db, { title: 'Grown' });
    const item = await aQuestion(server.db, { bookId: grown.id });
    await server.db
      .updateTable('items')
      .set({ createdAt: LONG_AGO + MINUTE_MS })
      .where('id', '=', item.id)
      .execute();
    // What is made from a reader's own text is nobody else's to know.
    const source = await aSource(server.db, { bookId: quiet.id, readers: [reader] });
    const { id: own } = await aQuestion(server.db, { bookId: quiet.id });
    await groundItem(server.db, own, source, 'Iron is not');
    await server.db
      .updateTable('items')
      .set({ createdAt: LONG_AGO + 120_000 })
      .where('id', '=', own)
      .execute();
    const unlisted = await aBook(server.db, { listed: 0, addedBy: reader.id });
    const hidden = await aBook(server.db, { hidden: 1 });

    const { sitemaps, body } = await readSitemaps(reader.headers);
    expect(sitemaps).toEqual(['/sitemap-0.xml', '/sitemap-1.xml']);
    expect(body).toContain(`<url><loc>${PUBLIC}/</loc></url>`);
    const entry = (slug: string, at: string) =>
      `<url><loc>${PUBLIC}/books/${encodeURIComponent(slug)}</loc><lastmod>${at}</lastmod></url>`;
    expect(body).toContain(entry(quiet.slug, '2026-01-05T09:00:00.000Z'));
    expect(body).toContain(entry(grown.slug, '2026-01-05T09:01:00.000Z'));
    expect(body).not.toContain(unlisted.slug);
    expect(body).not.toContain(hidden.slug);
  });

  it('comes in sitemaps of a thousand addresses at most, which stay as they are', async () => {
    const last = await aBook(server.db, { title: 'Last' });
    await server.db.updateTable('books').set({ id: 5001 }).where('id', '=', last.id).execute();
    for (const listed of [0, 1] as const) {
      const { id } = await aBook(server.db, { title: `Lone ${listed}`, listed });
      await server.db
        .updateTable('books')
        .set({ id: 1000 * (3 + listed) })
        .where('id', '=', id)
        .execute();
    }
    const { sitemaps, body } = await readSitemaps();
    expect(sitemaps).toEqual(['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-6.xml']);
    expect(body).toContain('last-by-ann-author');
    expect((await page('/sitemap-4.xml')).body.match(/<url>/g)).toHaveLength(1);
    for (const missing of ['/sitemap-3.xml', '/sitemap-999999.xml']) {
      expect((await page(missing)).statusCode).toBe(404);
    }
  });
});

/** The addresses in the list of sitemaps, and what stands in all of them. */
async function readSitemaps(by = {}) {
  const read = async (url: string) => {
    const { body, headers, statusCode } = await page(url, by);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(headers['cache-control']).toBe('private, max-age=3600');
    return body;
  };
  const index = await read('/sitemap.xml');
  const sitemaps = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(
    ([, url = '']) => url.slice(PUBLIC.length),
  );
  const bodies = [];
  for (const url of sitemaps) bodies.push(await read(url));
  return { sitemaps, body: bodies.join('') };
}
