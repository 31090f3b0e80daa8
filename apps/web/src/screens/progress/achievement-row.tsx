import type { AchievementProgress } from '@morsel/sdk/contract';
import { clsx } from 'clsx';

import { ProgressBar } from '../../ui/progress-bar.tsx';
import { achievementIcon } from './achievement-icons.ts';
import { shareOf } from './achievement-order.ts';
import { figureText } from './figure-text.ts';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** An achievement with its picture: when it was earned, or how far it is. */
export function AchievementRow({ achievement }: { readonly achievement: AchievementProgress }) {
  const { id, title, task, description, goal, reached, earnedAt } = achievement;
  const Icon = achievementIcon(id);
  const isEarned = earnedAt !== null;
  return (
    <li className="achievement">
      <span className={clsx('medal', { 'is-earned': isEarned })}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="achievement-text">
        <p className="achievement-title">{title}</p>
        <p>{isEarned ? description : task}</p>
        {isEarned ? (
          <p className="achievement-when">
            Earned <time dateTime={new Date(earnedAt).toISOString()}>{day.format(earnedAt)}</time>
          </p>
        ) : (
          <div className="achievement-way">
            <ProgressBar value={shareOf(achievement)} label={`${title}: how far you are`} />
            <span className="figures">
              {figureText(reached)} of {figureText(goal)}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
