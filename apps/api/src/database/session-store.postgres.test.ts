import { expect, test } from 'vitest';

import { postgresDatabase } from '../testing/postgres.ts';
import { deleteSessionsOf, saveSession } from './session-store.ts';

test('a session that begins while all others end is not left over', async () => {
  const db = await postgresDatabase();
  await db.insertInto('users').values({ id: 1, createdAt: 0, seenAt: 0 }).execute();
  let entry = await deleteSessionsOf(db, 1);
  for (let round = 0; round < 20; round += 1) {
    const session = { cookie: { originalMaxAge: null }, ...entry };
    const [ended] = await Promise.allSettled([
      db.transaction().execute((tx) => deleteSessionsOf(tx, 1)),
      ...['one', 'two', 'three'].map((name) => saveSession(db, `${name} ${round}`, session, 0)),
    ]);
    expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([]);
    entry = ended.status === 'fulfilled' ? ended.value : entry;
  }
});
