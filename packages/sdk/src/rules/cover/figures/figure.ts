import type { AccentPair } from '../cover-colors.ts';
import type { Draw } from '../cover-hash.ts';
import type { Shape } from '../shapes.ts';

export type FigureInput = { accents: AccentPair; ground: string; draw: Draw; title: string };

/** Draws a figure into 200 x 168; what reaches over the edge is cut off by the cover. */
export type Figure = (input: FigureInput) => Shape[];

/** The parts of a figure take the two accents in turn. */
export function accentAt(accents: AccentPair, index: number): string {
  return accents[index % 2 === 0 ? 0 : 1];
}
