import { expect, it } from 'vitest';

import { realPostgres } from '../testing/postgres.ts';

const postgres = realPostgres();

it('counts and times are numbers', async () => {
  const db = await postgres();
  const at = Date.UTC(2026, 0, 1);
  await db.insertInto('users').values({ created_at: at, seen_at: at }).execute();
  const row = await db
    .selectFrom('users')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('created_at').as('latest')])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ count: 1, latest: at });
});
