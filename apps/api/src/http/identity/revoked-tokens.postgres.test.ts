import { expect, it } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { testServer } from '../../testing/server.ts';

it('a token that one process revokes is refused by all with the next request', async () => {
  const db = await postgresDatabase();
  const first = await testServer({ db });
  const others = [await testServer({ db }), await testServer({ db })];
  const rita = await first.account();
  const { tokenId, headers } = await accessToken(first, rita, ['read']);
  const request = { url: `/api/users/${rita.id}/stats`, headers };
  const asked = async () => {
    const statuses = [];
    for (const { app } of [first, ...others]) statuses.push((await app.inject(request)).statusCode);
    return statuses;
  };
  expect(await asked()).toEqual([200, 200, 200]);
  await rita.inject({ method: 'DELETE', url: `/api/tokens/${tokenId}` });
  expect(await asked()).toEqual([401, 401, 401]);
});
