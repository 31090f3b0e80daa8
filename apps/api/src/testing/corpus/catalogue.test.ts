import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CATALOGUE_FLAWS, readCatalogue } from './catalogue.ts';
import { flawedInAll, inForm, measureCatalogue } from './measuring-catalogue.ts';

const LEAST_BY_RULES = 0.6;

describe.each([1, 2, 3])('lot %d of the catalogue', async (lot) => {
  const items = await inForm(readCatalogue(lot));

  test('has flawed and good items in three languages, each of ten kinds', () => {
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['de', 'en', 'ja']));
    expect(new Set(items.map(({ flaw }) => flaw))).toEqual(new Set([...CATALOGUE_FLAWS, null]));
    expect(items.filter(({ flaw }) => flaw === null).length).toBeGreaterThan(100);
    expect(items.filter(({ flaw }) => flaw !== null).length).toBeGreaterThan(100);
  });

  test('the checks alone see most of its flaws, and more with a solver that errs', async () => {
    const { items: flawed, byRules, byAll } = flawedInAll(await measureCatalogue(items));
    expect(byRules / flawed).toBeGreaterThanOrEqual(LEAST_BY_RULES);
    expect(byAll).toBeGreaterThan(byRules);
  });
});

test('a file of another format is named, with the place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  writeFileSync(join(folder, 'en-1.json'), '{"language":"en","passages":[],"items":[{}]}');
  expect(() => readCatalogue(1, folder)).toThrow(/en-1\.json at \/items\/0/);
});
