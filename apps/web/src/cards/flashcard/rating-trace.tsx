import { xpText } from '../verdict/xp-text.ts';
import type { GivenRating } from './use-trace.ts';

/** What stays on a card of its last rating. */
export function RatingTrace({ difficulty, xp, noXp }: GivenRating & { noXp: string | undefined }) {
  return (
    <>
      <span className={`rated-pill is-${difficulty}`}>Rated {difficulty.toUpperCase()}</span>
      {xp !== undefined && <span className="early-pill">{xpText(xp, noXp)}</span>}
    </>
  );
}
