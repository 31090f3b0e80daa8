import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import openType, { type Font } from 'opentype.js';

/** A face of letters as its files hold it: the first that has a letter draws it. */
export type Typeface = {
  /** The face's name, for letters that it lacks and others may have. */
  readonly name: string;
  readonly weight: number;
  readonly fonts: readonly (() => Font)[];
};

const require = createRequire(import.meta.url);

function typeface(name: string, family: string, weight: number): Typeface {
  const file = (script: string) =>
    `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  return { name, weight, fonts: ['latin', 'latin-ext'].map((script) => fontOf(file(script))) };
}

/** Read when a letter is first looked for there. */
function fontOf(file: string): () => Font {
  let font: Font | undefined;
  return () => {
    if (font !== undefined) return font;
    const bytes = Uint8Array.from(readFileSync(require.resolve(file)));
    font = openType.parse(bytes.buffer);
    return font;
  };
}

/** The face of titles. */
export const DISPLAY = typeface('Winky Sans', 'winky-sans', 900);
/** The face of all else. */
export const BODY = typeface('Figtree', 'figtree', 700);
