import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { hash32, seededRandom } from './seeded-random.ts';

function draws(seed: number, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
}

test('the same text has the same hash, an unsigned 32-bit number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hash = hash32(text);
      expect(hash).toBe(hash32(text));
      expect(hash).toBe(hash >>> 0);
    }),
  );
});

test.each([
  ['', 0xab3e7c0b],
  ['1 left', 0x44abdc4e],
  ['Über 📖', 0xbd5970c1],
])('hashes do not change between versions: %j', (text, hash) => {
  expect(hash32(text)).toBe(hash);
});

test('texts that differ in one character have hashes that differ', () => {
  const hashes = new Set(Array.from({ length: 10_000 }, (_, index) => hash32(`${index} left`)));
  expect(hashes.size).toBe(10_000);
});

test('a seed gives one sequence of numbers from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const numbers = draws(seed, 20);
      expect(numbers).toEqual(draws(seed, 20));
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    }),
  );
});

test('draws spread evenly over ten classes', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const number of draws(2026, 10_000)) {
    const at = Math.floor(number * 10);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(900);
  expect(Math.max(...counts)).toBeLessThan(1_100);
});
