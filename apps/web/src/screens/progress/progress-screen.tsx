import './progress.css';
import './progress-panels.css';
import { PROGRESS_META } from '@morsel/sdk/rules';
import { useDeferredValue } from 'react';

import { useIdentityFailure } from '../../data/account/identity.ts';
import { useAchievements } from '../../data/progress/achievements.ts';
import { useLeaderboard } from '../../data/progress/leaderboard.ts';
import { useMemories } from '../../data/progress/memory.ts';
import { useProgress } from '../../data/progress/progress.ts';
import { useStanding } from '../../data/progress/standing.ts';
import { useStats } from '../../data/progress/stats.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { useShelf } from '../../data/shelf/shelf.ts';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { useFocusWhenFewer } from '../../ui/page/use-focus-when-fewer.ts';
import { AchievementsPanel } from './achievements-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { KindsPanel } from './kinds-panel.tsx';
import { LeaderboardCard } from './leaderboard/leaderboard-card.tsx';
import { MemoryPanel } from './memory-panel.tsx';
import { ProgressComing } from './progress-coming.tsx';
import { ProgressHead } from './progress-head.tsx';
import { isMissing, MissingParts } from './progress-panel.tsx';
import { DetailedStatistics, ProgressTracker } from './progress-tracker.tsx';
import { TodayPanel } from './today-panel.tsx';
import { XpPanel } from './xp-panel.tsx';

/** How far the reader has come, account or guest, and how others fare. */
export function ProgressScreen() {
  usePageMeta(PROGRESS_META);
  return (
    <div className="progress-page">
      <ProgressHead />
      <ReaderProgress />
    </div>
  );
}

function ReaderProgress() {
  const lost = useIdentityFailure();
  const stats = useStats();
  const shelf = useShelf();
  // The panels read these too; here they are asked for at once, and what is the matter is said once.
  const learning = [useProgress(), useMemories(), useAchievements()];
  const parts = [...learning, useLeaderboard(), useStanding()];
  const missing = parts.filter(isMissing);
  const tracker = useFocusWhenFewer<HTMLElement>(missing.length);
  // What arrives at last is drawn in pieces, between which the page answers.
  const isDrawn = useDeferredValue(stats.data !== undefined && shelf.data !== undefined);
  if (isDrawn && stats.data && shelf.data) {
    return (
      <>
        <SavedCopy savedAt={savedCopyTime(stats, shelf, ...learning)} />
        <MissingParts missing={missing} />
        <div className="progress-panels">
          <ProgressTracker ref={tracker} stats={stats.data} shelf={shelf.data} />
          <TodayPanel />
          <DaysPanel />
          <LeaderboardCard />
          <MemoryPanel shelf={shelf.data} />
          <XpPanel />
          <KindsPanel />
          <AchievementsPanel />
        </div>
        <DetailedStatistics stats={stats.data} />
      </>
    );
  }
  // What came off the device has failed too, and is about to be drawn.
  const failed = [lost, stats, shelf].filter((query) => query?.isError && query.data === undefined);
  if (failed.length === 0) return <ProgressComing />;
  return (
    <LoadFailure
      title="Your progress did not arrive"
      error={failed[0]?.error}
      isKept
      pending={failed.some((query) => query?.isFetching)}
      onRetry={() => {
        for (const query of [...failed, ...parts.filter(({ isError }) => isError)]) {
          void query?.refetch();
        }
      }}
    />
  );
}
