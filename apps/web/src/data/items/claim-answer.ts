import type { ClaimResult, ClaimState } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { getStatus, subscribeStatus } from '../../offline/door.ts';
import { submitAsReader } from '../account/identity.ts';
import { type ClaimOutcome, noteClaim } from './claimable.ts';
import { showStats } from './show-stats.ts';

interface ClaimedAnswer {
  readonly questionId: number;
  /** The operation that was the answer. */
  readonly opId: string;
  /** What the question asks. */
  readonly label: string;
}

/**
 * Says that the reader's wrong answer was right; what is read of the reader is outdated where it counts
 * at once. What comes of it is noted, at once or when the server is reached.
 *
 * @throws ApiError when the server refuses it; else what fetch throws, when nothing was written down.
 */
export async function claimAnswer(
  queryClient: QueryClient,
  { questionId: target, opId: value, label }: ClaimedAnswer,
): Promise<ClaimOutcome> {
  const outcome = await submitAsReader(queryClient, { kind: 'claim', target, value, label });
  const note = (state?: ClaimState) => noteClaim(queryClient, value, state);
  if (outcome.state !== 'counted') {
    note('open');
    followClaim(value, outcome.arriving, note);
    return outcome;
  }
  const { state, stats } = outcome.result;
  note(state);
  if (state === 'accepted') showStats(queryClient, stats);
  return outcome;
}

/** Notes what comes of a claim that waits; one that was refused or discarded can be made again. */
function followClaim(
  opId: string,
  arriving: Promise<ClaimResult>,
  note: (state?: ClaimState) => void,
): void {
  let isStuck = false;
  const end = subscribeStatus(() => {
    const row = getStatus().pending.find(({ kind, value }) => kind === 'claim' && value === opId);
    // It is on its way, and its reply will come.
    if (row === undefined && !isStuck) return;
    isStuck = row?.state === 'aside' || row?.state === 'refused';
    note(row && row.state !== 'refused' ? 'open' : undefined);
  });
  void arriving.then(({ state }) => {
    end();
    note(state);
  });
}
