import type { OwnItem } from '@morsel/sdk/contract';
import { OWN_ITEMS_PAGE } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { shelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

async function withCards(count: number) {
  const { db, account } = await testServer();
  const reader = await account();
  const { id: bookId } = await aBook(db);
  await shelve(reader, bookId);
  const book = `/api/users/${reader.id}/books/${bookId}`;
  const fronts = Array.from({ length: count }, (_, index) => `Which is metal ${index}?`);
  for (const front of fronts) {
    await reader.inject({
      method: 'POST',
      url: `${book}/own-cards`,
      payload: { front, back: 'Iron' },
    });
  }
  const page = (after = '') => reader.inject({ url: `${book}/own-items${after}` });
  const pageAfter = async (last: OwnItem | undefined): Promise<OwnItem[]> =>
    (await page(last && `?after=${last.changedAt}-${last.id}`)).json();
  return { reader, page, pageAfter };
}

test('own items come page by page, each once, though the last one goes meanwhile', async () => {
  const { reader, pageAfter } = await withCards(OWN_ITEMS_PAGE + 2);
  const first = await pageAfter(undefined);
  const last = first.at(-1);
  await reader.inject({
    method: 'DELETE',
    url: `/api/users/${reader.id}/own-items/${last?.id}`,
  });
  const second = await pageAfter(last);
  expect([first.length, second.length]).toEqual([OWN_ITEMS_PAGE, 2]);
  const ids = [...first, ...second].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
});

test.each(['?after=7', '?after=1-2-3', '?after=-1-2', '?before=1-2'])(
  '%s is no place in the list',
  async (after) => {
    const { page } = await withCards(1);
    expect((await page(after)).statusCode).toBe(400);
  },
);
