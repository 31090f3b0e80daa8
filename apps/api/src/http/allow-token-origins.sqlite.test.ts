import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';

import { accessToken } from '../testing/access-tokens.ts';
import { aBook } from '../testing/factories.ts';
import { testServer } from '../testing/server.ts';

const FOREIGN = { origin: 'https://reader.example', 'sec-fetch-site': 'cross-site' };

const preflight = (wanted: string, url = '/api/books'): InjectOptions => ({
  method: 'OPTIONS',
  url,
  headers: {
    ...FOREIGN,
    'access-control-request-method': 'POST',
    'access-control-request-headers': wanted,
  },
});

describe('a page of another site', () => {
  it.each(['/api/books', '/covers/7', '/covers/7/card.png'])(
    'gets leave to come to %s with a token and any other header, and no leave to come with cookies',
    async (url) => {
      const { app } = await testServer();
      const { statusCode, headers } = await app.inject(
        preflight('authorization,content-type', url),
      );
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*']);
      expect(headers['access-control-allow-headers']).toBe('authorization, *');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it.each(['content-type', '', 'x-authorization'])('gets none to come with %j', async (wanted) => {
    const { app } = await testServer();
    const { statusCode, headers } = await app.inject(preflight(wanted));
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('writes by a token, and reads what became of it', async () => {
    const server = await testServer();
    const rita = await server.account();
    const by = await accessToken(server, rita, ['add-texts']);
    const write = { method: 'POST', url: '/api/books', headers: FOREIGN } as const;
    const added = await by.inject({ ...write, payload: { title: 'Candide', author: 'Voltaire' } });
    expect([added.statusCode, added.headers['access-control-allow-origin']]).toEqual([200, '*']);

    const refused = await by.inject({ url: '/api/topics', headers: FOREIGN });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      403,
      '*',
    ]);
    expect(refused.headers['access-control-expose-headers']).toContain('www-authenticate');
  });

  it('is refused with cookies, and with what is no token even beside them', async () => {
    const server = await testServer();
    const rita = await server.account();
    const book = await aBook(server.db);
    const write = {
      method: 'POST',
      url: `/api/users/${rita.id}/books`,
      payload: { bookId: book.id },
    } as const;
    const plain = await rita.inject({ ...write, headers: FOREIGN });
    const guessed = { ...FOREIGN, authorization: 'Bearer guessed' };
    const disguised = await rita.inject({ ...write, headers: guessed });
    expect([plain.statusCode, disguised.statusCode]).toEqual([403, 401]);
    expect(plain.headers['access-control-allow-origin']).toBeUndefined();
    expect(await server.db.selectFrom('shelfBooks').select('bookId').execute()).toEqual([]);
  });
});
