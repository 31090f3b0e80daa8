import type { Standing } from '@morsel/sdk/contract';
import { MOST_RANKED } from '@morsel/sdk/domain';

import { useUserId } from '../../../data/account/identity.ts';
import { useChangeStanding, useStanding } from '../../../data/progress/standing.ts';
import { useStats } from '../../../data/progress/stats.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { numberText } from '../../../ui/text/number-text.ts';
import { ordinal } from '../../../ui/text/ordinal.ts';
import { RankRow } from './rank-row.tsx';

/** The reader's own place, and whether others see it; `isShown`: it is among the rows above. */
export function OwnStanding({ isShown }: { readonly isShown: boolean }) {
  const { data: standing, isError } = useStanding();
  const { mutate, variables, isPending, error } = useChangeStanding();
  if (standing) {
    const isListed = isPending ? variables : standing.isListed;
    return (
      <div className="own-standing">
        <output>
          {isPending && isListed
            ? 'Finding your place...'
            : standingText({ ...standing, isListed })}
        </output>
        {isListed && !isShown && <OwnRow standing={standing} />}
        <Switch
          label="Show me on the leaderboard"
          isOn={isListed}
          error={error ? `That was not kept. ${failureText(error)}` : undefined}
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
  if (rank === null || rank > MOST_RANKED || id === undefined || !stats) return null;
  const { level, xp, streak } = stats;
  return (
    <ol start={rank}>
      <RankRow entry={{ id, level, xp, streak }} rank={rank} own />
    </ol>
  );
}

/** Where the reader stands, or why nowhere; nothing when nobody stands anywhere. */
export function standingText({ rank, readers, isListed }: Standing): string {
  if (!isListed) return 'You are not on it. XP, level and streak count all the same.';
  if (readers === 0) return '';
  if (rank === null) return 'Your first right answer puts you on it.';
  const all = readers > MOST_RANKED ? `more than ${numberText(MOST_RANKED)}` : numberText(readers);
  if (rank > MOST_RANKED) return `You come after the first ${numberText(MOST_RANKED)}.`;
  return `You are ${ordinal(rank)} of ${all}.`;
}
