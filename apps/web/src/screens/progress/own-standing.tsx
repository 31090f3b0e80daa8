import type { Standing } from '@morsel/sdk/contract';

import { useUserId } from '../../data/identity.ts';
import { useChangingStanding, useStanding } from '../../data/standing.ts';
import { useStats } from '../../data/stats.ts';
import { failureReason } from '../../ui/failure-reason.ts';
import { Switch } from '../../ui/switch.tsx';
import { standingWords } from './place-words.ts';
import { RankRow } from './rank-row.tsx';

/** The reader's own place, and whether others see it; `isShown`: it is among the rows above. */
export function OwnStanding({ isShown }: { readonly isShown: boolean }) {
  const { data: standing, isError } = useStanding();
  const { mutate, variables, isPending, error } = useChangingStanding();
  if (standing) {
    const isListed = isPending ? variables : standing.isListed;
    return (
      <div className="own-standing">
        <output>
          {isPending && isListed
            ? 'Finding your place...'
            : standingWords({ ...standing, isListed })}
        </output>
        {isListed && !isShown && <OwnRow standing={standing} />}
        <Switch
          label="Show me on the leaderboard"
          isOn={isListed}
          error={error ? `That was not kept. ${failureReason(error)}` : undefined}
          onChange={mutate}
        />
      </div>
    );
  }
  return isError ? <p className="own-standing">Your own place did not arrive.</p> : null;
}

function OwnRow({ standing: { rank } }: { readonly standing: Standing }) {
  const id = useUserId();
  const { data: stats } = useStats();
  if (rank === null || id === undefined || !stats) return null;
  const { level, xp, streak } = stats;
  return (
    <ol start={rank}>
      <RankRow entry={{ id, level, xp, streak }} rank={rank} own />
    </ol>
  );
}
