import type { CoverLine } from '@morsel/sdk/rules/cover';

import { legibleText } from './legible-text.ts';
import { EM, glyphOutline, type SetLetter, type SetLine, setLine } from './set-line.ts';
import { element } from './svg.ts';
import { type Typeface, faceOf } from './typeface.ts';

/** The size that is wanted, and the width that no line may go beyond: it is drawn smaller instead. */
export type Fit = { readonly size: number; readonly room: number };

type Looks = {
  readonly fill: string;
  /** Width of the outline behind the letters, and its colour. */
  readonly outline?: { readonly color: string; readonly width: number };
  /** Lines have their middle where they else begin. */
  readonly centred?: boolean;
};

/**
 * Lines of letters of one size, as shapes: they look the same wherever they are drawn. What the face
 * cannot draw is left out.
 */
export function lettering(
  lines: readonly CoverLine[],
  face: Typeface,
  fit: Fit,
  looks: Looks,
): string {
  const set = setLines(texts(lines), face);
  const scale = fittedSize(set, fit) / EM;
  const drawn = lines.map((line, index) => drawnLine(line, set[index], scale, looks));
  return drawn.join('');
}

/** The largest size up to the one that is wanted at which lines keep to their room. */
export function sizeOf(lines: readonly string[], face: Typeface, fit: Fit): number {
  return fittedSize(setLines(lines, face), fit);
}

const texts = (lines: readonly CoverLine[]) => lines.map(({ text }) => text);

/** All lines in the same design where one has all their letters. */
function setLines(lines: readonly string[], face: Typeface): SetLine[] {
  const known = lines.map((line) => legibleText(line, face));
  const suited = faceOf(known.join(' '), face);
  return known.map((line) => setLine(line, suited));
}

function fittedSize(lines: readonly SetLine[], { size, room }: Fit): number {
  return Math.min(size, ...lines.map(({ width }) => (room / width) * EM));
}

function drawnLine(
  { x, y }: CoverLine,
  line: SetLine | undefined,
  scale: number,
  looks: Looks,
): string {
  const letters = line?.letters.map(drawnLetter).join('');
  if (!line || !letters) return '';
  const left = looks.centred ? x - (line.width * scale) / 2 : x;
  const transform = `translate(${rounded(left)} ${rounded(y)}) scale(${rounded(scale, 5)})`;
  return element('g', { transform, ...paintOf(looks, scale) }, letters);
}

function drawnLetter({ glyph, left, scale }: SetLetter): string {
  const d = glyphOutline(glyph);
  if (d === '') return '';
  const transform = `translate(${rounded(left)})${scale === 1 ? '' : ` scale(${scale})`}`;
  return element('path', { transform, d });
}

/** `scale` is that of the letters: the outline is not to grow with them. */
function paintOf({ fill, outline }: Looks, scale: number) {
  if (outline === undefined) return { fill };
  return {
    fill,
    stroke: outline.color,
    'stroke-width': rounded(outline.width / scale),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
}

function rounded(length: number, digits = 2): number {
  return Number(length.toFixed(digits));
}
