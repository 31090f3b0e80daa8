import { useProgress } from '../../data/progress.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LeaderRows } from '../../ui/leader-rows.tsx';
import { dueText } from './due-words.ts';
import { figureText } from './figure-text.ts';
import { ProgressPanel } from './progress-panel.tsx';

/** What is due now and soon, and the way there. */
export function TodayPanel() {
  return (
    <ProgressPanel title="Today" query={useProgress()} what="What is due">
      {({ dues }) => (
        <>
          <p>{dueText(dues)}</p>
          <LeaderRows
            rows={[
              { name: 'Due now', value: figureText(dues.now) },
              { name: 'More until tomorrow night', value: figureText(dues.tomorrow) },
              { name: 'More within 7 days', value: figureText(dues.week) },
            ]}
          />
          <ButtonLink to="/" className="uppercase">
            {dues.now > 0 ? 'Practise now' : 'To the feed'}
          </ButtonLink>
        </>
      )}
    </ProgressPanel>
  );
}
