import type { Difficulty } from '@morsel/sdk/contract';

/** How long the stamp of a rating covers the card, in milliseconds from the click. */
export const RATING_OVERLAY_MS = 1000;

/** The chosen difficulty, stamped over the card. */
export function RatingOverlay({ difficulty }: { readonly difficulty: Difficulty }) {
  return (
    <div className="rating-overlay" aria-hidden="true">
      <span className={`stamp is-${difficulty}`}>{difficulty.toUpperCase()}</span>
    </div>
  );
}
