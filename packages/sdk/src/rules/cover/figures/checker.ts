import type { Shape } from '../shapes.ts';
import { accentAt, type Figure, type FigureInput } from './figure.ts';

const cell = { width: 40, height: 42 };
const columns = [0, 1, 2, 3, 4];
const rows = [0, 1, 2, 3];

function square({ accents, draw }: FigureInput, column: number, row: number): Shape {
  return {
    kind: 'rect',
    x: column * cell.width,
    y: row * cell.height,
    ...cell,
    round: 0,
    turn: 0,
    fill: accentAt(accents, draw(0, 3) === 0 ? 1 : 0),
    stroke: 4,
  };
}

function token({ accents, draw }: FigureInput, column: number, row: number): Shape[] {
  if (draw(0, 3) !== 0) return [];
  const cx = (column + 0.5) * cell.width;
  const cy = (row + 0.5) * cell.height;
  return [{ kind: 'circle', cx, cy, r: 11, fill: accents[1], stroke: 4 }];
}

/** A checkered cloth with a few round tokens on its bare squares. */
export const checker: Figure = (input) =>
  rows.flatMap((row) =>
    columns.flatMap((column) =>
      (row + column) % 2 === 0 ? [square(input, column, row)] : token(input, column, row),
    ),
  );
