import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { bitesFor, decide, KEPT, textWithBites } from '../../testing/bites.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { testServer } from '../../testing/server.ts';

test('bites and own items are read by index', async () => {
  const { db, account } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await account();
  const { id: bookId } = await db.selectFrom('books').select('id').executeTakeFirstOrThrow();
  await textWithBites(db, { bookId, readers: [reader], counts: [50, 50] });
  const own = `/api/users/${reader.id}/own-items`;

  const queries = await plansDuring(db, async () => {
    const [first, second] = (await bitesFor(reader, bookId)).bites;
    const url = `/api/users/${reader.id}/books/${bookId}`;
    const payload = { front: 'Which?', back: 'This.' };
    await decide(reader, first?.id ?? 0, KEPT);
    await decide(reader, second?.id ?? 0, { decision: 'skipped' });
    await bitesFor(reader, bookId);
    await reader.inject({ method: 'POST', url: `${url}/own-cards`, payload });
    await reader.inject({ url: `${url}/own-items` });
    await reader.inject({
      method: 'PATCH',
      url: `${own}/${first?.id}`,
      payload: { answer: 'voles' },
    });
    await reader.inject({ method: 'DELETE', url: `${own}/${first?.id}` });
  });

  expect(queries.length).toBeGreaterThan(40);
  expect(queries.flatMap(({ scans }) => scans)).toEqual([]);
});
