import { expect, test } from 'vitest';

import { BODY, DISPLAY, type Typeface, faceOf, fontFor } from './typeface.ts';

const designOf = (letter: string, face: Typeface) =>
  fontFor(letter, face)?.font.getEnglishName('fontFamily');

test.each([
  ['Cosmos', 'Cosmos', /^Winky Sans/],
  ['Łódź', 'Łódź', /^Winky Sans/],
  ['1984 # % +', '0123456789#%+', /^Figtree/],
  ['Truyện Kiều', 'Truyện Kiều', /^Commissioner/],
  ['Жизнь', 'Жизнь', /^Commissioner/],
  ['Ιλιάδα', 'Ιλιάδα', /^Commissioner/],
])('a title like %j has %j of its design', (title, letters, design) => {
  for (const letter of letters) expect(designOf(letter, faceOf(title, DISPLAY))).toMatch(design);
});

test('figures of a title are those of the web app: a little smaller than its letters', () => {
  expect(fontFor('4', DISPLAY)?.scale).toBe(0.98);
  expect(fontFor('A', DISPLAY)?.scale).toBe(1);
});

test('an author is of the body face where that has all letters', () => {
  expect(designOf('A', faceOf('Ann 2', BODY))).toMatch(/^Figtree/);
  expect(designOf('2', faceOf('Ann 2', BODY))).toMatch(/^Figtree/);
  expect(designOf('y', faceOf('Nguyễn', BODY))).toMatch(/^Commissioner/);
  expect(fontFor('🍪', BODY)).toBeUndefined();
});
