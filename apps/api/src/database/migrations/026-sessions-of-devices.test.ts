import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

test('sessions that are open stay, each with an id of its own, and are not confirmed', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('021-model-bills')).error).toBeUndefined();
  await sql`insert into users (id, created_at, seen_at) values (1, 0, 0)`.execute(db);
  await sql`insert into sessions (id_hash, user_id, data, created_at, expires_at)
    values ('one', 1, '{}', 7, 9), ('two', 1, '{}', 8, 9)`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const sessions = await db.selectFrom('sessions').selectAll().orderBy('idHash').execute();
  const kept = { userId: 1, data: '{}', expiresAt: 9, device: null, confirmedUntil: 0 };
  const publicId = expect.stringMatching(/^[\da-f]{32}$/);
  expect(sessions).toEqual([
    { ...kept, idHash: 'one', createdAt: 7, seenAt: 7, publicId },
    { ...kept, idHash: 'two', createdAt: 8, seenAt: 8, publicId },
  ]);
  expect(sessions[0]?.publicId).not.toBe(sessions[1]?.publicId);
});
