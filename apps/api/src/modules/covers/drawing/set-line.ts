import type { Glyph, PathCommand } from 'opentype.js';

import { fontFor, type LetterFont, type Typeface } from './typeface.ts';

/** The size in which outlines are written: places are whole numbers of it. */
export const EM = 1000;

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

const known = new WeakMap<Glyph, string>();

/** The outline of a letter as path data, `EM` high, standing on 0. */
export function glyphOutline(glyph: Glyph): string {
  const found = known.get(glyph);
  if (found !== undefined) return found;
  const outline = glyph.getPath(0, 0, EM).commands.map(commandData).join('');
  known.set(glyph, outline);
  return outline;
}

/** Written here, since the library packs some numbers so that they run together. */
function commandData({ type, ...places }: PathCommand): string {
  const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = places;
  const written = [x1, y1, x2, y2, x, y].filter((place) => place !== undefined);
  return type + written.map(Math.round).join(' ');
}
