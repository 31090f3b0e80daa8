import { bittenCookiePath } from '../bitten-cookie-path.ts';
import type { Shape } from '../shapes.ts';
import type { Figure } from './figure.ts';

const chipPlaces = [
  { x: -0.44, y: 0.15 },
  { x: 0.02, y: 0.54 },
  { x: -0.53, y: -0.45 },
  { x: 0.05, y: 0 },
];

/** A big bitten cookie, off centre to one side. */
export const bite: Figure = ({ accents, draw }) => {
  const radius = draw(62, 74);
  const centre = { x: draw(0, 1) === 0 ? draw(66, 82) : draw(112, 130), y: 86 };
  const chips = chipPlaces.map(({ x, y }): Shape => ({
    kind: 'circle',
    cx: centre.x + Math.round(x * radius),
    cy: centre.y + Math.round(y * radius),
    r: draw(6, 9),
    fill: accents[1],
    stroke: 4,
  }));
  return [
    { kind: 'path', d: bittenCookiePath(centre, radius), fill: accents[0], stroke: 5 },
    ...chips,
  ];
};
