import { expect, test } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { aBook } from '../testing/factories.ts';
import { beginEpoch } from './installation.ts';

test('two restores of one backup give different ids', async () => {
  const ids = ['second', 'third'].map(async (epoch) => {
    const db = await testDatabase();
    await beginEpoch(db, epoch);
    return (await aBook(db)).id;
  });

  const [second, third] = await Promise.all(ids);

  expect(Math.abs((second ?? 0) - (third ?? 0))).toBeGreaterThan(1000);
});
