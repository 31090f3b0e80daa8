import type { CreatedBook } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { aBook, LONG_AGO } from '../../testing/factories.ts';
import { PICTURES, PNG } from '../../testing/pictures.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import type { FetchPicture } from './picture.ts';

const OLD = 'https://example.org/old.png';
const NEW = 'https://example.org/new.jpg';

/** What the internet has. */
const pictures = {
  [OLD]: { contentType: 'image/png', bytes: PNG },
  [NEW]: { contentType: 'image/jpeg', bytes: PICTURES['image/jpeg'] },
} as const;

const fetchPicture = vi.fn<FetchPicture>();
let server: TestServer;
beforeEach(async () => {
  fetchPicture.mockReset().mockImplementation(async (address) => {
    const found = Object.entries(pictures).find(([known]) => known === address);
    if (found === undefined) throw new Error('Status 404');
    return found[1];
  });
  server = await testServer({ fetchPicture });
});

const cover = (bookId: number | string, by?: TestReader, query = '?v=1') => {
  const request = { url: `/covers/${bookId}${query}` };
  return by ? by.inject(request) : server.app.inject(request);
};

async function addBook(by: TestReader, imageUrl: string | undefined): Promise<number> {
  const response = await by.inject({
    method: 'POST',
    url: '/api/books',
    payload: { title: 'Metals', author: 'Ann', ...(imageUrl && { imageUrl }) },
  });
  return response.json<CreatedBook>().id;
}

const changeImage = (by: TestReader, bookId: number, imageUrl: string) =>
  by.inject({ method: 'PATCH', url: `/api/books/${bookId}`, payload: { imageUrl } });

describe('the cover of a book', () => {
  test('is served from our own address, once fetched, for as long as it is asked for', async () => {
    const bookId = await addBook(await server.account({ createdAt: LONG_AGO }), OLD);
    for (const _time of [1, 2]) {
      const response = await cover(bookId);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.equals(PNG)).toBe(true);
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      });
    }
    expect(fetchPicture).toHaveBeenCalledExactlyOnceWith(OLD, expect.any(AbortSignal));
  });

  test('is asked about each time where the request does not say which', async () => {
    const { id } = await aBook(server.db, { imageUrl: OLD });
    expect((await cover(id, undefined, '')).headers['cache-control']).toBe('public, no-cache');
  });

  test('is not sent again to who has it', async () => {
    const admin = await server.account({ role: 'admin' });
    const bookId = await addBook(admin, OLD);
    const known = { 'if-none-match': String((await cover(bookId)).headers['etag']) };
    const ask = () => server.app.inject({ url: `/covers/${bookId}?v=1`, headers: known });
    const { statusCode, body, headers } = await ask();
    expect([statusCode, body]).toEqual([304, '']);
    expect(headers['cache-control']).toMatch(/^public, max-age/);
    server.clock.now += 1;
    await changeImage(admin, bookId, NEW);
    expect((await ask()).rawPayload.equals(PICTURES['image/jpeg'])).toBe(true);
  });

  test('is fetched behind the answer to adding the book', async () => {
    let deliver = (_picture: Awaited<ReturnType<FetchPicture>>) => {};
    fetchPicture.mockImplementation(() => new Promise((resolve) => (deliver = resolve)));
    const bookId = await addBook(await server.account({ createdAt: LONG_AGO }), OLD);
    await until(() => expect(fetchPicture).toHaveBeenCalled());
    const waiting = cover(bookId);
    deliver(pictures[OLD]);
    expect((await waiting).rawPayload.equals(PNG)).toBe(true);
    expect(fetchPicture).toHaveBeenCalledOnce();
  });

  test('changes with its address', async () => {
    const admin = await server.account({ role: 'admin' });
    const bookId = await addBook(admin, OLD);
    await cover(bookId);
    await changeImage(admin, bookId, NEW);
    const response = await cover(bookId, undefined, '?v=2');
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.rawPayload.equals(PICTURES['image/jpeg'])).toBe(true);
  });

  test('that cannot be had any more gives way to none, not to the one before', async () => {
    const admin = await server.account({ role: 'admin' });
    const bookId = await addBook(admin, OLD);
    await cover(bookId);
    await changeImage(admin, bookId, 'https://example.org/gone.png');
    expect((await cover(bookId)).statusCode).toBe(404);
  });
});

describe('there is no cover', () => {
  test.each([
    ['without an address', undefined],
    ['with an address of our own', '/pictures/metals.png'],
  ])('of a book %s', async (_case, imageUrl) => {
    const { id } = await aBook(server.db, { imageUrl: imageUrl ?? null });
    const response = await cover(id);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ detail: 'This book has no cover picture' });
    expect(fetchPicture).not.toHaveBeenCalled();
  });

  test('of a book that is not there', async () => {
    const statuses = [(await cover(4711)).statusCode, (await cover('metals')).statusCode];
    expect(statuses).toEqual([404, 404]);
  });

  test('where the picture cannot be had, which is tried again after an hour', async () => {
    const { id } = await aBook(server.db, { imageUrl: 'https://example.org/gone.png' });
    const asked = async () => {
      expect((await cover(id)).statusCode).toBe(404);
      return fetchPicture.mock.calls.length;
    };
    expect([await asked(), await asked()]).toEqual([1, 1]);
    server.clock.now += HOUR_MS - 1;
    expect(await asked()).toBe(1);
    server.clock.now += 1;
    expect(await asked()).toBe(2);
    server.clock.now += HOUR_MS;
    fetchPicture.mockResolvedValue(pictures[OLD]);
    expect((await cover(id)).statusCode).toBe(200);
  });
});

describe('of a guest’s book', () => {
  test('the cover is for its adder and admins, and for no shared cache', async () => {
    const [adder, stranger] = [await server.guest(), await server.guest()];
    const admin = await server.account({ role: 'admin' });
    const bookId = await addBook(adder, OLD);
    expect((await cover(bookId, adder)).headers['cache-control']).toBe(
      'private, max-age=31536000, immutable',
    );
    expect((await cover(bookId, admin)).statusCode).toBe(200);
    expect((await cover(bookId, stranger)).statusCode).toBe(404);
    expect((await cover(bookId)).statusCode).toBe(404);
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect((await cover(bookId, adder)).statusCode).toBe(404);
  });
});

test('stopping breaks off what is being fetched and forgets it', async () => {
  fetchPicture.mockImplementation(
    (_address, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('broken off')));
      }),
  );
  await addBook(await server.account({ createdAt: LONG_AGO }), OLD);
  await until(() => expect(fetchPicture).toHaveBeenCalled());
  await server.app.close();
  expect(await server.db.selectFrom('covers').selectAll().execute()).toEqual([]);
});
