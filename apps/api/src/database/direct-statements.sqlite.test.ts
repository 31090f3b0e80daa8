import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { DatabaseUnavailableError } from '../errors.ts';
import { testDatabase } from '../testing/database.ts';
import { compiledQuery, compiledWrite, type Params } from './compiled-query.ts';
import { DirectStatements, MAX_STATEMENTS } from './direct-statements.ts';

const topicsOf = compiledQuery((db, { color }: Params<{ color: string }>) =>
  db.selectFrom('topics').select(['id as topicId', 'name']).where('color', '=', color),
);
const addTopic = compiledWrite((db, topic: Params<{ name: string; color: string }>) =>
  db.insertInto('topics').values(topic),
);

test('who reads beside a transaction does not see what is not committed', async () => {
  const db = await testDatabase();
  let outside: Promise<unknown[]> | undefined;
  const undone = db.transaction().execute(async (tx) => {
    await addTopic(tx, { name: 'Art', color: '#abc' });
    expect(await topicsOf(tx, { color: '#abc' })).toMatchObject([{ name: 'Art' }]);
    outside = topicsOf(db, { color: '#abc' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await outside).toEqual([]);
});

test('who writes beside a transaction is not undone with it', async () => {
  const db = await testDatabase();
  let outside: Promise<void> | undefined;
  const undone = db.transaction().execute(async (tx) => {
    await addTopic(tx, { name: 'Art', color: '#abc' });
    outside = addTopic(db, { name: 'Music', color: '#abc' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await outside;
  expect(await topicsOf(db, { color: '#abc' })).toEqual([
    { topicId: expect.any(Number), name: 'Music' },
  ]);
});

test('what follows in a transaction that SQLite has ended is not committed by itself', async () => {
  const db = await testDatabase();
  const lost = db.transaction().execute(async (tx) => {
    await sql`rollback`.execute(tx);
    await addTopic(tx, { name: 'Art', color: '#abc' });
  });
  await expect(lost).rejects.toThrow(DatabaseUnavailableError);
  expect(await topicsOf(db, { color: '#abc' })).toEqual([]);
});

test('statements are prepared once, but not kept without end', () => {
  const database = new Database(':memory:');
  const statements = new DirectStatements(database);
  const prepare = vi.spyOn(database, 'prepare');
  const run = (value: number) =>
    statements.rowsOf(
      { sql: `select ${value} as value`, parameters: [] },
      { isTransaction: false },
    );

  for (let value = 0; value < MAX_STATEMENTS; value += 1) run(value);
  expect(run(0)).toEqual([{ value: 0 }]);
  expect(prepare).toHaveBeenCalledTimes(MAX_STATEMENTS);
  run(MAX_STATEMENTS);
  expect(run(0)).toEqual([{ value: 0 }]);
  expect(prepare).toHaveBeenCalledTimes(MAX_STATEMENTS + 2);
});
