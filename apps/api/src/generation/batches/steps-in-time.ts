/** What a piece of work goes through besides drafting, checks and solver. */
export type Steps = { readonly isReviewed: boolean; readonly isRepaired: boolean };

type Pace = {
  /** How long drafting took, ms. */
  readonly tookMs: number;
  /** Until nothing can be solved any more, ms. */
  readonly leftMs: number;
  /** How often as much has to be done again for the pieces that wait. */
  readonly rounds: number;
};

/** Each other step writes less than drafting does. */
const SHARE_OF_STEP = 0.7;
const WAYS = [
  { isReviewed: true, isRepaired: true, steps: 3 },
  { isReviewed: true, isRepaired: false, steps: 2 },
] as const;

/**
 * The steps for which there is time, if all that waits is to be done as well: a slow model gives
 * more items rather than better ones.
 */
export function stepsInTime({ tookMs, leftMs, rounds }: Pace): Steps {
  const way = WAYS.find(({ steps }) => {
    const after = steps * SHARE_OF_STEP * tookMs;
    return after + rounds * (tookMs + after) <= leftMs;
  });
  const { isReviewed, isRepaired } = way ?? { isReviewed: false, isRepaired: false };
  return { isReviewed, isRepaired };
}
