import type { RatingResult } from '@morsel/sdk/contract';
import type { Difficulty } from '@morsel/sdk/domain';
import { useRef, useState } from 'react';

import { type OperationOutcome, resultOf } from '../../operation-outcome.ts';

/** A rating, and what it has earned as far as that is known. */
export interface GivenRating {
  readonly difficulty: Difficulty;
  readonly xp: number | undefined;
}

/** The last rating that counts; one that does not leaves what was there before it. */
export function useTrace(given: GivenRating | undefined) {
  const [trace, setTrace] = useState(given);
  /** What becomes of a rating is not shown once there is another, or it is taken back. */
  const turn = useRef(0);
  const beginTurn = () => {
    turn.current += 1;
    const own = turn.current;
    return (next: GivenRating | undefined) => own === turn.current && setTrace(next);
  };

  async function follow(difficulty: Difficulty, sent: Promise<OperationOutcome<RatingResult>>) {
    const show = beginTurn();
    show({ difficulty, xp: undefined });
    try {
      const outcome = await sent;
      show({ difficulty, xp: resultOf(outcome)?.xp });
      if (outcome.state !== 'counted') show({ difficulty, xp: (await outcome.arriving).xp });
    } catch {
      show(trace);
    }
  }

  async function erase(undoing: Promise<void>) {
    const show = beginTurn();
    show(undefined);
    try {
      await undoing;
    } catch {
      show(trace);
    }
  }

  return {
    trace,
    leaveTrace: (...rating: Parameters<typeof follow>) => void follow(...rating),
    /** The rating is being taken back; whoever does that reports a failure. */
    eraseTrace: (undoing: Promise<void>) => void erase(undoing),
  };
}
