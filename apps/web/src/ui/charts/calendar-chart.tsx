import './charts.css';
import { clsx } from 'clsx';

import { type CalendarCell, type CalendarWeek, colorStep } from './calendar-weeks.ts';
import { FreezeMark } from './freeze-mark.tsx';

const CELL = 18;
const PITCH = 22;
const LEFT = 36;
const TOP = 20;
const WEEKDAYS = ['Mon', '', 'Wed', '', 'Fri', '', ''];

interface CalendarChartProps {
  readonly weeks: readonly CalendarWeek[];
  readonly today: string;
  readonly label: string;
  /** Id of the sentence that sums it up. */
  readonly describedBy: string;
}

/** Weeks as columns of days, the more was done on a day the stronger its colour. */
export function CalendarChart({ weeks, today, label, describedBy }: CalendarChartProps) {
  const width = LEFT + weeks.length * PITCH;
  return (
    <svg
      className="chart calendar-chart"
      viewBox={`0 0 ${width} ${TOP + WEEKDAYS.length * PITCH}`}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {WEEKDAYS.map((name, weekday) => (
        <text key={weekday} x={0} y={TOP + weekday * PITCH + 14}>
          {name}
        </text>
      ))}
      {weeks.map(({ monday, month, cells }, week) => (
        <g key={monday} transform={`translate(${LEFT + week * PITCH} 0)`}>
          {month !== null && (
            <text
              x={week === weeks.length - 1 ? CELL : 0}
              y={12}
              className={clsx(week === weeks.length - 1 && 'chart-end')}
            >
              {month}
            </text>
          )}
          {cells.map((cell) => (
            <Day key={cell.day} cell={cell} isToday={cell.day === today} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Day({ cell, isToday }: { readonly cell: CalendarCell; readonly isToday: boolean }) {
  const { weekday, reviews, isFrozen } = cell;
  return (
    <g transform={`translate(1 ${TOP + weekday * PITCH})`}>
      <rect
        className={clsx(`calendar-step-${colorStep(reviews)}`, isToday && 'calendar-today')}
        width={CELL}
        height={CELL}
        rx={5}
      />
      {isFrozen && <FreezeMark />}
    </g>
  );
}
