import type { Glyph, PathCommand } from 'opentype.js';

/** The size in which outlines are written: places are whole numbers of it. */
export const EM = 1000;

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
