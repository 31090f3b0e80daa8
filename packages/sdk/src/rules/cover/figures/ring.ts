import { outline, polar, type Shape } from '../shapes.ts';
import type { Figure } from './figure.ts';

const sprinkles = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A doughnut with nine sprinkles, cut by the edges. */
export const ring: Figure = ({ accents, ground, draw }) => {
  const centre = { x: draw(66, 134), y: 88 };
  const circle = (r: number, fill: string): Shape => ({
    kind: 'circle',
    cx: centre.x,
    cy: centre.y,
    r,
    fill,
    stroke: 5,
  });
  const sprinkle = (index: number): Shape => {
    const { x, y } = polar(centre, 64, 14 + index * 40 + draw(-6, 6));
    return {
      kind: 'rect',
      x: x - 11,
      y: y - 4.5,
      width: 22,
      height: 9,
      round: 4.5,
      turn: draw(0, 170),
      fill: index % 2 === 0 ? accents[1] : outline,
      stroke: 3,
    };
  };
  return [circle(96, accents[0]), circle(34, ground), ...sprinkles.map(sprinkle)];
};
