import type { Dues } from '@morsel/sdk/contract';

import { useProgress } from '../../data/progress/progress.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { FigureRows } from '../../ui/figures/figure-rows.tsx';
import { counted, noun, numberText } from '../../ui/text/number-text.ts';
import { ProgressPanel } from './progress-panel.tsx';

/** What is due now and soon, and the way there. */
export function TodayPanel() {
  return (
    <ProgressPanel title="Today" query={useProgress()} what="What is due">
      {({ dues }) => (
        <>
          <p>{dueText(dues)}</p>
          <FigureRows
            rows={[
              { name: 'Due now', value: numberText(dues.now) },
              { name: 'More until tomorrow night', value: numberText(dues.tomorrow) },
              { name: 'More within 7 days', value: numberText(dues.week) },
            ]}
          />
          <ButtonLink to={dues.now > 0 ? '/feed?due' : '/'} className="uppercase">
            {dues.now > 0 ? 'Practise now' : 'To the feed'}
          </ButtonLink>
        </>
      )}
    </ProgressPanel>
  );
}

/** What waits for the reader, and how to get through it. */
export function dueText({ now, tomorrow, week, catchUp }: Dues): string {
  if (now === 0) {
    return tomorrow + week === 0
      ? 'Nothing waits yet. What you answer comes back just before you would forget it.'
      : 'Nothing is due right now. Good time for something new.';
  }
  const waiting = `${numberText(now)} ${noun(now, 'is', 'are')} waiting`;
  if (!catchUp) return `${waiting} for another bite.`;
  const { perDay, days } = catchUp;
  return `${waiting}. ${numberText(perDay)} a day clears them in ${counted(days, 'day')}.`;
}
