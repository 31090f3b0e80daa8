import type { LeaderboardEntry } from '@morsel/sdk/contract';
import { clsx } from 'clsx';
import { Award, Crown, Flame, type LucideIcon, Medal } from 'lucide-react';

import { numberText } from '../../../ui/text/number-text.ts';
import { shortNumberText } from '../../../ui/text/short-number-text.ts';

const medals: Record<number, { icon: LucideIcon; name: string; metal: string }> = {
  1: { icon: Crown, name: 'First', metal: 'gold' },
  2: { icon: Medal, name: 'Second', metal: 'silver' },
  3: { icon: Award, name: 'Third', metal: 'bronze' },
};

type RankRowProps = {
  entry: LeaderboardEntry;
  /** 1 for the reader with the most XP. */
  rank: number;
  /** Whether it is the row of whoever looks at it. */
  own: boolean;
};

export function RankRow({ entry: { id, level, xp, streak }, rank, own }: RankRowProps) {
  return (
    <li className={clsx('rank', own && 'own')}>
      <Place rank={rank} />
      <div className="rank-reader">
        <p className="figures">
          User #{id} {own && <small>(you)</small>}
        </p>
        <p className="figures">Level {numberText(level)}</p>
      </div>
      <p className="rank-xp figures">{numberText(xp)} XP</p>
      <p className="rank-streak figures" title="Streak">
        <Flame className="icon" />
        {numberText(streak)}
        <span className="sr-only"> in a row</span>
      </p>
    </li>
  );
}

/** Icons for the first three, "#4" and so on from there. */
function Place({ rank }: { rank: number }) {
  const medal = medals[rank];
  if (!medal) return <span className="rank-place figures">#{shortNumberText(rank)}</span>;
  const { icon: Icon, name, metal } = medal;
  return (
    <span className={clsx('rank-place', metal)}>
      <Icon className="icon" />
      <span className="sr-only">{name}</span>
    </span>
  );
}
