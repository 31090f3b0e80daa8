import type { Book } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { besideBystanders } from './beside-bystanders.ts';
import { account, stranger } from './callers.ts';
import { scaled, upTo } from './scale.ts';

const AUTHOR = 'A. Publisher';

test('a fresh account that adds books without end lists none, and gets no further than twenty', async () => {
  const statuses: number[] = [];
  await besideBystanders('books of a fresh account', async () => {
    const publisher = await account('203.0.113.20', 'publisher@example.net');
    for (const at of upTo(scaled(1500))) {
      const body = { title: `Volume ${at}`, author: AUTHOR };
      statuses.push((await publisher.call('/api/books', { body })).status);
    }
  });
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  const listed = await stranger('192.0.2.44').get<Book[]>('/api/books');
  expect(listed.filter(({ author }) => author === AUTHOR)).toEqual([]);
});
