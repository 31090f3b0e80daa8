import { useUserId } from '../../data/identity.ts';
import { useLeaderboard } from '../../data/leaderboard.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { RankRow } from './rank-row.tsx';

const SHOWN = 5;

/** The readers with the most XP; the one who looks finds the own row marked. */
export function LeaderboardCard() {
  return (
    <Panel className="leaderboard" aria-labelledby="leaderboard">
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
  const { data: entries, isError, isFetching, refetch } = leaders;
  if (entries?.length === 0) return <p>Nobody has earned XP yet. One right answer leads.</p>;
  if (entries) {
    return (
      <>
        <SavedCopy savedAt={savedCopyTime(leaders)} />
        <ol>
          {entries.slice(0, SHOWN).map((entry, index) => (
            <RankRow key={entry.id} entry={entry} rank={index + 1} own={entry.id === userId} />
          ))}
        </ol>
      </>
    );
  }
  if (!isError) return <output>Loading leaderboard...</output>;
  return (
    <>
      <p role="alert">The leaderboard did not arrive. Check your connection, then try again.</p>
      <Button small pending={isFetching} onClick={() => void refetch()}>
        TRY AGAIN
      </Button>
    </>
  );
}
