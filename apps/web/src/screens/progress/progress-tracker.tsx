import type { Shelf, UserStats } from '@morsel/sdk/contract';
import { accuracyPercent, xpIntoLevel, xpToNextLevel } from '@morsel/sdk/rules';
import type { Ref } from 'react';
import { Link } from 'react-router';

import { LeaderRows } from '../../ui/leader-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { XpBar } from '../../ui/xp-bar.tsx';
import { averageProgress } from './average-progress.ts';
import { figureText } from './figure-text.ts';

interface ProgressTrackerProps {
  readonly stats: UserStats;
  readonly shelf: Shelf;
  /** Takes the focus where what had it is gone. */
  readonly ref: Ref<HTMLElement>;
}

/** Level and XP, the way to the next level, and what the reader did. */
export function ProgressTracker({ stats, shelf, ref }: ProgressTrackerProps) {
  const { level, xp, streak, totalAnswered, correctAnswered } = stats;
  return (
    <Panel ref={ref} tabIndex={-1} className="tracker theme-0" aria-label="Progress tracker">
      <div className="tracker-head">
        <p className="tracker-level figures">
          Level <b>{figureText(level)}</b>
        </p>
        <p className="tracker-xp figures">
          <b>{figureText(xp)} XP</b>{' '}
          <span>
            {xpToNextLevel(xp)} XP to level {figureText(level + 1)}
          </span>
        </p>
      </div>
      <XpBar big value={xpIntoLevel(xp)} />
      <LeaderRows
        rows={[
          { name: 'Accuracy', value: `${accuracyPercent(correctAnswered, totalAnswered)}%` },
          { name: 'Current streak', value: figureText(streak) },
          {
            name: 'Books active',
            value: figureText(shelf.length),
            note: `avg ${averageProgress(shelf)}%`,
          },
          { name: 'Questions answered', value: figureText(totalAnswered) },
        ]}
      />
      {totalAnswered === 0 && (
        <p className="font-semibold">
          Nothing answered yet.{' '}
          <Link to="/" className="tracker-start">
            Take a first bite
          </Link>
        </p>
      )}
    </Panel>
  );
}
