import './charts.css';

interface ForecastChartProps {
  /** What is expected today and on each day after it. */
  readonly forecast: readonly number[];
  /** Value of the line at the top, and what it is. */
  readonly top: number;
  readonly topName: string;
  readonly label: string;
}

const BOX: Box = { left: 6, top: 24, width: 308, height: 92 };
const GROUND = BOX.top + BOX.height;
const RIGHT = BOX.left + BOX.width;

/** How something fades from day to day, below the line that it came from. */
export function ForecastChart({ forecast, top, topName, label }: ForecastChartProps) {
  const points = curvePoints(forecast, top, BOX);
  const line = linePath(points);
  const ends = [points[0], points.at(-1)];
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${RIGHT + 6} ${GROUND + 26}`}
      role="img"
      aria-label={label}
    >
      <path className="chart-top" d={`M${BOX.left} ${BOX.top}H${RIGHT}`} />
      <text className="chart-end" x={RIGHT} y={BOX.top - 8}>
        {topName}
      </text>
      <path className="chart-area" d={`${line}V${GROUND}H${BOX.left}Z`} />
      <path className="chart-line" d={line} />
      <path className="chart-ground" d={`M${BOX.left} ${GROUND}H${RIGHT}`} />
      {ends.map(
        (end) => end && <circle key={end.x} className="chart-dot" cx={end.x} cy={end.y} r={5} />,
      )}
      <text x={BOX.left} y={GROUND + 20}>
        Today
      </text>
      <text className="chart-end" x={RIGHT} y={GROUND + 20}>
        In {forecast.length - 1} days
      </text>
    </svg>
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
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
