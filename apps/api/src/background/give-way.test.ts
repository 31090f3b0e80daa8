import { expect, it } from 'vitest';

import { giveWay, mapInTurns } from './give-way.ts';

it('gives each piece of work a turn of the loop of its own, in order', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const done: { readonly part: string; readonly turn: number }[] = [];
  const work = async (name: string) => {
    for (const part of [1, 2, 3]) {
      await giveWay();
      done.push({ part: `${name}${part}`, turn });
    }
  };
  await Promise.all([work('a'), work('b')]);
  isOver = true;
  expect(done.map(({ part }) => part)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  expect(new Set(done.map((one) => one.turn)).size).toBe(done.length);
});

it('maps as usual', async () => {
  expect(await mapInTurns(['a', 'b', 'c'], (name, index) => `${name}${index}`, 2)).toEqual([
    'a0',
    'b1',
    'c2',
  ]);
});
