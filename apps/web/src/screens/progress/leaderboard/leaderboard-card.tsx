import { useUserId } from '../../../data/account/identity.ts';
import { useLeaderboard } from '../../../data/progress/leaderboard.ts';
import { savedCopyTime } from '../../../data/saved-copy.ts';
import { SavedCopy } from '../../../ui/failure/saved-copy.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { OwnStanding } from './own-standing.tsx';
import { RankRow } from './rank-row.tsx';

const SHOWN = 5;

/** The readers with the most XP, and where the one who looks stands among all. */
export function LeaderboardCard() {
  return (
    <Panel className="leaderboard progress-wide" aria-labelledby="leaderboard">
      <h2 id="leaderboard" className="h2">
        Leaderboard
      </h2>
      <Ranks />
    </Panel>
  );
}

function Ranks() {
  const userId = useUserId();
  const leaders = useLeaderboard();
  const { data: entries, isError } = leaders;
  if (entries) {
    const shown = entries.slice(0, SHOWN);
    return (
      <>
        <SavedCopy savedAt={savedCopyTime(leaders)} />
        {shown.length === 0 ? (
          <p>Nobody has earned XP yet. One right answer leads.</p>
        ) : (
          <ol>
            {shown.map((entry, index) => (
              <RankRow key={entry.id} entry={entry} rank={index + 1} own={entry.id === userId} />
            ))}
          </ol>
        )}
        <OwnStanding isShown={shown.some(({ id }) => id === userId)} />
      </>
    );
  }
  return isError ? <p>The leaderboard did not arrive.</p> : <output>Loading leaderboard...</output>;
}
