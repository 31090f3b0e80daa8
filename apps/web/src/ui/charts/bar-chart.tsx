import './charts.css';
import { clsx } from 'clsx';

interface Bar {
  readonly key: string;
  readonly value: number;
  /** What stands under it. */
  readonly name: string | null;
  /** What stands over it. */
  readonly figure: string | null;
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly label: string;
  /** Id of the sentence that sums it up. */
  readonly describedBy: string;
}

const PITCH = 24;
const BAR = 18;
const HEIGHT = 120;
const TOP = 22;
const LEAST = 4;

/** Upright bars of values from 0, the highest one as high as there is room. */
export function BarChart({ bars, label, describedBy }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const width = bars.length * PITCH;
  const ground = TOP + HEIGHT;
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${ground + 22}`}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {bars.map(({ key, value, name, figure }, index) => {
        const height = value === 0 ? 0 : Math.max(LEAST, (value / highest) * HEIGHT);
        const x = index * PITCH + (PITCH - BAR) / 2;
        const side = textSide(index, bars.length);
        return (
          <g key={key}>
            {height > 0 && (
              <rect
                className="chart-bar"
                x={x}
                y={ground - height}
                width={BAR}
                height={height}
                rx={4}
              />
            )}
            {figure !== null && (
              <text
                className={clsx('chart-figure', side.className)}
                x={x + side.at}
                y={ground - height - 7}
              >
                {figure}
              </text>
            )}
            {name !== null && (
              <text className={side.className} x={x + side.at} y={ground + 18}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      <path className="chart-ground" d={`M0 ${ground}H${width}`} />
    </svg>
  );
}

/** Texts are wider than bars: those at the edges grow inwards. */
function textSide(index: number, count: number): { className: string; at: number } {
  if (index < 2) return { className: '', at: 0 };
  if (index > count - 3) return { className: 'chart-end', at: BAR };
  return { className: 'chart-middle', at: BAR / 2 };
}
