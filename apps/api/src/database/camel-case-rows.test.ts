import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';

it('rows are camelCase, whatever their columns hold', async () => {
  const db = await testDatabase();
  const { rows } = await sql`select 1 as one, 'a_b' as two_words, null as three_more_words`.execute(
    db,
  );
  expect(rows).toEqual([{ one: 1, twoWords: 'a_b', threeMoreWords: null }]);
});

it('rows of one word each stay as they are', async () => {
  const db = await testDatabase();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect((await sql`select 1 as one where 1 = 0`.execute(db)).rows).toEqual([]);
});
