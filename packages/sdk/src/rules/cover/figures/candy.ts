import type { Shape } from '../shapes.ts';
import { accentAt, type Figure } from './figure.ts';

const places = [
  { x: 52, y: 40 },
  { x: 150, y: 76 },
  { x: 66, y: 126 },
];

/** Three sweets in their wrappers. */
export const candy: Figure = ({ accents, draw }) => {
  const first = draw(0, 1);
  return places.flatMap(({ x, y }, index): Shape[] => {
    const [cx, cy] = [x + draw(-6, 6), y + draw(-6, 6)];
    const lean = draw(-10, 10);
    const [fill, other] = [accentAt(accents, index + first), accentAt(accents, index + first + 1)];
    const wing = (side: 1 | -1): string => `M${cx} ${cy}l${side * 56} ${side * lean - 22}v44Z`;
    return [
      { kind: 'path', d: wing(-1) + wing(1), fill: other, stroke: 5 },
      { kind: 'circle', cx, cy, r: 28, fill, stroke: 5 },
      {
        kind: 'path',
        d: `M${cx - 9} ${cy - 26}q14 26 0 52m18 -52q14 26 0 52`,
        fill: 'none',
        stroke: 4,
      },
    ];
  });
};
