import type { Shape } from '../shapes.ts';
import { accentAt, type Figure } from './figure.ts';

const stripes = [-2, -1, 0, 1, 2];

/** A striped cup with a lid and a straw. */
export const cup: Figure = ({ accents, draw }) => {
  const middle = draw(80, 120);
  const lean = draw(0, 1) === 0 ? -1 : 1;
  const stripe = (index: number): Shape => {
    const [top, bottom] = [middle + (index - 0.5) * 24, middle + (index - 0.5) * 18];
    return {
      kind: 'path',
      d: `M${top} 62H${top + 24}L${bottom + 18} 176H${bottom}Z`,
      fill: accentAt(accents, index),
      stroke: 4,
    };
  };
  const straw: Shape = {
    kind: 'rect',
    x: middle - 7 + lean * 22,
    y: -12,
    width: 14,
    height: 74,
    round: 4,
    turn: lean * 16,
    fill: accents[1],
    stroke: 5,
  };
  const lid: Shape = {
    kind: 'rect',
    x: middle - 72,
    y: 44,
    width: 144,
    height: 22,
    round: 9,
    turn: 0,
    fill: accents[0],
    stroke: 5,
  };
  return [straw, ...stripes.map(stripe), lid];
};
