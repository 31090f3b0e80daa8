import { expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { compiledByIds } from './compiled-by-ids.ts';

const othersAmong = compiledByIds<{ id: number }>((db, { userId, ids }) =>
  db.selectFrom('users').select('id').where('id', 'in', ids).where('id', '<>', userId),
);

it.each([0, 1, 5, 6, 20, 21, 100, 101, 250])(
  'finds the rows of %s ids, each once',
  async (length) => {
    const db = await testDatabase();
    const ids = Array.from({ length }, (_, index) => index + 1);
    const users = [...ids, 900, 901].map((id) => ({ id, created_at: 0, seen_at: 0 }));
    await db.insertInto('users').values(users).execute();

    const found = await othersAmong(db, { userId: 900, ids: [...ids, 900, 902] });

    expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
  },
);
