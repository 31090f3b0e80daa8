import { expect, test } from 'vitest';

import { together } from './together.ts';

test('a failure waits for the others, whose work counts', async () => {
  let counted = 0;
  const slow = async () => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    counted += 1;
    return counted;
  };
  await expect(together([Promise.reject(new Error('broken')), slow()])).rejects.toThrow('broken');
  expect(counted).toBe(1);
  expect(await together([slow(), undefined])).toEqual([2, undefined]);
});
