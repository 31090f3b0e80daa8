import './header-row.css';
import { xpIntoLevel } from '@morsel/sdk/rules';
import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { XpBar } from '../../features/xp/xp-bar.tsx';
import { Link } from '../../navigation/link.tsx';
import { numberText } from '../../ui/text/number-text.ts';
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
          <span className="header-figures">
            {stats && (
              <>
                <span>
                  <LevelTicket level={stats.level} onClick={onLeave} />
                </span>
                <span className="header-xp">
                  <XpBar value={xpIntoLevel(stats.xp)} />
                </span>
                <StreakFigure streak={stats.streak} />
              </>
            )}
          </span>
          {children}
        </div>
      </div>
      {strip}
      <div className="awning" />
    </>
  );
}

/** The level, on the way to the reader's progress. */
function LevelTicket({ level, onClick }: { level: number; onClick?: (() => void) | undefined }) {
  return (
    <Link to="/progress" title="Your progress" className="level-ticket figures" onClick={onClick}>
      <span>LV {numberText(level)}</span>
      <span className="sr-only">, your progress</span>
    </Link>
  );
}

const cookie = bittenCookiePath({ x: 50, y: 52 }, 45);

/** The name of the house, with a bitten cookie for its o; leads home. */
function Wordmark({ onClick }: { onClick?: (() => void) | undefined }) {
  return (
    <Link to="/" className="wordmark" onClick={onClick}>
      <span className="sr-only">Morsel, home</span>
      <span aria-hidden="true">M</span>
      <svg viewBox="2 0 96 100" aria-hidden="true">
        <path
          d={cookie}
          fill="var(--awning-a)"
          stroke="currentColor"
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <circle cx="33" cy="46" r="7" fill="currentColor" />
        <circle cx="45" cy="72" r="7" fill="currentColor" />
      </svg>
      <span aria-hidden="true">rsel</span>
    </Link>
  );
}
