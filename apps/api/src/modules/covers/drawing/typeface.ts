import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Font } from 'opentype.js';
import type * as OpenType from 'opentype.js';

type ReadFont = () => Font;

/** The files of one design, each with the letters of some scripts. */
type Family = readonly ReadFont[];

/** What draws a letter, at `scale` of the size that is asked for. */
export type LetterFont = { readonly font: Font; readonly scale: number };

/** Designs in the order in which they are asked for a letter. */
export type Typeface = {
  readonly families: readonly Family[];
  /** Draws figures, # % and +, whatever design the letters are of. */
  readonly figures?: { readonly font: ReadFont; readonly scale: number };
};

const require = createRequire(import.meta.url);

/** Read when a letter is first looked for there. */
function fontOf(file: string): ReadFont {
  let font: Font | undefined;
  return () => {
    if (font !== undefined) return font;
    // Not imported: Node finds no names in the library's file.
    const { parse }: typeof OpenType = require('opentype.js');
    font = parse(Uint8Array.from(readFileSync(file)).buffer);
    return font;
  };
}

/** Where the packages are: each has its licence beside the folder of its fonts. */
const packages = {
  commissioner: dirname(require.resolve('@fontsource/commissioner/LICENSE')),
  figtree: dirname(require.resolve('@fontsource/figtree/LICENSE')),
  'winky-sans': dirname(require.resolve('@fontsource/winky-sans/LICENSE')),
};

type Weight = 700 | 900;

function inScript(name: keyof typeof packages, weight: Weight, script: string): ReadFont {
  return fontOf(join(packages[name], 'files', `${name}-${script}-${weight}-normal.woff`));
}

function family(name: keyof typeof packages, weight: Weight, scripts: readonly string[]): Family {
  return scripts.map((script) => inScript(name, weight, script));
}

const LATIN = ['latin', 'latin-ext'];
/** With those that the faces of the house lack. */
const MORE = [...LATIN, 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];

/** The face of titles, put together as the styles of the web app do it. */
export const DISPLAY: Typeface = {
  figures: { font: inScript('figtree', 900, 'latin'), scale: 0.98 },
  families: [family('winky-sans', 900, LATIN), family('commissioner', 900, MORE)],
};

/** The face of all else. */
export const BODY: Typeface = {
  families: [family('figtree', 700, LATIN), family('commissioner', 700, MORE)],
};

const FIGURE = /[#%+0-9]/;

const fontIn = (family: Family, letter: string) =>
  family.find((read) => read().charToGlyphIndex(letter) > 0)?.();

/** What draws a letter in a face; undefined where none of its fonts has it. */
export function fontFor(letter: string, { families, figures }: Typeface): LetterFont | undefined {
  if (figures && FIGURE.test(letter)) return { font: figures.font(), scale: figures.scale };
  for (const family of families) {
    const font = fontIn(family, letter);
    if (font !== undefined) return { font, scale: 1 };
  }
  return undefined;
}

/** The face with a design first that has all letters of a text: a word looks odd in two designs. */
export function faceOf(text: string, face: Typeface): Typeface {
  const letters = [...new Set(text)];
  const whole = face.families.find((family) => letters.every((letter) => fontIn(family, letter)));
  return whole === undefined ? face : { ...face, families: [whole, ...face.families] };
}
