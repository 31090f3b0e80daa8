import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { normalizedText, normalizedTextInTwoLetters } from './normalized-text.ts';

describe('normalizedText', () => {
  test.each([
    ['Loss-Aversion!', 'loss aversion'],
    ['It’s the “halo effect”.', 'halo effect'],
    ['Occam’s razor', 'occams razor'],
    ['l’Œuvre', 'oeuvre'],
    ['Größe', 'grosse'],
    ['İSTANBUL ıstanbul', 'istanbul istanbul'],
    ['ΥΒΡΙΣ', 'υβρισ'],
    ['Самолёт й', 'самолет й'],
    ['ﾀﾞｰｳｨﾝ', 'ダーウィン'],
    ['손실 회피', '손실 회피'],
    ['का', 'का'],
    ['Supply & demand', 'supply and demand'],
    ['1,000 / 1 000 / 1’000', '1000 1000 1000'],
    ['2,5 or 2.50', '2.5 or 2.50'],
    ['१९१४ ١٩١٤ １９１４', '1914 1914 1914'],
    ['ten per cent', '10 percent'],
    ['10 Prozent', '10 percent'],
    ['$1,000.50', '1000.50 dollar'],
    ['World War II', 'world war 2'],
    ['5km', '5 km'],
    ['m.v.p.', 'mvp'],
    ['the', 'the'],
    ['?!', ''],
  ])('%s: %s', (text, normalized) => {
    expect(normalizedText(text)).toBe(normalized);
  });

  test('two letters for an umlaut are another reading', () => {
    expect(normalizedTextInTwoLetters('Größe, Øre')).toBe('groesse oere');
  });

  const bits = [
    'the ',
    'it is ',
    'x',
    'i',
    'ii',
    '000',
    ' ',
    '1',
    ',',
    '.',
    "'",
    '-',
    'é',
    'İ',
    'ﾞ',
  ];
  test.each([
    ['any text', fc.string({ unit: 'binary' })],
    ['what the rules are about', fc.string({ unit: fc.constantFrom(...bits) })],
  ])('is the same when done twice: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const normalized = normalizedText(text);
        expect(normalizedText(normalized)).toBe(normalized);
      }),
      { numRuns: 1000 },
    );
  });
});
