import { polar, type Shape } from '../shapes.ts';
import type { Figure } from './figure.ts';

const corner = { x: 200, y: 168 };
const segments = [187, 209, 231, 253];
const segmentWidth = 15;

function segment(radius: number, from: number, fill: string): Shape {
  const tip = polar(corner, 14, from + segmentWidth / 2);
  const start = polar(corner, radius, from);
  const end = polar(corner, radius, from + segmentWidth);
  const d = `M${tip.x} ${tip.y}L${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`;
  return { kind: 'path', d, fill, stroke: 4 };
}

function ring(r: number, fill: string): Shape {
  return { kind: 'circle', cx: corner.x, cy: corner.y, r, fill, stroke: 5 };
}

/** A quarter of an orange in the lower right corner. */
export const slice: Figure = ({ accents, draw }) => {
  const radius = draw(136, 156);
  return [
    ring(radius, accents[0]),
    ring(radius - 26, accents[1]),
    ring(radius - 38, accents[0]),
    ...segments.map((from) => segment(radius - 48, from, accents[1])),
  ];
};
