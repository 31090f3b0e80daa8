import type { Shape } from '../shapes.ts';
import { accentAt, type Figure } from './figure.ts';

/** The five stripes of the counter's awning, hanging from the upper edge. */
export const awning: Figure = ({ accents, draw }) => {
  const drop = draw(92, 122);
  return [0, 1, 2, 3, 4].map((stripe): Shape => ({
    kind: 'path',
    d: `M${stripe * 40} -6V${drop}a20 20 0 0 0 40 0V-6Z`,
    fill: accentAt(accents, stripe),
    stroke: 5,
  }));
};
