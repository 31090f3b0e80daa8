import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

import { compiledQuery, type Params } from '../database/compiled-query.ts';
import type { Db, Tx } from '../database/connection.ts';
import { testDatabase } from './database.ts';
import { plansDuring } from './query-plans.ts';

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});

const compiled = compiledQuery((kysely, { author }: Params<{ author: string }>) =>
  kysely.selectFrom('books').select('id').where('author', '=', author),
);

test.each<[string, (db: Db | Tx) => Promise<unknown>]>([
  ['compiled', (at) => compiled(at, { author: 'Ann' })],
  ['built', (at) => at.selectFrom('books').select('id').where('author', '=', 'Ann').execute()],
  ['raw', (at) => sql`select id from books where author = ${'Ann'}`.execute(at)],
])('a %s query that reads a whole table is seen, in a transaction too', async (_, run) => {
  const plans = await plansDuring(db, async () => {
    await run(db);
    await db.transaction().execute(run);
  });
  expect(plans.flatMap(({ scans }) => scans)).toEqual(['SCAN books', 'SCAN books']);
});

test('a sort without an index is seen', async () => {
  const plans = await plansDuring(db, async () => {
    await db.selectFrom('books').select('id').orderBy('author').execute();
  });
  expect(plans.flatMap(({ sorts }) => sorts)).toEqual(['USE TEMP B-TREE FOR ORDER BY']);
});
