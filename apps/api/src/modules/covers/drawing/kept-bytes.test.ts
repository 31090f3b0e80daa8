import { expect, test, vi } from 'vitest';

import { KeptBytes } from './kept-bytes.ts';

const four = () => Promise.resolve(Buffer.from('four'));

test('what was made is kept until there is no room for it, the longest unused going first', async () => {
  const kept = new KeptBytes(8);
  await kept.get('a', four);
  await kept.get('b', four);
  await kept.get('a', four);
  await kept.get('c', four);
  const make = vi.fn<() => Promise<Buffer>>(four);
  await kept.get('a', make);
  await kept.get('c', make);
  expect(make).not.toHaveBeenCalled();
  await kept.get('b', make);
  expect(make).toHaveBeenCalledOnce();
});

test('what is larger than all the room is made each time, and drives nothing else out', async () => {
  const kept = new KeptBytes(4);
  const small = vi.fn<() => Promise<Buffer>>(four);
  const large = vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from('fives')));
  await kept.get('small', small);
  await kept.get('large', large);
  await kept.get('large', large);
  await kept.get('small', small);
  expect(large).toHaveBeenCalledTimes(2);
  expect(small).toHaveBeenCalledOnce();
});

test('who asks at once shares the work, and a failure is forgotten', async () => {
  const kept = new KeptBytes(8);
  const failing = vi.fn<() => Promise<Buffer>>(() => Promise.reject(new Error('no colours')));
  const asked = [kept.get('a', failing), kept.get('a', failing)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(failing).toHaveBeenCalledOnce();
  expect(await kept.get('a', four)).toEqual(Buffer.from('four'));
});
