import { EPOCH_HEADER, MINUTE_MS } from '@morsel/sdk/domain';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { beginEpoch, readEpoch } from '../database/installation.ts';
import { sqliteHandle } from '../database/sqlite-handle.ts';
import { testServer } from '../testing/server.ts';
import { nameEpoch } from './name-epoch.ts';

test('each reply of the API names the epoch, refusals too', async () => {
  const { app, db } = await testServer();
  const epoch = await readEpoch(db);
  const epochAt = async (url: string) => (await app.inject(url)).headers[EPOCH_HEADER];

  expect(await epochAt('/api/topics')).toBe(epoch);
  expect(await epochAt('/api/users')).toBe(epoch);
});

test('a process that outlives a restore of PostgreSQL names the new one soon', async () => {
  const { db } = await testServer();
  const clock = { now: 0 };
  const app = fastify();
  await nameEpoch(app, { db, now: () => clock.now });
  const first = await readEpoch(db);
  const epoch = async () => (await app.inject('/')).headers[EPOCH_HEADER];
  expect(await epoch()).toBe(first);

  await beginEpoch(db, 'second');
  clock.now += MINUTE_MS;
  await epoch();

  // A file is restored while no process has it open.
  const expected = sqliteHandle(db) === undefined ? 'second' : first;
  await expect.poll(epoch).toBe(expected);
});
