import './progress.css';
import './progress-panels.css';
import { Settings } from 'lucide-react';

import { useAchievements } from '../../data/achievements.ts';
import { useIdentityFailure } from '../../data/identity.ts';
import { useLeaderboard } from '../../data/leaderboard.ts';
import { useMemories } from '../../data/memory.ts';
import { useProgress } from '../../data/progress.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { useShelf } from '../../data/shelf.ts';
import { useStanding } from '../../data/standing.ts';
import { useStats } from '../../data/stats.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { useFocusWhenFewer } from '../../ui/use-focus-when-fewer.ts';
import { WayLink } from '../../ui/way-link.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { DetailedStatistics } from './detailed-statistics.tsx';
import { KindsPanel } from './kinds-panel.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { MemoryPanel } from './memory-panel.tsx';
import { isMissing, MissingParts } from './missing-parts.tsx';
import { ProgressTracker } from './progress-tracker.tsx';
import { TodayPanel } from './today-panel.tsx';
import { XpPanel } from './xp-panel.tsx';

const META = {
  title: 'Progress & Stats | Morsel',
  description: 'Your level, accuracy and streak, and the readers with the most XP.',
  path: '/progress',
};

/** How far the reader has come, account or guest, and how others fare. */
export function ProgressScreen() {
  usePageMeta(META);
  return (
    <div className="progress-page">
      <nav className="progress-ways" aria-label="From here">
        <BackLink to="/" className="uppercase">
          Back to feed
        </BackLink>
        <WayLink icon={Settings} to="/settings" className="uppercase">
          Settings
        </WayLink>
      </nav>
      <h1 className="h1">Progress &amp; Stats</h1>
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
  if (stats.data && shelf.data) {
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
  const failed = [lost, stats, shelf].filter((query) => query?.isError);
  if (failed.length === 0) return <LoadingCard label="Loading progress..." />;
  return (
    <LoadFailure
      title="Your progress did not arrive"
      error={failed[0]?.error}
      pending={failed.some((query) => query?.isFetching)}
      onRetry={() => {
        for (const query of [...failed, ...parts.filter(({ isError }) => isError)]) {
          void query?.refetch();
        }
      }}
    />
  );
}
