import { expect, test } from 'vitest';

import type { Sender } from '../sender.ts';
import { RecentWork } from './recent-work.ts';

const known = (id: number): Sender => ({ id, trust: 'known' });

test('of many senders those are forgotten who came first', () => {
  const work = new RecentWork(() => 0);
  const nobody = known(0);
  for (let id = 1; id <= 3000; id += 1) work.add(known(id), 5);
  const isRemembered = (id: number) => work.compare(known(id), nobody) > 0;
  expect([1, 2000, 2500, 2501, 3000].map(isRemembered)).toEqual([false, false, false, true, true]);
});
