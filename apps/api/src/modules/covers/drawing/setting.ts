import type { Glyph } from 'opentype.js';

import { EM } from './glyph-outline.ts';
import { type LetterFont, type Typeface, fontFor } from './typeface.ts';

/** A letter and where it begins, both for a size of `EM`; it is drawn at `scale` of that. */
export type SetLetter = { readonly glyph: Glyph; readonly left: number; readonly scale: number };

/** Letters side by side, and the width they take, for a size of `EM`. */
export type SetLine = { readonly letters: readonly SetLetter[]; readonly width: number };

/** Sets a line letter by letter: the library throws at the ligatures of some fonts. */
export function setLine(line: string, face: Typeface): SetLine {
  const letters: SetLetter[] = [];
  let width = 0;
  let last: (LetterFont & { glyph: Glyph }) | undefined;
  for (const letter of line) {
    const drawn = fontFor(letter, face);
    if (drawn === undefined) continue;
    const { font, scale } = drawn;
    const glyph = font.charToGlyph(letter);
    const unit = (EM * scale) / font.unitsPerEm;
    if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) * unit;
    letters.push({ glyph, left: width, scale });
    width += (glyph.advanceWidth ?? 0) * unit;
    last = { ...drawn, glyph };
  }
  return { letters, width };
}
