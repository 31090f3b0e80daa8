import { bookIdentity, tidyName } from '@morsel/sdk/rules';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

async function databaseOfBefore() {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  expect((await migrator.migrateTo('030-open-id-links')).error).toBeUndefined();
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into users (id, name, created_at, seen_at) values (1, 'Rita', 0, 0)`.execute(db);
  const addBook = (id: number, title: string, identity: string) =>
    sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
      values (${id}, ${`book-${id}`}, ${identity}, ${title}, 'Ann', 'Of\u202E it.', 1, 0)`.execute(
      db,
    );
  const migrate = async () =>
    expect((await migrator.migrateTo('031-tidy-names')).error).toBeUndefined();
  return { db, addBook, migrate };
}

test('books lose what turns or hides, and are found by how they look', async () => {
  const { db, addBook, migrate } = await databaseOfBefore();
  await addBook(1, 'Émma\u202E \u200BTwo', 'émma\u202E \u200btwo\nann');
  await addBook(2, 'می\u200Cخواهم', 'می\u200Cخواهم\nann');

  await migrate();

  const columns = ['title', 'description', 'identity', 'titleKey', 'searchKey', 'slug'] as const;
  const books = await db.selectFrom('books').select(columns).orderBy('id').execute();
  expect(books).toEqual([
    {
      title: 'Émma Two',
      description: 'Of it.',
      identity: bookIdentity('Émma Two', 'Ann'),
      titleKey: 'emma two',
      searchKey: 'emma two ann of it.',
      slug: 'book-1',
    },
    expect.objectContaining({ title: 'می\u200Cخواهم', identity: 'میخواهم\nann' }),
  ]);
});

test('a book that looks like another one stays, under the identity that it had', async () => {
  const { db, addBook, migrate } = await databaseOfBefore();
  await addBook(1, 'Emma', 'emma\nann');
  await addBook(2, 'Em\u200Bma', 'em\u200bma\nann');

  await migrate();

  const books = await db.selectFrom('books').select(['title', 'identity']).orderBy('id').execute();
  expect(books).toEqual([
    { title: 'Emma', identity: 'emma\nann' },
    { title: 'Emma', identity: 'em\u200bma\nann' },
  ]);
});

test.each([
  ['Ri\u202Eta', 'Rita'],
  ['  Rita \u00A0 R. ', 'Rita R.'],
  ['Rita', 'Rita'],
  ['Rita\u034F 葛\u{E0100} 👩\u200D🚀 क्\u200Dष', 'Rita 葛\u{E0100} 👩\u200D🚀 क्\u200Dष'],
])('of readers, passkeys and texts %j becomes %j', async (before, after) => {
  const { db, addBook, migrate } = await databaseOfBefore();
  expect(tidyName(before)).toBe(after);
  await sql`update users set name = ${before}`.execute(db);
  await sql`insert into passkeys
    (user_id, rp_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at)
    values (1, 'localhost', 'id', 'key', 0, '', ${before}, 0, 0)`.execute(db);
  await addBook(1, 'Emma', 'emma\nann');
  await sql`insert into sources (id, book_id, format, content_hash, words, created_at)
    values (1, 1, 'text', 'one', 1, 0), (2, 1, 'text', 'two', 1, 0)`.execute(db);
  await sql`insert into source_readers (source_id, user_id, name, added_at)
    values (1, 1, ${before}, 0), (2, 1, ${'\u200B'}, 0)`.execute(db);

  await migrate();

  const namesIn = (table: 'users' | 'passkeys' | 'sourceReaders') =>
    db.selectFrom(table).select('name').execute();
  expect(await namesIn('users')).toEqual([{ name: after }]);
  expect(await namesIn('passkeys')).toEqual([{ name: after }]);
  expect(await namesIn('sourceReaders')).toEqual(
    expect.arrayContaining([{ name: after }, { name: 'Text' }]),
  );
});

test('guests without a name have none', async () => {
  const { db, migrate } = await databaseOfBefore();
  await sql`update users set name = null`.execute(db);
  await migrate();
  expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: null }]);
});
