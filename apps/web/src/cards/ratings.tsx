import type { Difficulty } from '@morsel/sdk/contract';

import { Button } from '../ui/button.tsx';
import { lockedProps } from './locked.ts';

const RATINGS = [
  ['easy', 'EASY'],
  ['medium', 'MEDIUM'],
  ['hard', 'HARD'],
] as const;

interface RatingsProps {
  readonly onRate: (difficulty: Difficulty) => void;
  /** The rating that stands for good, where a card is rated only once. */
  readonly rated?: Difficulty | undefined;
}

/** How hard was it? Keys 1 to 3. */
export function Ratings({ onRate, rated }: RatingsProps) {
  return (
    <fieldset className="ratings" aria-label="How hard was it?">
      {RATINGS.map(([difficulty, text], index) => (
        <Button
          key={difficulty}
          className={`is-${difficulty}`}
          aria-keyshortcuts={String(index + 1)}
          aria-pressed={rated && rated === difficulty}
          onClick={rated ? undefined : () => onRate(difficulty)}
          {...lockedProps(rated !== undefined, rated === difficulty)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
