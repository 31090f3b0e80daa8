import type { Book, GenerationResult } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { besideBystanders } from './beside-bystanders.ts';
import type { Caller } from './caller.ts';
import { account, admin, guest } from './callers.ts';
import { scaled, upTo } from './scale.ts';

async function aBookOf(caller: Caller, title: string): Promise<string> {
  const { id } = await caller.get<Book>('/api/books', { body: { title, author: 'Ada Marsh' } });
  return `/api/books/${id}/generate-questions`;
}

test('newcomers ask models for all that they get, and an admin has items made all the same', async () => {
  const statuses: number[] = [];
  await besideBystanders('paid calls of newcomers', () =>
    Promise.all(
      upTo(scaled(120)).map(async (at) => {
        const asker = await account(`203.${at}.116.7`, `asker-${at}@example.net`);
        const path = await aBookOf(asker, `Tides of the ${at}th coast`);
        for (const _ of upTo(4)) {
          statuses.push((await asker.call(path, { method: 'POST' })).status);
        }
      }),
    ),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(statuses).toContain(429);

  const boss = await admin();
  const path = await aBookOf(boss, 'Tides of the quiet coast');
  const { count } = await boss.get<GenerationResult>(path, { method: 'POST' });
  expect(count).toBeGreaterThan(0);
});

test('guests without a text cost nothing', async () => {
  const stranger = await guest('203.0.117.7');
  const path = await aBookOf(stranger, 'Tides of nobody');
  const { count, reason } = await stranger.get<GenerationResult>(path, { method: 'POST' });
  expect([count, typeof reason]).toEqual([0, 'string']);
});
