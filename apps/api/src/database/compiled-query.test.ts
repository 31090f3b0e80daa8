import { beforeEach, describe, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { compiledQuery, compiledRow, compiledWrite, type Params } from './compiled-query.ts';
import type { Db } from './connection.ts';

type Named = { name: string; least: number };

const topicNamed = compiledRow((db, { name, least }: Params<Named>) =>
  db.selectFrom('topics').select(['id', 'name']).where('name', '=', name).where('id', '>=', least),
);

const insertTopic = compiledWrite((db, topic: Params<{ name: string; color: string }>) =>
  db.insertInto('topics').values(topic),
);

const othersAmong = compiledQuery(
  (db, { id, ids }: Params<{ id: number; ids: readonly number[] }>) =>
    db.selectFrom('users').select('id').where('id', 'in', ids).where('id', '<>', id),
);

describe('a compiled query', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
  });

  it('fills in the values of each call', async () => {
    expect(await topicNamed(db, { name: 'History', least: 0 })).toMatchObject({ name: 'History' });
    expect(await topicNamed(db, { name: 'Science', least: 0 })).toMatchObject({ name: 'Science' });
    expect(await topicNamed(db, { name: 'Science', least: 100 })).toBeUndefined();
  });

  it('sees what its transaction wrote', async () => {
    const found = await db.transaction().execute(async (tx) => {
      await insertTopic(tx, { name: 'Art', color: '#000' });
      return topicNamed(tx, { name: 'Art', least: 0 });
    });
    expect(found).toMatchObject({ name: 'Art' });
  });

  it.each([1, 2, 5, 20, 21])('takes a list of %s values', async (length) => {
    const ids = Array.from({ length }, (_, index) => index + 1);
    const users = [...ids, 900, 901].map((id) => ({ id, createdAt: 0, seenAt: 0 }));
    await db.insertInto('users').values(users).execute();

    const found = await othersAmong(db, { id: 900, ids: [...ids, 900, 902] });

    expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('is built once', async () => {
    let built = 0;
    const counted = compiledQuery((on, { name }: Params<{ name: string }>) => {
      built += 1;
      return on.selectFrom('topics').select('id').where('name', '=', name);
    });
    await counted(db, { name: 'History' });
    await counted(db, { name: 'Science' });
    expect(built).toBe(1);
  });
});
