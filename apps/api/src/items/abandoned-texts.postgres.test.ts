import { expect, test } from 'vitest';

import { upsertReader, upsertSource } from '../generation/sources/queries.ts';
import { aReader } from '../testing/a-reader.ts';
import { aBook, LONG_AGO } from '../testing/factories.ts';
import { gate } from '../testing/gate.ts';
import { realPostgres } from '../testing/postgres.ts';
import { aSource } from '../testing/sources.ts';
import { dropAbandonedTexts } from './abandoned-texts.ts';

const postgres = realPostgres();

test('a text that somebody adds while the last one who had it leaves stays whole', async () => {
  const db = await postgres();
  const [leaving, adding] = [await aReader(db), await aReader(db)];
  const { id: bookId } = await aBook(db);
  const { id: sourceId } = await aSource(db, { bookId, readers: [leaving] });
  const { content_hash: hash } = await db
    .selectFrom('sources')
    .select('content_hash')
    .executeTakeFirstOrThrow();
  const [found, done] = [gate(), gate()];

  const added = db.transaction().execute(async (tx) => {
    const text = { bookId, format: 'text', hash, words: 1, shared: 0, now: LONG_AGO } as const;
    const { isEmpty } = await upsertSource(tx, text);
    found.open();
    await done.opened;
    await upsertReader(tx, { sourceId, userId: adding.id, name: 'Mine', addedAt: LONG_AGO });
    return isEmpty;
  });
  await found.opened;
  const left = db.transaction().execute(async (tx) => {
    await tx.deleteFrom('users').where('id', '=', leaving.id).execute();
    const dropped = dropAbandonedTexts(tx);
    done.open();
    await dropped;
  });
  await Promise.all([added, left]);

  expect(await added).toBe(false);
  const chapters = await db.selectFrom('source_chapters').select('source_id').execute();
  expect(chapters).toContainEqual({ source_id: sourceId });
});
