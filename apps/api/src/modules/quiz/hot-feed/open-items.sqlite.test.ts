import { expect, test } from 'vitest';

import { sqliteHandle } from '../../../database/sqlite-handle.ts';
import { testDatabaseFile } from '../../../testing/database.ts';
import { aBook, aFlashcard } from '../../../testing/factories.ts';
import { OpenItems } from './open-items.ts';

test('what others change while items are read is not kept as it was before', async () => {
  const { db, open } = await testDatabaseFile();
  const others = await open();
  const { id: bookId } = await aBook(db);
  await aFlashcard(db, { bookId });
  const items = new OpenItems(1e6);
  const { catalogue } = items;

  const reading = items.placesOf(db, { bookId, catalogue });
  sqliteHandle(others)?.exec(`update items set state = 'hidden'`);
  items.forgetAll();
  await reading;

  expect(await items.placesOf(db, { bookId, catalogue })).toHaveLength(0);
});
