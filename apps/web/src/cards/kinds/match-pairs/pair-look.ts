import type { Matches } from '@morsel/sdk/rules';

import { leftOf, rightOf } from './matching.ts';

export type PairTone = 'rest' | 'picked' | 'matched' | 'solved' | 'told' | 'missed' | 'over';

/** How an item of a match_pairs question looks and what it says beside its text. */
export interface PairLook {
  readonly tone: PairTone;
  /** Number of the pair that the item is in, from 1: the row of its left item. */
  readonly pair?: number;
  readonly spoken: string;
  /** What the reader had joined in the place of this right item. */
  readonly joined?: string | undefined;
}

interface Pairing {
  readonly left: readonly string[];
  readonly matches: Matches;
  readonly picked?: string | undefined;
  /** The right pairs, told with the verdict. */
  readonly solution?: Matches | undefined;
}

/** Look of an item of either side. */
export function pairLook(pairing: Pairing, side: 'left' | 'right', item: string): PairLook {
  const { left, matches, picked, solution } = pairing;
  const partnerIn = side === 'left' ? rightOf : leftOf;
  const partner = partnerIn(matches, item);
  const belongs = solution && partnerIn(solution, item);
  if (belongs !== undefined) {
    if (partner === belongs) return { tone: 'solved', spoken: `(matched with ${belongs}, right)` };
    const hasTried = Object.keys(matches).length > 0;
    const tone = hasTried ? 'missed' : 'told';
    if (side === 'right') {
      const joined = rightOf(matches, belongs);
      return { tone, spoken: `(belongs to ${belongs})`, joined };
    }
    const yours = partner === undefined ? '' : `; you joined ${partner}`;
    return { tone, spoken: `(belongs to ${belongs}${yours})` };
  }
  if (solution) {
    const tried = partner === undefined ? '' : `; you joined ${partner}`;
    return { tone: 'over', spoken: `(belongs to none${tried})` };
  }
  if (side === 'left' && picked === item) return { tone: 'picked', spoken: '(picked)' };
  if (partner === undefined) return { tone: 'rest', spoken: '' };
  const row = left.indexOf(side === 'left' ? item : partner);
  return { tone: 'matched', pair: row + 1, spoken: `(matched with ${partner})` };
}
