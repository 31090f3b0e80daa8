import type { AchievementProgress } from '@morsel/sdk/contract';
import { clsx } from 'clsx';

import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { AchievementIcon } from './achievement-icon.tsx';
import { shareReached } from './achievement-order.ts';
import { figureText } from './figure-text.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** One achievement: what it was given for, or how far it is to it. */
export function AchievementItem({ achievement }: { readonly achievement: AchievementProgress }) {
  const { id, title, task, description, goal, reached, earnedAt } = achievement;
  return (
    <li className={clsx('achievement', earnedAt !== null && 'earned')}>
      <span className="achievement-disc" aria-hidden="true">
        <AchievementIcon id={id} />
      </span>
      <div>
        <h3 className="h3">{title}</h3>
        <p>{earnedAt === null ? task : description}</p>
        {earnedAt === null ? (
          <div className="achievement-way">
            <ShareBar share={shareReached(achievement)} />
            <small className="figures">
              {figureText(Math.min(reached, goal))} of {figureText(goal)}
            </small>
          </div>
        ) : (
          <small>Earned on {dates.format(earnedAt)}</small>
        )}
      </div>
    </li>
  );
}
