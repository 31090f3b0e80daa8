import { useChangingStanding, useStanding } from '../../data/standing.ts';
import { Panel } from '../../ui/panel.tsx';
import { PartFailure } from '../../ui/part-failure.tsx';
import { Switch } from '../../ui/switch.tsx';
import { failureText } from './failure.ts';

/** Whether others see the reader on the leaderboard. */
export function LeaderboardPanel() {
  return (
    <Panel className="settings-panel" aria-labelledby="on-leaderboard">
      <h2 id="on-leaderboard" className="h2">
        Leaderboard
      </h2>
      <p>
        The five readers with the most XP show on everybody’s Progress page: a number, level, XP and
        streak, never a name.
      </p>
      <ShownWhenThere />
    </Panel>
  );
}

function ShownWhenThere() {
  const { data: standing, isError, isFetching, refetch } = useStanding();
  const { mutate, variables, isPending, error } = useChangingStanding();
  if (standing) {
    return (
      <Switch
        label="Show me on the leaderboard"
        isOn={isPending ? variables : standing.isListed}
        error={error ? failureText(error) : undefined}
        onChange={mutate}
      />
    );
  }
  if (!isError) return <p>Loading your choice...</p>;
  return <PartFailure what="Your choice" pending={isFetching} onRetry={() => void refetch()} />;
}
