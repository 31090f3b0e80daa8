import { expect, it } from 'vitest';

import { postgresDatabase } from '../testing/postgres.ts';

it('counts and times are numbers', async () => {
  const db = await postgresDatabase();
  const at = Date.UTC(2026, 0, 1);
  await db.insertInto('users').values({ createdAt: at, seenAt: at }).execute();
  const row = await db
    .selectFrom('users')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('createdAt').as('latest')])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ count: 1, latest: at });
});
