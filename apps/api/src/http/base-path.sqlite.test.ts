import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { testServer } from '../testing/server.ts';

const PUBLIC_URL = 'https://host.example/tools/morsel';
const PAGE = `<!doctype html><html lang="en"><head><title>Morsel</title>
<link rel="icon" href="./favicon.svg" /><script type="module" crossorigin src="./assets/index.js"></script>
</head><body></body></html>`;
const html = { accept: 'text/html' };
const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };

async function serverBelow(publicUrl = PUBLIC_URL) {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-below-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  return testServer({ publicUrl, webFolder: folder });
}

describe('below a path', () => {
  it.each([
    ['a proxy that passes the path on', '/tools/morsel'],
    ['one that takes it off', ''],
  ])('calls, files and screens are found behind %s', async (_proxy, path) => {
    const { app } = await serverBelow();
    for (const url of [
      '/api/topics',
      '/favicon.svg',
      '/library',
      '/',
      '/api/health',
      '/health/live',
    ]) {
      expect([url, (await app.inject({ url: path + url })).statusCode]).toEqual([url, 200]);
    }
    expect((await app.inject({ url: `${path}/nothing` })).statusCode).toBe(404);
  });

  it('the page names its files and itself by the path, however deep a screen lies', async () => {
    const { app } = await serverBelow();
    const { body } = await app.inject({ url: '/tools/morsel/library', headers: html });
    expect(body).toContain('<html data-base-path="/tools/morsel" lang="en">');
    expect(body).toContain('href="/tools/morsel/favicon.svg"');
    expect(body).toContain('src="/tools/morsel/assets/index.js"');
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/library" />`);
    expect(body).toContain(`property="og:image" content="${PUBLIC_URL}/preview.png"`);
  });

  it('with the host for itself, the page names its files by its root', async () => {
    const { app } = await serverBelow('https://host.example');
    const { body } = await app.inject({ url: '/library', headers: html });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('src="/assets/index.js"');
  });

  it.each([
    ['/tools/morsel', 308, '/tools/morsel/'],
    ['/tools/morsel?due', 308, '/tools/morsel/?due'],
    ['/tools/morsel/Library?a=1', 301, '/tools/morsel/library?a=1'],
    ['/tools/morsel/api/openid/callback', 303, '/tools/morsel/signin#openid=expired'],
  ])('%s leads on (%i) to %s', async (url, status, to) => {
    const { app } = await serverBelow();
    const { statusCode, headers } = await app.inject({ url, headers: html });
    expect([statusCode, headers.location]).toEqual([status, to]);
  });

  it.each(['/library', '/metrics', '/health'])(
    'the path may be called as something of ours is: %s',
    async (path) => {
      const { app } = await serverBelow(`https://host.example${path}`);
      const first = await app.inject({ url: `${path}?due`, headers: html });
      expect([first.statusCode, first.headers.location]).toEqual([308, `${path}/?due`]);
      for (const url of ['/', '/library', '/health/live']) {
        expect([url, (await app.inject({ url: path + url })).statusCode]).toEqual([url, 200]);
      }
    },
  );

  it('programs are told the whole address of a call that begins like it', async () => {
    const { app } = await serverBelow('https://host.example/a');
    const described = (await app.inject({ url: '/a/api/openapi.json' })).json();
    expect(described.servers).toEqual([{ url: 'https://host.example/a' }]);
    expect(Object.keys(described.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('an operator finds in robots.txt what the one of the host has to say', async () => {
    const { app } = await serverBelow();
    const { body } = await app.inject({ url: '/tools/morsel/robots.txt' });
    expect(body).toContain('Disallow: /tools/morsel/settings\n');
    expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  });

  it('a path that only begins like it is another one', async () => {
    const { app } = await serverBelow();
    expect((await app.inject({ url: '/tools/morsels/api/topics' })).statusCode).toBe(404);
  });

  it('cookies are sent there alone, and work', async () => {
    const { app } = await serverBelow();
    const answer = await app.inject({
      method: 'POST',
      url: '/tools/morsel/api/signup',
      payload: rita,
    });
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Secure-morsel_device',
      '__Secure-morsel_session',
      '__Secure-morsel_signed_in',
    ]);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ path: '/tools/morsel/', secure: true, sameSite: 'Lax' });
    }
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const mine = await app.inject({ url: '/tools/morsel/api/users', headers: { cookie } });
    expect(mine.statusCode).toBe(200);
    const out = await app.inject({
      method: 'POST',
      url: '/tools/morsel/api/logout',
      headers: { cookie },
    });
    expect(out.cookies).toContainEqual(
      expect.objectContaining({
        name: '__Secure-morsel_session',
        value: '',
        path: '/tools/morsel/',
      }),
    );
  });

  it('programs are told where the calls are', async () => {
    const { app } = await serverBelow();
    const described = await app.inject({ url: '/tools/morsel/api/openapi.json' });
    expect(described.json()).toMatchObject({ servers: [{ url: PUBLIC_URL }] });
    const map = await app.inject({ url: '/tools/morsel/sitemap-0.xml' });
    expect(map.body).toContain(`<loc>${PUBLIC_URL}/</loc>`);
  });

  it('pages of its own origin may write', async () => {
    const { app } = await serverBelow();
    const post = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/tools/morsel/api/demo-user',
        headers: { origin, host: 'inside' },
      });
    expect((await post('https://host.example')).statusCode).toBe(200);
    expect((await post('https://other.example')).statusCode).toBe(403);
  });
});
