import type { ReaderProgress } from '@morsel/sdk/contract';
import { MOST_FREEZES } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import { Snowflake } from 'lucide-react';
import { useId } from 'react';

import { useProgress } from '../../data/progress/progress.ts';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { CalendarChart, CalendarLegend } from './calendar/calendar-chart.tsx';
import { dayText } from './calendar/calendar-text.ts';
import { calendarWeeks } from './calendar/calendar-weeks.ts';
import {
  activityText,
  dayDoneText,
  dayStreakText,
  freezesKept,
  freezeText,
} from './day-streak-text.ts';
import { ProgressPanel } from './progress-panel.tsx';

/** Days in a row with the freezes that keep them, and the calendar of the last weeks. */
export function DaysPanel() {
  return (
    <ProgressPanel
      title="Days in a row"
      query={useProgress()}
      what="Your days"
      className="progress-wide"
    >
      {(progress) => <Days {...progress} />}
    </ProgressPanel>
  );
}

function Days({ from, today, days, dayStreak }: ReaderProgress) {
  const description = useId();
  const weeks = calendarWeeks(from, today, days);
  const done = weeks
    .flatMap(({ cells }) => cells)
    .filter(({ reviews, isFrozen }) => reviews > 0 || isFrozen);
  return (
    <>
      <div className="days">
        <div>
          <p className="day-streak">{dayStreakText(dayStreak.days)}</p>
          <p className="freezes">
            <Freezes kept={dayStreak.freezes} />
            {freezesKept(dayStreak.freezes)}
          </p>
          <p>{freezeText(dayStreak)}</p>
          <p id={description} className="progress-summary">
            {activityText(weeks)}
          </p>
        </div>
        <div>
          <CalendarChart
            weeks={weeks}
            today={today}
            label={`Calendar of the last ${weeks.length} weeks`}
            describedBy={description}
          />
          <CalendarLegend />
        </div>
      </div>
      {done.length > 0 && (
        <FigureTable
          label="Day by day"
          columns={['Day', 'Done', 'XP']}
          rows={done
            .toReversed()
            .map((cell) => [dayText(cell.day), dayDoneText(cell), numberText(cell.xp)])}
        />
      )}
    </>
  );
}

/** The places for freezes, full and empty. */
function Freezes({ kept }: { readonly kept: number }) {
  return (
    <span className="freeze-places" aria-hidden="true">
      {Array.from({ length: MOST_FREEZES }, (_, place) => (
        <span key={place} className={clsx('freeze-place', place < kept && 'kept')}>
          {place < kept && <Snowflake className="icon" />}
        </span>
      ))}
    </span>
  );
}
