import type { Shape } from '../shapes.ts';
import { accentAt, type Figure, type FigureInput } from './figure.ts';

const columns = [0, 1, 2, 3];
const rows = [0, 1, 2];

function crumb({ accents, draw }: FigureInput, column: number, row: number): Shape {
  const x = 26 + column * 50 + draw(-8, 8);
  const y = 30 + row * 54 + draw(-8, 8);
  const size = draw(20, 38);
  const fill = accentAt(accents, draw(0, 1));
  if ((column + row) % 2 === 0)
    return { kind: 'circle', cx: x, cy: y, r: size / 2, fill, stroke: 5 };
  return {
    kind: 'rect',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    round: 8,
    turn: draw(-40, 40),
    fill,
    stroke: 5,
  };
}

/** A dozen crumbs, strewn. */
export const crumbs: Figure = (input) =>
  rows.flatMap((row) => columns.map((column) => crumb(input, column, row)));
