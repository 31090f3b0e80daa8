import { expect, test, vi } from 'vitest';

import { testDatabase } from '../../testing/database.ts';
import { LONG_AGO, aBook } from '../../testing/factories.ts';
import { PNG } from '../../testing/pictures.ts';
import { CoverKeeper } from './cover-keeper.ts';
import type { FetchPicture, Picture } from './picture.ts';

const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const picture: Picture = { contentType: 'image/png', bytes: PNG };

async function keeperOf(fetchPicture: FetchPicture) {
  const db = await testDatabase();
  const deps = {
    db,
    now: () => LONG_AGO,
    randomId: () => 'generated-id',
    hasPasswordForm: true,
    fetchPicture,
  };
  return { db, keeper: new CoverKeeper(deps, log) };
}

test('fetches at most four at a time, and all in the end', async () => {
  let [running, most] = [0, 0];
  const { db, keeper } = await keeperOf(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return picture;
  });
  const books = [];
  for (let made = 0; made < 10; made += 1) {
    books.push(await aBook(db, { imageUrl: `https://example.org/${made}.png` }));
  }
  await Promise.all(books.map(({ id }) => keeper.keep(id)));
  expect(most).toBe(4);
  expect(await db.selectFrom('covers').select('bookId').execute()).toHaveLength(10);
});

test('asks once for what is asked for several times', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => picture);
  const { db, keeper } = await keeperOf(fetchPicture);
  const { id } = await aBook(db, { imageUrl: 'https://example.org/a.png' });
  await Promise.all([keeper.keep(id), keeper.keep(id)]);
  await keeper.keep(id);
  expect(fetchPicture).toHaveBeenCalledOnce();
  const [row] = await db.selectFrom('covers').selectAll().execute();
  expect({ ...row, bytes: Buffer.from(row?.bytes ?? []) }).toEqual({
    bookId: id,
    sourceUrl: 'https://example.org/a.png',
    contentType: 'image/png',
    bytes: PNG,
    fetchedAt: LONG_AGO,
    failedAt: null,
  });
});

test('ends with the newer picture when the address changes while it fetches', async () => {
  const changed = 'https://example.org/b.png';
  const { db, keeper } = await keeperOf(async (address) => {
    if (address !== changed) await db.updateTable('books').set({ imageUrl: changed }).execute();
    return picture;
  });
  const { id } = await aBook(db, { imageUrl: 'https://example.org/a.png' });
  await keeper.keep(id);
  const rows = await db.selectFrom('covers').select('sourceUrl').execute();
  expect(rows).toEqual([{ sourceUrl: changed }]);
});

test('fetches nothing once it has stopped', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => picture);
  const { db, keeper } = await keeperOf(fetchPicture);
  const { id } = await aBook(db, { imageUrl: 'https://example.org/a.png' });
  await keeper.stop();
  await keeper.keep(id);
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('warns of pictures that cannot be had, of a flood of them in part', async () => {
  log.warn.mockClear();
  const { db, keeper } = await keeperOf(() => Promise.reject(new Error('no picture')));
  for (let made = 0; made < 25; made += 1) {
    const { id } = await aBook(db, { imageUrl: `https://example.org/${made}.png` });
    await keeper.keep(id);
  }
  expect(log.warn).toHaveBeenCalledTimes(20);
});
