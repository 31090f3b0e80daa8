import type { ReaderProgress } from '@morsel/sdk/contract';
import { useId } from 'react';

import { useProgress } from '../../data/progress/progress.ts';
import { PlateWithCrumbs } from '../../ui/art/plate.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { dayText } from './calendar/calendar-text.ts';
import { type CalendarWeek, calendarWeeks } from './calendar/calendar-weeks.ts';
import { ProgressPanel } from './progress-panel.tsx';

/** XP of each of the last weeks. */
export function XpPanel() {
  return (
    <ProgressPanel title="XP by week" query={useProgress()} what="Your weeks">
      {(progress) => <Weeks {...progress} />}
    </ProgressPanel>
  );
}

function Weeks({ from, today, days }: ReaderProgress) {
  const description = useId();
  const weeks = weekXp(calendarWeeks(from, today, days));
  const best = bestWeek(weeks);
  if (!best) return <NoXp>{weekXpText(weeks)}</NoXp>;
  const bars = weeks.map((week) => ({
    key: week.monday,
    value: week.xp,
    name: week.month,
    figure: week === best ? numberText(week.xp) : null,
  }));
  return (
    <>
      <p id={description}>{weekXpText(weeks)}</p>
      <BarChart
        bars={bars}
        label={`XP of each of the last ${weeks.length} weeks`}
        describedBy={description}
      />
      <FigureTable
        label="Week by week"
        columns={['Week from', 'XP']}
        rows={weeks.toReversed().map(({ monday, xp }) => [dayText(monday), numberText(xp)])}
      />
    </>
  );
}

/** In the place of the bars while there is none. */
function NoXp({ children }: { readonly children: string }) {
  return (
    <div className="progress-empty">
      <PlateWithCrumbs />
      <p>{children}</p>
    </div>
  );
}

/** XP of a week, which is named by its Monday. */
interface WeekXp {
  readonly monday: string;
  readonly month: string | null;
  readonly xp: number;
  /** Questions and flashcards that were practised, also those that earned nothing. */
  readonly reviews: number;
}

/** XP of each week of the calendar, in its order. */
export function weekXp(weeks: readonly CalendarWeek[]): WeekXp[] {
  return weeks.map(({ monday, month, cells }) => ({
    monday,
    month,
    xp: cells.reduce((sum, { xp }) => sum + xp, 0),
    reviews: cells.reduce((sum, { reviews }) => sum + reviews, 0),
  }));
}

/** The latest of the weeks with the most XP; undefined where none has any. */
function bestWeek(weeks: readonly WeekXp[]): WeekXp | undefined {
  const most = Math.max(0, ...weeks.map(({ xp }) => xp));
  return most === 0 ? undefined : weeks.findLast(({ xp }) => xp === most);
}

/** This week, the last one, beside the best. */
export function weekXpText(weeks: readonly WeekXp[]): string {
  const now = weeks.at(-1);
  const best = bestWeek(weeks);
  if (!now || !best) {
    return weeks.some(({ reviews }) => reviews > 0)
      ? 'No XP in these weeks: nothing of what you practised was right while new or due.'
      : 'A bar for each week will stand here. Your next right answer starts it.';
  }
  const thisWeek = `${numberText(now.xp)} XP this week`;
  return best === now
    ? `${thisWeek}, your best of the last ${weeks.length}.`
    : `${thisWeek}. Your best of the last ${weeks.length} began on ${dayText(best.monday)}: ${numberText(best.xp)} XP.`;
}
