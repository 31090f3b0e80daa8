import { readFileSync } from 'node:fs';

import latin from '@fontsource-variable/figtree/unicode.json' with { type: 'json' };
import { expect, test } from 'vitest';

import { charactersOf } from '../../fonts/characters-of.ts';

const styles = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const FACE = /font-family: '(.+?)';.*?unicode-range:(.+?);/gs;

/** The characters for which a face of one of these families is there, each as often as it is. */
const charactersIn = (...families: string[]): string[] =>
  [...styles.matchAll(FACE)].flatMap(([, family = '', range = '']) =>
    families.includes(family) ? [...charactersOf(range)] : [],
  );

/** Without those that nobody sees. */
const latinCharacters = [...charactersOf(latin.latin)].filter(
  (character) => !/\p{Cc}/u.test(character),
);

test.each([
  ['the body face', ['Figtree']],
  ['the display face with its figures', ['Winky Sans', 'Morsel Figures']],
])('%s has each character once', (_face, families) => {
  expect(charactersIn(...families).toSorted()).toEqual(latinCharacters.toSorted());
});
