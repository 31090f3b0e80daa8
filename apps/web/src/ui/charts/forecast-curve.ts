export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Values from left to right in a box whose bottom is 0 and whose top is `highest`. */
export function curvePoints(values: readonly number[], highest: number, box: Box): Point[] {
  const step = box.width / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: rounded(box.left + index * step),
    y: rounded(box.top + box.height * (1 - (highest === 0 ? 0 : value / highest))),
  }));
}

/** The path through the points. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
