import type { Font } from 'opentype.js';

import { glyphOutline } from './glyph-outline.ts';
import { asMarkup, element } from './svg.ts';
import type { Typeface } from './typeface.ts';

type Place = { readonly x: number; readonly y: number; readonly size: number };

type Looks = {
  readonly fill: string;
  /** Width of the outline behind the letters, and its colour. */
  readonly outline?: { readonly color: string; readonly width: number };
  readonly centred?: boolean;
};

type Run = { readonly font: Font; text: string };

/** Letters are drawn in thousandths of their size. */
const EM = 1000;

/**
 * A line of letters from `x` on, standing on `y`, as shapes: it looks the same wherever it is drawn.
 * One with a letter that the face lacks stays text, for whoever draws it to find letters for.
 */
export function lettering(text: string, face: Typeface, place: Place, looks: Looks): string {
  const line = text.normalize('NFC');
  const runs = runsOf(line, face);
  if (runs !== undefined) return outlined(runs, place, looks);
  const attributes = {
    ...place,
    size: undefined,
    'font-family': `${face.name}, sans-serif`,
    'font-weight': face.weight,
    'font-size': place.size,
    'text-anchor': looks.centred ? 'middle' : undefined,
    ...paintOf(looks, 1),
  };
  return element('text', attributes, asMarkup(line));
}

/** The line in pieces of one font each; undefined where a letter is in none of them. */
function runsOf(line: string, face: Typeface): Run[] | undefined {
  const runs: Run[] = [];
  for (const letter of line) {
    const last = runs.at(-1);
    const font = face.fonts.find((read) => read().charToGlyphIndex(letter) > 0)?.();
    if (font === undefined) return undefined;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function outlined(runs: readonly Run[], { x, y, size }: Place, looks: Looks): string {
  const letters: string[] = [];
  let end = 0;
  for (const { font, text } of runs) {
    end = font.forEachGlyph(text, end, 0, EM, undefined, (glyph, left) => {
      const d = glyphOutline(glyph, EM);
      if (d !== '') letters.push(element('path', { transform: `translate(${rounded(left)})`, d }));
    });
  }
  const scale = size / EM;
  const start = looks.centred ? x - (end * scale) / 2 : x;
  const transform = `translate(${rounded(start)} ${rounded(y)}) scale(${scale})`;
  return element('g', { transform, ...paintOf(looks, scale) }, letters.join(''));
}

/** `scale` is that of the letters: the outline is not to grow with them. */
function paintOf({ fill, outline }: Looks, scale: number) {
  if (outline === undefined) return { fill };
  return {
    fill,
    stroke: outline.color,
    'stroke-width': outline.width / scale,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
