import './charts.css';
import { type Box, curvePoints, linePath } from './forecast-curve.ts';

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
