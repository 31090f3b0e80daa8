import { LEVEL_XP, xpIntoLevel, xpToNextLevel } from '@morsel/sdk/rules';
import { Flame, ListChecks, Star, Zap } from 'lucide-react';

import { XpBar } from '../../features/xp/xp-bar.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import type { HeaderStats } from './header-figures.tsx';

/** The four figures of a reader and the way to the next level. */
export function MenuStats({ stats }: { stats: HeaderStats }) {
  const figures = [
    { name: 'Level', value: stats.level, icon: Star, theme: 'theme-0' },
    { name: 'XP', value: stats.xp, icon: Zap, theme: 'theme-4' },
    { name: 'Streak', value: stats.streak, icon: Flame, theme: 'theme-1' },
    { name: 'Questions', value: stats.totalAnswered, icon: ListChecks, theme: 'theme-5' },
  ];
  return (
    <>
      <dl className="menu-figures">
        {figures.map(({ name, value, icon: Icon, theme }) => (
          <div key={name} className={theme}>
            <dt>
              <Icon className="icon" />
              {name}
            </dt>
            <dd className="figures">{numberText(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <div className="figures flex justify-between font-bold">
          <span>
            {xpIntoLevel(stats.xp)} of {LEVEL_XP} XP
          </span>
          <span>
            {xpToNextLevel(stats.xp)} XP to level {numberText(stats.level + 1)}
          </span>
        </div>
        <XpBar big value={xpIntoLevel(stats.xp)} />
      </div>
    </>
  );
}
