import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Font } from 'opentype.js';
import type * as OpenType from 'opentype.js';

/** A face of letters as its files hold it: the first that has a letter draws it. */
export type Typeface = {
  /** The face's name, for letters that it lacks and others may have. */
  readonly name: string;
  readonly weight: number;
  readonly fonts: readonly (() => Font)[];
};

const require = createRequire(import.meta.url);
/** Not imported: Node finds no names in the library's file. */
const { parse }: typeof OpenType = require('opentype.js');

/** Read when a letter is first looked for there. */
function fontOf(file: string): () => Font {
  let font: Font | undefined;
  return () => {
    if (font !== undefined) return font;
    const bytes = Uint8Array.from(readFileSync(file));
    font = parse(bytes.buffer);
    return font;
  };
}

/** The face of titles. */
export const DISPLAY: Typeface = {
  name: 'Winky Sans',
  weight: 900,
  fonts: [
    fontOf(require.resolve('@fontsource/winky-sans/files/winky-sans-latin-900-normal.woff')),
    fontOf(require.resolve('@fontsource/winky-sans/files/winky-sans-latin-ext-900-normal.woff')),
  ],
};

/** The face of all else. */
export const BODY: Typeface = {
  name: 'Figtree',
  weight: 700,
  fonts: [
    fontOf(require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')),
    fontOf(require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff')),
  ],
};
