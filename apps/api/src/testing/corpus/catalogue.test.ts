import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CATALOGUE_FLAWS, readCatalogue } from './catalogue.ts';
import { flawedInAll, inForm, measureCatalogue } from './measuring-catalogue.ts';

const LEAST_BY_RULES = 0.6;
/** What is reached; the bench tells the aim. */
const LEAST_IN_ALL = 0.8;
const MOST_GOOD = 0.06;

describe.each([1, 2, 3, 4])('lot %d of the catalogue', async (lot) => {
  const items = await inForm(readCatalogue(lot));

  test('has flawed and good items in three languages, each of ten kinds', () => {
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['de', 'en', 'ja']));
    expect(new Set(items.map(({ flaw }) => flaw))).toEqual(new Set([...CATALOGUE_FLAWS, null]));
    expect(items.filter(({ flaw }) => flaw === null).length).toBeGreaterThan(90);
    expect(items.filter(({ flaw }) => flaw !== null).length).toBeGreaterThan(90);
  });

  test('the checks see most of its flaws, more fall with a solver that errs, fewer good ones with a reviewer', async () => {
    const rows = await measureCatalogue(items);
    const flawed = flawedInAll(rows);
    const good = rows.find(({ flaw, language }) => flaw === null && language === null)?.refused;
    expect(flawed.byRules / flawed.items).toBeGreaterThanOrEqual(LEAST_BY_RULES);
    expect(flawed.unreviewed).toBeGreaterThan(flawed.byRules);
    expect(flawed.inAll / flawed.items).toBeGreaterThanOrEqual(LEAST_IN_ALL);
    expect(flawed.allRead).toBeGreaterThan(flawed.inAll);
    expect(good?.goneAnew).toBeLessThan(good?.allRead ?? 0);
    expect((good?.inAll ?? Infinity) / (good?.items ?? 1)).toBeLessThanOrEqual(MOST_GOOD);
  });
});

test('a file of another format is named, with the place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  writeFileSync(join(folder, 'en-1.json'), '{"language":"en","passages":[],"items":[{}]}');
  expect(() => readCatalogue(1, folder)).toThrow(/en-1\.json at \/items\/0/);
});
