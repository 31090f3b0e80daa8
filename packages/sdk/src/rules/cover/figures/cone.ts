import type { Shape } from '../shapes.ts';
import type { Figure } from './figure.ts';

const scoops = [
  { x: -30, y: 66, r: 34 },
  { x: 30, y: 66, r: 34 },
  { x: 0, y: 32, r: 36 },
];

/** Three scoops in a wafer, a little to one side. */
export const cone: Figure = ({ accents, draw }) => {
  const middle = draw(74, 126);
  const upper = draw(0, 1);
  const scoop = ({ x, y, r }: (typeof scoops)[number], index: number): Shape => ({
    kind: 'circle',
    cx: middle + x,
    cy: y,
    r,
    fill: (index === 2) === (upper === 1) ? accents[0] : accents[1],
    stroke: 5,
  });
  const wafer: Shape = {
    kind: 'path',
    d: `M${middle - 66} 78H${middle + 66}L${middle + 10} 176H${middle - 10}Z`,
    fill: accents[0],
    stroke: 5,
  };
  const brim: Shape = {
    kind: 'rect',
    x: middle - 72,
    y: 76,
    width: 144,
    height: 20,
    round: 10,
    turn: 0,
    fill: accents[1],
    stroke: 5,
  };
  return [...scoops.map(scoop), wafer, brim];
};
