import type { Shape } from '../shapes.ts';
import { accentAt, type Figure } from './figure.ts';

/** Five layers of a sandwich, of uneven width. */
export const stack: Figure = ({ accents, draw }) =>
  [0, 1, 2, 3, 4].map((layer): Shape => {
    const width = draw(96, 166);
    return {
      kind: 'rect',
      x: 100 - width / 2 + draw(-8, 8),
      y: 10 + layer * 31,
      width,
      height: 28,
      round: 14,
      turn: 0,
      fill: accentAt(accents, layer),
      stroke: 5,
    };
  });
