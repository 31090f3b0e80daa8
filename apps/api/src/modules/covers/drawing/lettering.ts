import type { Font, PathCommand } from 'opentype.js';

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

/**
 * A line of letters from `x` on, standing on `y`, as shapes: it looks the same wherever it is drawn.
 * One with a letter that the face lacks stays text, for whoever draws it to find letters for.
 */
export function lettering(text: string, face: Typeface, place: Place, looks: Looks): string {
  const line = text.normalize('NFC');
  const runs = runsOf(line, face);
  const paint = {
    fill: looks.fill,
    stroke: looks.outline?.color,
    'stroke-width': looks.outline?.width,
    'stroke-linejoin': looks.outline && 'round',
    'paint-order': looks.outline && 'stroke',
  };
  if (runs !== undefined) return element('path', { d: outlines(runs, place, looks), ...paint });
  const attributes = {
    x: place.x,
    y: place.y,
    'font-family': `${face.name}, sans-serif`,
    'font-weight': face.weight,
    'font-size': place.size,
    'text-anchor': looks.centred ? 'middle' : undefined,
    ...paint,
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

function outlines(runs: readonly Run[], { x, y, size }: Place, { centred }: Looks): string {
  const widths = runs.map(({ font, text }) => font.getAdvanceWidth(text, size));
  const width = widths.reduce((sum, one) => sum + one, 0);
  let from = centred ? x - width / 2 : x;
  const paths = runs.map(({ font, text }, index) => {
    const { commands } = font.getPath(text, from, y, size);
    from += widths[index] ?? 0;
    return commands.map(pathCommand).join('');
  });
  return paths.join('');
}

/** To a hundredth; written here, since the library packs some numbers so that they run together. */
function pathCommand(command: PathCommand): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = points;
  const places = [x1, y1, x2, y2, x, y].filter((place) => place !== undefined);
  return type + places.map((place) => Math.round(place * 100) / 100).join(' ');
}
