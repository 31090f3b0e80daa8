import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { addBook } from './add-book.ts';

test('readers who add books at the same moment make neither twins nor equal addresses', async () => {
  const db = await postgresDatabase();
  const readers = await Promise.all(Array.from({ length: 8 }, () => aReader(db)));
  const titles = ['C', 'c ', 'C++', 'C', 'C#', 'C++', 'C', 'C#'];
  const added = await Promise.all(
    readers.map((reader, at) =>
      db.transaction().execute((tx) =>
        addBook(tx, {
          reader,
          book: { title: titles[at] ?? '', author: 'Ann' },
          now: LONG_AGO,
        }),
      ),
    ),
  );
  const idsOf = (title: string) =>
    new Set(
      added.filter((_, at) => titles[at]?.trim().toUpperCase() === title).map(({ id }) => id),
    );
  expect([idsOf('C').size, idsOf('C++').size, idsOf('C#').size]).toEqual([1, 1, 1]);
  const slugs = await db.selectFrom('books').select('slug').orderBy('slug').execute();
  expect(slugs.map(({ slug }) => slug)).toEqual(['c-by-ann', 'c-by-ann-2', 'c-by-ann-3']);
  const adders = await db.selectFrom('bookAdders').select('userId').execute();
  expect(new Set(adders.map(({ userId }) => userId)).size).toBe(8);
});
