import { describe, expect, test } from 'vitest';

import { CHECKS } from '../../items/checks/check-catalogue.ts';
import { nearDuplicateFlaws } from '../../items/checks/near-duplicates.ts';
import { FLAWED_ITEMS } from './flawed-items.ts';
import { GOOD_ITEMS } from './good-items.ts';
import { CLUE_FLAWED_ITEMS } from './held-out/clues/flawed-items.ts';
import { CLUE_GOOD_ITEMS } from './held-out/clues/good-items.ts';
import { HELD_OUT_FLAWED_ITEMS } from './held-out/flawed-items.ts';
import { HELD_OUT_GOOD_ITEMS } from './held-out/good-items.ts';
import { LATER_FLAWED_ITEMS } from './held-out/later/flawed-items.ts';
import { LATER_GOOD_ITEMS } from './held-out/later/good-items.ts';
import { measureCatches, measureRefusals } from './measuring.ts';

const heldOutCatches = [HELD_OUT_FLAWED_ITEMS, LATER_FLAWED_ITEMS, CLUE_FLAWED_ITEMS].flatMap(
  measureCatches,
);
const catches = [...measureCatches(FLAWED_ITEMS), ...heldOutCatches];
const heldOutGood = [...HELD_OUT_GOOD_ITEMS, ...LATER_GOOD_ITEMS, ...CLUE_GOOD_ITEMS];
const good = [...GOOD_ITEMS, ...heldOutGood];

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test.each([
  ['all', catches],
  ['the held-out', heldOutCatches],
])('at least 95 %% of %s flawed items are caught, each by the check for its flaw', (_, rows) => {
  const caught = sum(rows.map((row) => row.caught));
  expect(caught / sum(rows.map((row) => row.flawed))).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['all', good, 200],
  ['the held-out', heldOutGood, 100],
])('at most 5 %% of %s good items are refused', (_, items, least) => {
  expect(items.length).toBeGreaterThanOrEqual(least);
  expect(measureRefusals(items).length / items.length).toBeLessThanOrEqual(0.05);
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
