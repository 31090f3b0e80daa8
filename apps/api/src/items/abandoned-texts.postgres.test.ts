import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '../database/connection.ts';
import { upsertReader } from '../generation/sources/reader-queries.ts';
import { upsertSource } from '../generation/sources/source-queries.ts';
import { aReader } from '../testing/a-reader.ts';
import { aBook, LONG_AGO } from '../testing/factories.ts';
import { gate } from '../testing/gate.ts';
import { postgresDatabase } from '../testing/postgres.ts';
import { aSource } from '../testing/sources.ts';
import { until } from '../testing/until.ts';
import { dropAbandonedTexts } from './abandoned-texts.ts';

test('a text that somebody adds while the last one who had it leaves stays whole', async () => {
  const db = await postgresDatabase();
  const [leaving, adding] = [await aReader(db), await aReader(db)];
  const { id: bookId } = await aBook(db);
  const { id: sourceId } = await aSource(db, { bookId, readers: [leaving] });
  const { contentHash: hash } = await db
    .selectFrom('sources')
    .select('contentHash')
    .executeTakeFirstOrThrow();
  const found = gate();

  const added = db.transaction().execute(async (tx) => {
    const text = {
      bookId,
      format: 'text',
      hash,
      words: 1,
      language: null,
      shared: 0,
      now: LONG_AGO,
    } as const;
    const { isEmpty } = await upsertSource(tx, text);
    found.open();
    await until(() => somebodyWaits(db));
    await upsertReader(tx, { sourceId, userId: adding.id, name: 'Mine', addedAt: LONG_AGO });
    return isEmpty;
  });
  await found.opened;
  const left = db.transaction().execute(async (tx) => {
    await tx.deleteFrom('users').where('id', '=', leaving.id).execute();
    await dropAbandonedTexts(tx);
  });
  await Promise.all([added, left]);

  expect(await added).toBe(false);
  const chapters = await db.selectFrom('sourceChapters').select('sourceId').execute();
  expect(chapters).toContainEqual({ sourceId });
});

async function somebodyWaits(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db);
  expect(rows).not.toEqual([]);
}
