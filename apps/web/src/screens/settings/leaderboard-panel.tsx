import { useChangeStanding, useStanding } from '../../data/progress/standing.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

/** Whether others see the reader on the leaderboard. */
export function LeaderboardPanel() {
  return (
    <Panel className="settings-panel" aria-labelledby="on-leaderboard">
      <h2 id="on-leaderboard" className="h2">
        Leaderboard
      </h2>
      <p>
        The five readers with the most XP show on everybody's Progress page: a number, level, XP and
        streak, never a name.
      </p>
      <ShownWhenThere />
    </Panel>
  );
}

function ShownWhenThere() {
  const { data: standing, isError, error: readError, isFetching, refetch } = useStanding();
  const { mutate, variables, isPending, error } = useChangeStanding();
  if (standing) {
    return (
      <Switch
        label="Show me on the leaderboard"
        isOn={isPending ? variables : standing.isListed}
        error={error ? failureText(error, 'settings') : undefined}
        onChange={mutate}
      />
    );
  }
  if (!isError) return <p>Loading your choice...</p>;
  return (
    <PartFailure
      what="Your choice"
      error={readError}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
