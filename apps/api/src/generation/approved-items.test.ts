import { expect, test } from 'vitest';

import { accessToken } from '../testing/access-tokens.ts';
import { explainingBook } from '../testing/explaining-text.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { generationWorld } from '../testing/generation-world.ts';

test.each([
  ['an admin has made is approved by that', ['add-texts', 'moderate'] as const, true],
  [
    'a program of an admin’s has made, which may not moderate, is not',
    ['add-texts'] as const,
    false,
  ],
])('what %s', async (_, scopes, isApproved) => {
  const world = await generationWorld(explainingBook({ chapters: 4, terms: 4 }));
  const admin = await world.account({ role: 'admin' });
  const { id: sourceId } = world.source;
  const own = { sourceId, userId: admin.id, name: 'metals.txt', addedAt: LONG_AGO };
  await world.db.insertInto('sourceReaders').values(own).execute();
  await world.db
    .insertInto('bookAdders')
    .values({ bookId: world.book.id, userId: admin.id, addedAt: LONG_AGO })
    .execute();
  const { inject } = await accessToken(world, admin, scopes);
  const { count } = await world.generate('questions', { ...admin, inject });
  const made = await world.db.selectFrom('items').select('approvedAt').execute();
  expect(made).toHaveLength(count);
  expect(new Set(made.map(({ approvedAt }) => approvedAt !== null))).toEqual(new Set([isApproved]));
});
