import type { ReaderProgress } from '@morsel/sdk/contract';
import { useId } from 'react';

import { useProgress } from '../../data/progress.ts';
import { PlateWithCrumbs } from '../../ui/art/plate.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { calendarWeeks } from '../../ui/charts/calendar-weeks.ts';
import { dayText } from '../../ui/charts/calendar-words.ts';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { figureText } from './figure-text.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { bestWeek, weekXp, weekXpText } from './week-xp.ts';

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
    figure: week === best ? figureText(week.xp) : null,
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
        rows={weeks.toReversed().map(({ monday, xp }) => [dayText(monday), figureText(xp)])}
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
