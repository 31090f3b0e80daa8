import './progress.css';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';

import { useIdentityFailure } from '../../data/identity.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { useShelf } from '../../data/shelf.ts';
import { useStats } from '../../data/stats.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { DetailedStatistics } from './detailed-statistics.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { ProgressTracker } from './progress-tracker.tsx';

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
        <Link to="/settings" className="progress-settings uppercase">
          <Settings className="icon" aria-hidden="true" />
          Settings
        </Link>
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
  const failed = [lost, stats, shelf].filter((query) => query?.isError);
  if (stats.data && shelf.data) {
    return (
      <>
        <SavedCopy savedAt={savedCopyTime(stats, shelf)} />
        <div className="progress-panels">
          <ProgressTracker stats={stats.data} shelf={shelf.data} />
          <LeaderboardCard />
        </div>
        <DetailedStatistics stats={stats.data} />
      </>
    );
  }
  if (failed.length === 0) return <LoadingCard label="Loading progress..." />;
  return (
    <LoadFailure
      title="Your progress did not arrive"
      error={failed[0]?.error}
      pending={failed.some((query) => query?.isFetching)}
      onRetry={() => {
        for (const query of failed) void query?.refetch();
      }}
    />
  );
}
