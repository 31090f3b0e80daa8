import { FreezeMark } from './freeze-mark.tsx';

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
