import type { Shelf, ShelfEntry, UserStats } from '@morsel/sdk/contract';
import {
  accuracyPercent,
  CORRECT_XP,
  LEVEL_XP,
  RATING_XP,
  xpIntoLevel,
  xpToNextLevel,
} from '@morsel/sdk/rules';
import type { Ref } from 'react';

import { XpBar } from '../../features/xp/xp-bar.tsx';
import { Link } from '../../navigation/link.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { FigureCards } from '../../ui/figures/figure-cards.tsx';
import { FigureRows } from '../../ui/figures/figure-rows.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { numberText } from '../../ui/text/number-text.ts';

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
          Level <b>{numberText(level)}</b>
        </p>
        <p className="tracker-xp figures">
          <b>{numberText(xp)} XP</b>{' '}
          <span>
            {xpToNextLevel(xp)} XP to level {numberText(level + 1)}
          </span>
        </p>
      </div>
      <XpBar big value={xpIntoLevel(xp)} />
      <FigureRows
        rows={[
          { name: 'Accuracy', value: `${accuracyPercent(correctAnswered, totalAnswered)}%` },
          { name: 'Current streak', value: numberText(streak) },
          {
            name: 'Books active',
            value: numberText(shelf.length),
            note: `avg ${averageProgress(shelf)}%`,
          },
          { name: 'Questions answered', value: numberText(totalAnswered) },
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
      <Fold label="What XP and streak mean">
        <p>
          A right answer brings {CORRECT_XP} XP, a flashcard that you rate {RATING_XP}: once a day
          each, when it is new, due or was missed. {LEVEL_XP} XP make a level.
        </p>
        <p>
          Your streak is right answers in a row; a miss takes it back to 0, flashcards leave it
          alone. Days in a row are counted on their own.
        </p>
      </Fold>
    </Panel>
  );
}

/** The three counts behind the reader's figures. */
export function DetailedStatistics({ stats }: { stats: UserStats }) {
  const { totalAnswered, correctAnswered, streak } = stats;
  return (
    <section className="grid gap-3.5" aria-labelledby="detailed-statistics">
      <h2 id="detailed-statistics" className="h2">
        Detailed statistics
      </h2>
      <FigureCards
        figures={[
          { name: 'Total questions', value: numberText(totalAnswered), theme: 4 },
          { name: 'Correct answers', value: numberText(correctAnswered), theme: 5 },
          { name: 'Current streak', value: numberText(streak), theme: 1 },
        ]}
      />
    </section>
  );
}

/** Mean progress of the books on a shelf, as a whole percentage; 0 for an empty shelf. */
export function averageProgress(shelf: readonly Pick<ShelfEntry, 'progress'>[]): number {
  if (shelf.length === 0) return 0;
  return Math.round(shelf.reduce((sum, { progress }) => sum + progress, 0) / shelf.length);
}
