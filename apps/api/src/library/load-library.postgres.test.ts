import { expect, test } from 'vitest';

import { LONG_AGO } from '../testing/factories.ts';
import { postgresDatabase } from '../testing/postgres.ts';
import { composeItems } from './compose-book-items.ts';
import { loadLibrary } from './load-library.ts';
import { readLibrary } from './read-library.ts';

test('servers that start at the same time store the library once', async () => {
  const db = await postgresDatabase();
  await db.deleteFrom('topics').execute();
  await Promise.all([1, 2, 3, 4].map(() => loadLibrary(db, LONG_AGO)));

  const books = readLibrary();
  const stored = await db.selectFrom('books').select('libraryKey').orderBy('libraryKey').execute();
  expect(stored.map((book) => book.libraryKey)).toEqual(books.map(({ key }) => key));
  const items = await db.selectFrom('itemRevisions').select('revision').execute();
  expect(items).toHaveLength(books.flatMap(composeItems).length);
  expect(await db.selectFrom('topics').select('id').execute()).toHaveLength(5);
});
