import { expect, it } from 'vitest';

import { remembering } from './remembering.ts';

function counted(mostLetters: number) {
  const asked: string[] = [];
  const find = remembering((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  }, mostLetters);
  return { find, asked };
}

it('finds what it has found before, even where that was nothing', () => {
  const { find, asked } = counted(1000);
  expect([find('bees'), find(''), find('bees'), find('')]).toEqual([4, undefined, 4, undefined]);
  expect(asked).toEqual(['bees', '']);
});

it('forgets what was not asked for in a long time, not what is asked for again and again', () => {
  const { find, asked } = counted(1000);
  for (let other = 0; other < 100; other += 1) {
    find('the passage');
    find(`text ${other}`);
  }
  find('text 0');
  expect(asked.filter((text) => text === 'the passage')).toHaveLength(1);
  expect(asked.filter((text) => text === 'text 0')).toHaveLength(2);
});

it('does not remember a text that is too long, and forgets no other for it', () => {
  const { find, asked } = counted(1000);
  const long = 'long '.repeat(1000);
  expect([find('short'), find(long), find(long), find('short')]).toEqual([5, 5000, 5000, 5]);
  expect(asked.filter((text) => text === long)).toHaveLength(2);
});
