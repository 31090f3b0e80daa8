import { DIFFICULTIES, type Difficulty } from '@morsel/sdk/domain';

import { Button } from '../../ui/controls/button.tsx';
import { lockedProps } from '../card/locked.ts';

const TEXTS: Readonly<Record<Difficulty, string>> = {
  easy: 'EASY',
  medium: 'MEDIUM',
  hard: 'HARD',
};

interface RatingsProps {
  readonly onRate: (difficulty: Difficulty) => void;
  /** The rating that stands for good, where a card is rated only once. */
  readonly rated?: Difficulty | undefined;
  /** The last rating. */
  readonly last?: Difficulty | undefined;
}

/** From what was forgotten to what was easy, as other flashcards have it; what turns a card rates it too. */
const KEYS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['3'],
  medium: ['2', 'Space', 'Enter'],
  hard: ['1'],
};

/** How hard was it? */
export function Ratings({ onRate, rated, last = rated }: RatingsProps) {
  return (
    <fieldset className="ratings" aria-label="How hard was it?">
      {DIFFICULTIES.map((difficulty) => (
        <Button
          key={difficulty}
          className={`is-${difficulty}`}
          aria-keyshortcuts={KEYS[difficulty].join(' ')}
          aria-pressed={last && last === difficulty}
          onClick={rated ? undefined : () => onRate(difficulty)}
          {...lockedProps(rated !== undefined, rated === difficulty)}
        >
          {TEXTS[difficulty]}
          <span className="rating-key" aria-hidden="true">
            {KEYS[difficulty][0]}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

/** The chosen difficulty, stamped over the card. */
export function RatingOverlay({ difficulty }: { readonly difficulty: Difficulty }) {
  return (
    <div className="rating-overlay" aria-hidden="true">
      <span className={`stamp is-${difficulty}`}>{difficulty.toUpperCase()}</span>
    </div>
  );
}
