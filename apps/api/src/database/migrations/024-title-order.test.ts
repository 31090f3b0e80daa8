import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

const BOOK = { title: `Émile’s ${'Day '.repeat(40)}`, author: 'J. Rousseau', description: 'Él.' };

test('books of before get their place and are found', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('021-model-bills')).error).toBeUndefined();
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
    values (1, 'emile', 'emile', ${BOOK.title}, ${BOOK.author}, ${BOOK.description}, 1, 0)`.execute(
    db,
  );

  expect((await migrator.migrateTo('024-title-order')).error).toBeUndefined();

  const keys = db.selectFrom('books').select(['titleKey', 'searchKey']);
  expect(await keys.execute()).toEqual([
    {
      titleKey: `emile's ${'day '.repeat(23)}`,
      searchKey: `emile's ${'day '.repeat(40)} j. rousseau el.`,
    },
  ]);
});
