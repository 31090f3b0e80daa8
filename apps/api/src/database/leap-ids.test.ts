import { expect, test } from 'vitest';

import { aReader } from '../testing/a-reader.ts';
import { testDatabase } from '../testing/database.ts';
import { aBook } from '../testing/factories.ts';
import { beginEpoch } from './installation.ts';

test('a new epoch gives no id that was given before, of tables that were empty, too', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);

  await beginEpoch(db, 'second');
  const next = await aReader(db);
  const book = await aBook(db);

  expect(next.id).toBeGreaterThan(reader.id + 1_000_000);
  expect(book.id).toBeGreaterThan(1_000_000);
});
