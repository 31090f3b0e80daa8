import { beforeEach, describe, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Db } from './connection.ts';

const topicsNamed = compiledQuery<{ id: number; name: string }, { name: string; least: number }>(
  (db, param) =>
    db
      .selectFrom('topics')
      .select(['id', 'name'])
      .where('name', '=', param('name'))
      .where('id', '>=', param('least')),
);

describe('a compiled query', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
  });

  it('fills in the values of each call', async () => {
    expect(await topicsNamed(db, { name: 'History', least: 0 })).toMatchObject([
      { name: 'History' },
    ]);
    expect(await topicsNamed(db, { name: 'Science', least: 0 })).toMatchObject([
      { name: 'Science' },
    ]);
    expect(await topicsNamed(db, { name: 'Science', least: 100 })).toEqual([]);
  });

  it('sees what its transaction wrote', async () => {
    const found = await db.transaction().execute(async (tx) => {
      await tx.insertInto('topics').values({ name: 'Art', color: '#000' }).execute();
      return topicsNamed(tx, { name: 'Art', least: 0 });
    });
    expect(found).toHaveLength(1);
  });

  it('is built once', async () => {
    let built = 0;
    const counted = compiledQuery<{ id: number }, { name: string }>((on, param) => {
      built += 1;
      return on.selectFrom('topics').select('id').where('name', '=', param('name'));
    });
    await counted(db, { name: 'History' });
    await counted(db, { name: 'Science' });
    expect(built).toBe(1);
  });
});
