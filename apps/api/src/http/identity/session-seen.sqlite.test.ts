import { HOUR_MS } from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { queriesDuring } from '../../testing/query-log.ts';
import { testServer } from '../../testing/server.ts';

it('a session is noted as seen at most once an hour, and read anew after that alone', async () => {
  const server = await testServer();
  const rita = await server.account();
  const queries = async () => {
    const run = await queriesDuring(async () => {
      await rita.inject({ url: '/api/users/guest-progress' });
    });
    return run.map(({ sql }) => sql.slice(0, 6));
  };
  expect(await queries()).toEqual(['select']);
  expect(await queries()).toEqual([]);
  server.clock.now += HOUR_MS + 1;
  expect(await queries()).toEqual(['update']);
  expect(await queries()).toEqual(['select']);
  expect(await queries()).toEqual([]);
  const [session] = await server.db.selectFrom('sessions').select('seenAt').execute();
  expect(session).toEqual({ seenAt: server.clock.now });
});
