import type { RunOmission } from '@morsel/sdk/domain';

import { NO_USAGE, type Usage } from '../provider/token-usage.ts';
import type { RunRow } from './run-queries.ts';

/** How many drafts were refused, by the name of the check that refused them. */
export type Rejected = Readonly<Record<string, number>>;

/** How far a run is; `share` is from 0 to 1. */
export type Progress = {
  readonly stage: RunRow['stage'];
  readonly share: number;
  readonly drafted: number;
  readonly kept: number;
  readonly rejected: Rejected;
  /** Of the model that writes, and of the one that reviews where that is another. */
  readonly usage: Usage;
  readonly reviewUsage: Usage;
  readonly skipped: readonly RunOmission[];
};

export const NO_PROGRESS: Progress = {
  stage: 'reading',
  share: 0,
  drafted: 0,
  kept: 0,
  rejected: {},
  usage: NO_USAGE,
  reviewUsage: NO_USAGE,
  skipped: [],
};

/** What somebody works on: told how far it is, and given up once the signal is aborted. */
export type Work = {
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly report: (change: Partial<Progress>) => Promise<void>;
};

/** One more draft refused by each of these. */
export function rejectedWith(rejected: Rejected, reasons: readonly string[]): Rejected {
  const counts: Record<string, number> = { ...rejected };
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
