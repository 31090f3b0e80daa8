import { type FastifyBaseLogger, fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';

import { testDatabase } from '../../testing/database.ts';
import { aBook } from '../../testing/factories.ts';
import { PNG } from '../../testing/pictures.ts';
import { type Rasterize, rasterizer } from './drawing/rasterize-svg.ts';
import { registerDrawnCoversRoutes } from './drawn-routes.ts';

/** The routes of the pictures alone, for nobody in particular. */
async function picturesDrawnBy(rasterize: Rasterize) {
  const db = await testDatabase();
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('reader', null);
  registerDrawnCoversRoutes(app, db, rasterize);
  return { db, get: (url: string) => app.inject({ url }) };
}

test('a machine that cannot load what draws PNG still has SVG, and says so in its log once', async () => {
  const error = vi.fn<FastifyBaseLogger['error']>();
  const reason = new Error('no binary for this machine');
  const { db, get } = await picturesDrawnBy(rasterizer({ error }, () => Promise.reject(reason)));
  const { id } = await aBook(db);
  for (const url of [`/covers/${id}.png`, `/covers/${id}/card.png`, `/covers/${id}.png`]) {
    const { statusCode, headers, json } = await get(url);
    expect([statusCode, json().detail]).toEqual([503, 'This server draws no PNG pictures']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '3600',
      'content-type': expect.stringContaining('application/problem+json'),
    });
    expect(headers).not.toHaveProperty('etag');
  }
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: reason }, expect.any(String));
  expect((await get(`/covers/${id}.svg`)).statusCode).toBe(200);
});

test('fifty pictures wait for two; what comes beyond is refused, and an SVG waits for none', async () => {
  const { promise: drawn, resolve: finish } = Promise.withResolvers<Buffer>();
  const rasterize = vi.fn<Rasterize>(() => drawn);
  const { db, get } = await picturesDrawnBy(rasterize);
  const books = [];
  for (let made = 0; made < 53; made += 1) books.push(await aBook(db));
  const asked = books.map(({ id }) => get(`/covers/${id}.png`));
  const refused = await Promise.race(asked);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect((await get(`/covers/${books[52]?.id}.svg`)).statusCode).toBe(200);
  expect(rasterize).toHaveBeenCalledTimes(2);
  finish(PNG);
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(52);
  const again = await get(`/covers/${books[52]?.id}.png`);
  expect(again.statusCode).toBe(200);
});
