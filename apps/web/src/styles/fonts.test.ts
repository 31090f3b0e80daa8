import { readFileSync } from 'node:fs';

import figtree from '@fontsource-variable/figtree/unicode.json' with { type: 'json' };
import winkySans from '@fontsource-variable/winky-sans/unicode.json' with { type: 'json' };
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
const visible = (range: string): string[] =>
  [...charactersOf(range)].filter((character) => !/\p{Cc}/u.test(character));

test.each([
  ['the body face', ['Figtree'], figtree],
  ['the display face with its figures', ['Winky Sans', 'Morsel Figures'], winkySans],
])('%s has each character of its font once', (_face, families, { latin }) => {
  expect(charactersIn(...families).toSorted()).toEqual(visible(latin).toSorted());
});
