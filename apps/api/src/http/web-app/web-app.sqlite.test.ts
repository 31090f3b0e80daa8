import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { testServer } from '../../testing/server.ts';

const PAGE = '<!doctype html><head><title>Morsel</title></head><div id="root"></div>';
const html = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'morsel-web-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'favicon.svg.br'), brotliCompressSync('<svg/>'));
  await writeFile(join(folder, 'service-worker.js'), 'self.skipWaiting();');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Morsel"}');
  await writeFile(join(folder, 'assets/index-abc123.js'), 'let x = 1;');
  await writeFile(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync('let x = 1;'));
});

describe('the web app', () => {
  it.each([undefined, 'br'])(
    'says of its drawings in which letters they are (%s)',
    async (encoding) => {
      const { app } = await testServer({ webFolder: folder });
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const answer = await app.inject({ url: '/favicon.svg', headers });
      expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(answer.headers['content-encoding']).toBe(encoding);
    },
  );

  it.each([
    ['/', '/', 'Morsel: brains love snacks too'],
    ['/index.html', '/', 'Morsel: brains love snacks too'],
    ['/feed', '/', 'Morsel: brains love snacks too'],
    ['/feed/', '/', 'Morsel: brains love snacks too'],
    ['/library', '/library', 'Library | Morsel'],
    ['/progress', '/progress', 'Progress &amp; Stats | Morsel'],
    ['/mastered', '/mastered', 'Mastered Questions | Morsel'],
    ['/admin', '/admin', 'Admin panel | Morsel'],
    ['/settings', '/settings', 'Settings | Morsel'],
    ['/signin', '/signin', 'Sign in | Morsel'],
    ['/signup', '/signup', 'Sign up | Morsel'],
  ])('opens at %s, which stands for %s', async (url, canonical, title) => {
    const { app } = await testServer({ webFolder: folder });
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root"></div>');
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.body).toContain('property="og:image" content="http://localhost/preview.png"');
    expect(answer.body).toContain(`<link rel="canonical" href="http://localhost${canonical}" />`);
    expect(answer.body).not.toContain('noindex');
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/Library', '/library'],
    ['/PROGRESS?Week=Two', '/progress?Week=Two'],
    ['/Feed/', '/feed/'],
    ['/Books/Emma-by-Jane-Austen', '/books/emma-by-jane-austen'],
    ['/Book/7', '/book/7'],
  ])('leads a browser from %s to %s', async (url, meant) => {
    const { app } = await testServer({ webFolder: folder });
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers['location']).toBe(meant);
  });

  it.each(['/No/Such', '/Booking', '/Books/'])('leads nobody from %s', async (url) => {
    const { app } = await testServer({ webFolder: folder });
    expect((await app.inject({ url, headers: html })).statusCode).toBe(404);
  });

  it.each(['cross-site', 'none'])(
    'leads a share that no worker has kept (%s) to a word in the library',
    async (site) => {
      const { app } = await testServer({ webFolder: folder });
      const form = new FormData();
      form.append('title', 'Emma');
      form.append('files', new File(['x'.repeat(2_000_000)], 'emma.epub'));
      const body = new Response(form);
      const answer = await app.inject({
        method: 'POST',
        url: '/library',
        headers: {
          ...html,
          origin: 'null',
          'sec-fetch-site': site,
          'content-type': body.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers['location']).toBe('/library?share=missed');
    },
  );

  it.each([
    ['as it says', { 'content-length': String(MOST_SOURCE_BYTES + 1) }],
    ['although it says nothing', { 'transfer-encoding': 'chunked' }],
  ])('breaks off a share that is too large (%s) with a word', async (_, headers) => {
    const { app } = await testServer({ webFolder: folder });
    const answer = await app.inject({
      method: 'POST',
      url: '/library',
      headers: { ...html, 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload: Readable.from([Buffer.alloc(MOST_SOURCE_BYTES), Buffer.alloc(1)]),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('url=?share=too-large"');
  });

  it('answers a browser that asks for any other address with its page and 404', async () => {
    const { app } = await testServer({ webFolder: folder });
    const answer = await app.inject({ url: '/no/such/screen', headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<div id="root"></div>');
    expect(answer.body).toContain('<title>404 Page Not Found | Morsel</title>');
    expect(answer.body).toContain('<meta name="robots" content="noindex" />');
    expect(answer.body).not.toContain('canonical');
  });

  it.each(['/assets/gone-123.js', '/assets/', '/no/such/file'])(
    'has no page for a program at %s',
    async (url) => {
      const { app } = await testServer({ webFolder: folder });
      const answer = await app.inject({ url, headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 404 });
    },
  );

  it('sends files that are compressed already', async () => {
    const { app } = await testServer({ webFolder: folder });
    const url = '/assets/index-abc123.js';
    const headers = { 'accept-encoding': 'gzip, br' };
    expect((await app.inject({ url, headers })).headers['content-encoding']).toBe('br');
    expect((await app.inject({ url })).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['', undefined, (page: Buffer) => page],
  ])('compresses its page for who accepts %j', async (accepted, encoding, decode) => {
    const { app } = await testServer({ webFolder: folder });
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toContain('<div id="root"></div>');
  });

  it('has browsers take the very styles that stand in its page, and no others', async () => {
    const styles = '@media (width<50rem){a{color:red}}';
    const page = PAGE.replace('</head>', `<style>${styles}</style></head>`);
    await writeFile(join(folder, 'index.html'), page);
    const { app } = await testServer({ webFolder: folder });
    const policyOf = async (url: string) =>
      String((await app.inject({ url, headers: html })).headers['content-security-policy']);
    const hash = createHash('sha256').update(styles).digest('base64');
    for (const url of ['/', '/library', '/no/such/screen']) {
      expect((await policyOf(url)).split(';')).toEqual(
        expect.arrayContaining(["default-src 'self'", `style-src 'self' 'sha256-${hash}'`]),
      );
    }
    expect(await policyOf('/api/leaderboard')).not.toContain('sha256-');
  });

  it('compresses the page of each screen for itself', async () => {
    const { app } = await testServer({ webFolder: folder });
    const titleOf = async (url: string) => {
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      return /<title>(.*)<\/title>/.exec(brotliDecompressSync(answer.rawPayload).toString())?.[1];
    };
    for (const url of ['/library', '/settings', '/library']) {
      expect(await titleOf(url)).toBe(
        url === '/library' ? 'Library | Morsel' : 'Settings | Morsel',
      );
    }
  });

  it('keeps hashed files for ever and asks about the others', async () => {
    const { app } = await testServer({ webFolder: folder });
    const cacheOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
    expect(await cacheOf('/assets/index-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  });

  it.each([
    ['/service-worker.js', /^(text|application)\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('has browsers ask about %s on each visit', async (url, type) => {
    const { app } = await testServer({ webFolder: folder });
    const answer = await app.inject({ url });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(type);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]),
    );
  });

  it('is not sent again when it did not change', async () => {
    const { app } = await testServer({ webFolder: folder });
    const { etag } = (await app.inject({ url: '/' })).headers;
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    await writeFile(join(folder, 'index.html'), `${PAGE}<p>new</p>`);
    const { app: next } = await testServer({ webFolder: folder });
    const changed = await next.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(changed.statusCode).toBe(200);
  });

  it('is read at the start alone: a folder that goes away takes it from nobody', async () => {
    const { app } = await testServer({ webFolder: folder });
    await rm(join(folder, 'index.html'));
    expect((await app.inject({ url: '/library' })).statusCode).toBe(200);
  });

  it('gives no file outside of its folder', async () => {
    const { app } = await testServer({ webFolder: folder });
    for (const url of ['/../package.json', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json']) {
      expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('says so when it is not built', async () => {
    const { app } = await testServer({ webFolder: join(folder, 'nowhere') });
    const answer = await app.inject({ url: '/', headers: html });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('not built');
  });
});

it('describes the calls', async () => {
  const { app } = await testServer();
  const answer = await app.inject({ url: '/api/openapi.json' });
  expect(answer.json().paths['/api/signin'].post).toMatchObject({
    summary: 'Starts a session',
    responses: { default: { content: { 'application/problem+json': {} } } },
  });
});

it('tells that it is well', async () => {
  const { app } = await testServer();
  expect((await app.inject({ url: '/api/health' })).json()).toEqual({ ok: true });
});
