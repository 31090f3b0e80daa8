import { describe, expect, it, test } from 'vitest';

import { coverHash, coverVersion, drawFrom } from './cover-hash.ts';

test('a book keeps its hash, however its title and author are typed', () => {
  expect(coverHash('Zero to One', 'Peter Thiel')).toBe(coverHash('  zero TO one ', 'PETER thiel'));
  expect(coverHash('Zero to One', 'Peter Thiel')).not.toBe(coverHash('Zero to One', 'Plato'));
});

test('the version changes with all that a cover shows', () => {
  const topic = { name: 'Startup', color: '#FF7F36' };
  const book = { title: 'Zero to One', author: 'Peter Thiel', topic };
  const others = [
    book,
    { ...book, title: 'Zero to Two' },
    { ...book, author: 'P. Thiel' },
    { ...book, topic: { ...topic, color: '#000000' } },
    { ...book, topic: { ...topic, name: 'Business' } },
    { ...book, topic: null },
  ];
  const versions = others.map(coverVersion);
  expect(new Set(versions).size).toBe(others.length);
  expect(coverVersion({ ...book })).toBe(versions[0]);
});

describe('drawFrom', () => {
  it('repeats itself for the same seed', () => {
    const one = drawFrom(7);
    const other = drawFrom(7);
    expect([one(0, 99), one(0, 99)]).toEqual([other(0, 99), other(0, 99)]);
  });

  it.each([0, 1, 2 ** 31, 2 ** 32 - 1])('stays within its bounds from seed %i', (seed) => {
    const draw = drawFrom(seed);
    const drawn = Array.from({ length: 200 }, () => draw(-3, 4));
    expect(Math.min(...drawn)).toBe(-3);
    expect(Math.max(...drawn)).toBe(4);
  });
});
