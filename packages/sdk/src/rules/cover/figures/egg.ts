import { polar, type Shape } from '../shapes.ts';
import type { Figure } from './figure.ts';

const corners = [0, 1, 2, 3, 4, 5, 6];

/** A fried egg that ran a little. */
export const egg: Figure = ({ accents, draw }) => {
  const centre = { x: draw(84, 116), y: 84 };
  const reach = corners.map(() => draw(62, 96));
  const at = (index: number) => polar(centre, reach[index % 7] ?? 80, (index * 360) / 7);
  const between = (index: number) => {
    const [one, other] = [at(index), at(index + 1)];
    return `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  };
  const curves = corners.map((index) => {
    const { x, y } = at(index + 1);
    return `Q${x} ${y} ${between(index + 1)}`;
  });
  const yolk = { x: centre.x + draw(-12, 12), y: centre.y + draw(-8, 8) };
  const disc = (r: number, x: number, y: number, fill: string): Shape => ({
    kind: 'circle',
    cx: yolk.x + x,
    cy: yolk.y + y,
    r,
    fill,
    stroke: r > 20 ? 5 : 0,
  });
  return [
    { kind: 'path', d: `M${between(0)}${curves.join('')}Z`, fill: accents[1], stroke: 5 },
    disc(36, 0, 0, accents[0]),
    disc(8, -13, -14, accents[1]),
  ];
};
