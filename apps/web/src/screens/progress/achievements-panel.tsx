import type { AchievementProgress } from '@morsel/sdk/contract';

import { useAchievements } from '../../data/achievements.ts';
import { FirstFew } from '../../ui/first-few.tsx';
import { Fold } from '../../ui/fold.tsx';
import { AchievementItem } from './achievement-item.tsx';
import { shelvedAchievements } from './achievement-order.ts';
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
