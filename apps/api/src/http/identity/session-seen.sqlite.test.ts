import { HOUR_MS } from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { queriesDuring } from '../../testing/query-log.ts';
import { testServer } from '../../testing/server.ts';

it('a session is noted as seen at most once an hour, and no call else has a query more', async () => {
  const server = await testServer();
  const rita = await server.account();
  const queries = async () => {
    const run = await queriesDuring(async () => {
      await rita.inject({ url: '/api/users/guest-progress' });
    });
    return run.map(({ sql }) => sql.slice(0, 6));
  };
  const usual = await queries();
  expect(usual).toEqual(['select']);
  server.clock.now += HOUR_MS + 1;
  expect(await queries()).toEqual([...usual, 'update']);
  expect(await queries()).toEqual(usual);
  const [session] = await server.db.selectFrom('sessions').select('seenAt').execute();
  expect(session).toEqual({ seenAt: server.clock.now });
});
