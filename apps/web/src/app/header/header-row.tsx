import { xpIntoLevel } from '@morsel/sdk/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { LevelTicket } from '../../ui/level-ticket.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { XpBar } from '../../ui/xp-bar.tsx';
import { type HeaderStats, StreakFigure } from './header-figures.tsx';

type HeaderRowProps = {
  stats: HeaderStats | undefined;
  /** Beside the wordmark. */
  nav?: ReactNode;
  /** At the end, after the figures. */
  children: ReactNode;
  /** Between the bar and the awning. */
  strip?: ReactNode;
  /** Whether the end needs so much room that a phone has none for the XP bar. */
  crowded?: boolean;
  onLeave?: () => void;
};

/** The awning's upper edge: wordmark, figures and what else the place needs. */
export function HeaderRow({
  stats,
  nav,
  children,
  strip,
  crowded = false,
  onLeave,
}: HeaderRowProps) {
  return (
    <>
      <div className="header-bar">
        <div className={clsx('header-row', crowded && 'crowded')}>
          <Wordmark onClick={onLeave} />
          {nav}
          <span className="grow" />
          {stats && (
            <>
              <LevelTicket level={stats.level} onClick={onLeave} />
              <span className="header-xp">
                <XpBar value={xpIntoLevel(stats.xp)} />
              </span>
              <StreakFigure streak={stats.streak} />
            </>
          )}
          {children}
        </div>
      </div>
      {strip}
      <div className="awning" />
    </>
  );
}
