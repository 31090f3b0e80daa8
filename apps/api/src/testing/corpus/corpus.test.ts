import { describe, expect, test } from 'vitest';

import { CHECKS } from '../../items/checks/catalogue.ts';
import { nearDuplicateFlaws } from '../../items/checks/near-duplicates.ts';
import { FLAWED_ITEMS } from './flawed-items.ts';
import { GOOD_ITEMS } from './good-items.ts';
import { HELD_OUT_FLAWED_ITEMS } from './held-out/flawed-items.ts';
import { HELD_OUT_GOOD_ITEMS } from './held-out/good-items.ts';
import { LATER_FLAWED_ITEMS } from './held-out/later/flawed-items.ts';
import { LATER_GOOD_ITEMS } from './held-out/later/good-items.ts';
import { measureCatches, measureRefusals } from './measuring.ts';

const catches = [FLAWED_ITEMS, HELD_OUT_FLAWED_ITEMS, LATER_FLAWED_ITEMS].flatMap(measureCatches);
const good = [...GOOD_ITEMS, ...HELD_OUT_GOOD_ITEMS, ...LATER_GOOD_ITEMS];

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('at least 95 % of the flawed items are caught, each by the check for its flaw', () => {
  const caught = sum(catches.map((row) => row.caught));
  expect(caught / sum(catches.map((row) => row.flawed))).toBeGreaterThanOrEqual(0.95);
});

test('at most 5 % of at least 200 good items are refused', () => {
  expect(good.length).toBeGreaterThanOrEqual(200);
  expect(measureRefusals(good).length / good.length).toBeLessThanOrEqual(0.05);
});

test('no good item asks what another one asks', () => {
  expect(nearDuplicateFlaws(good.flatMap(({ contents }) => contents))).toEqual([]);
});

describe.each(Object.entries(CHECKS))('%s', (name, { number }) => {
  const rows = catches.filter(({ check }) => check === name);

  test(`check ${number} has at least ten flawed items and catches at least 80 % of them`, () => {
    const flawed = sum(rows.map((row) => row.flawed));
    expect(flawed).toBeGreaterThanOrEqual(10);
    expect(sum(rows.map((row) => row.caught)) / flawed).toBeGreaterThanOrEqual(0.8);
  });
});
