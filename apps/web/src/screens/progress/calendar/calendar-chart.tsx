import '../../../ui/charts/charts.css';
import './calendar.css';
import { clsx } from 'clsx';

import { type CalendarCell, type CalendarWeek, colorStep } from './calendar-weeks.ts';

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

const STEPS = [0, 1, 2, 3, 4];

/** What the colours of the calendar mean, and the mark of a freeze. */
export function CalendarLegend() {
  return (
    <p className="calendar-legend">
      <span>
        <svg viewBox="0 0 18 18" className="calendar-key" aria-hidden="true">
          <rect className="calendar-step-0" x={1} y={1} width={16} height={16} rx={5} />
          <FreezeMark />
        </svg>{' '}
        Freeze used
      </span>
      <span>
        None{' '}
        {STEPS.map((step) => (
          <svg key={step} viewBox="0 0 18 18" className="calendar-key" aria-hidden="true">
            <rect className={`calendar-step-${step}`} x={1} y={1} width={16} height={16} rx={5} />
          </svg>
        ))}{' '}
        20+ a day
      </span>
    </p>
  );
}

/** The star of a day on which a freeze stood in, for a cell of 18. */
function FreezeMark() {
  return <path className="freeze-mark" d="M9 4V14M4.7 6.5L13.3 11.5M4.7 11.5L13.3 6.5" />;
}
