/** Outlines of every shape on a cover. */
export const outline = '#21120b';

/** One drawn part of a cover; `stroke` is the width of its outline. */
export type Shape =
  | { kind: 'circle'; cx: number; cy: number; r: number; fill: string; stroke: number }
  | {
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      round: number;
      /** Degrees, around the middle of the rectangle. */
      turn: number;
      fill: string;
      stroke: number;
    }
  | { kind: 'path'; d: string; fill: string; stroke: number }
  | {
      kind: 'letter';
      letter: string;
      /** Its middle. */
      x: number;
      /** What it stands on. */
      y: number;
      size: number;
      fill: string;
      stroke: number;
    };

export type Point = { x: number; y: number };

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Tells the shapes of one cover apart. */
export function shapeKey(shape: Shape): string {
  return Object.values(shape).join(' ');
}

/** The point at `degrees` (0 to the right, clockwise) and `radius` from a centre, to two decimals. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: round(centre.x + radius * Math.cos(angle)),
    y: round(centre.y + radius * Math.sin(angle)),
  };
}
