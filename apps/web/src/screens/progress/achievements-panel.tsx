import type { AchievementProgress } from '@morsel/sdk/contract';
import { clsx } from 'clsx';

import { useAchievements } from '../../data/progress/achievements.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { FirstFew } from '../../ui/controls/first-few.tsx';
import { Fold } from '../../ui/controls/fold.tsx';
import { dateText } from '../../ui/text/month-names.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { AchievementIcon } from './achievement-icon.tsx';
import { ProgressPanel } from './progress-panel.tsx';

/** How many of those earned last are always seen, and how many of those to come. */
const NEWEST = 3;
const NEXT = 6;

/** What the reader has earned, what is next, and the rest. */
export function AchievementsPanel() {
  return (
    <ProgressPanel
      title="Achievements"
      query={useAchievements()}
      what="Your achievements"
      className="progress-wide"
    >
      {(achievements) => <Shelf achievements={achievements} />}
    </ProgressPanel>
  );
}

function Shelf({ achievements }: { readonly achievements: readonly AchievementProgress[] }) {
  const { earned, toCome } = shelvedAchievements(achievements);
  const later = toCome.slice(NEXT);
  return (
    <>
      <p>{earnedText(earned.length, achievements.length)}</p>
      {earned.length > 0 && (
        <FirstFew items={earned} few={NEWEST}>
          {(shown) => <Items achievements={shown} />}
        </FirstFew>
      )}
      {earned.length > 0 && toCome.length > 0 && <h3 className="achievements-next">Next up</h3>}
      <Items achievements={toCome.slice(0, NEXT)} />
      {later.length > 0 && (
        <Fold label={`${later.length} more to earn`} className="achievements-later">
          <Items achievements={later} />
        </Fold>
      )}
    </>
  );
}

function Items({ achievements }: { readonly achievements: readonly AchievementProgress[] }) {
  return (
    <ul className="achievements">
      {achievements.map((achievement) => (
        <AchievementItem key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}

function earnedText(earned: number, all: number): string {
  if (earned === 0) return `None of the ${all} yet. One right answer earns the first.`;
  return earned === all
    ? `All ${all} earned. Nothing left on the plate.`
    : `${earned} of ${all} earned.`;
}

/** One achievement: what it was given for, or how far it is to it. */
function AchievementItem({ achievement }: { readonly achievement: AchievementProgress }) {
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
              {numberText(Math.min(reached, goal))} of {numberText(goal)}
            </small>
          </div>
        ) : (
          <small>Earned on {dateText(earnedAt)}</small>
        )}
      </div>
    </li>
  );
}

/** How much of the way to an achievement is done, 0 to 1. */
function shareReached({ goal, reached }: AchievementProgress): number {
  return Math.min(reached / goal, 1);
}

/** Those that were earned, the newest first, and those to come, the nearest first. */
export function shelvedAchievements(achievements: readonly AchievementProgress[]): {
  earned: AchievementProgress[];
  toCome: AchievementProgress[];
} {
  return {
    earned: achievements
      .filter(({ earnedAt }) => earnedAt !== null)
      .toSorted((a, b) => (b.earnedAt ?? 0) - (a.earnedAt ?? 0)),
    toCome: achievements
      .filter(({ earnedAt }) => earnedAt === null)
      .toSorted((a, b) => headway(b) - headway(a) || a.goal - b.goal),
  };
}

/** Every reader begins at level 1: the first step towards a goal is none yet. */
function headway({ goal, reached }: AchievementProgress): number {
  return Math.max(0, reached - 1) / goal;
}
