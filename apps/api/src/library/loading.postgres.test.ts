import { expect, test } from 'vitest';

import { LONG_AGO } from '../testing/factories.ts';
import { realPostgres } from '../testing/postgres.ts';
import { composeItems } from './composing.ts';
import { loadLibrary } from './loading.ts';
import { readLibrary } from './reading.ts';

const postgres = realPostgres();

test('servers that start at the same time store the library once', async () => {
  const db = await postgres();
  await db.deleteFrom('topics').execute();
  await Promise.all([1, 2, 3, 4].map(() => loadLibrary(db, LONG_AGO)));

  const books = readLibrary();
  const stored = await db
    .selectFrom('books')
    .select('library_key')
    .orderBy('library_key')
    .execute();
  expect(stored.map((book) => book.library_key)).toEqual(books.map(({ key }) => key));
  const items = await db.selectFrom('item_revisions').select('revision').execute();
  expect(items).toHaveLength(books.flatMap(composeItems).length);
  expect(await db.selectFrom('topics').select('id').execute()).toHaveLength(5);
});
