import type { ReportState } from '@morsel/sdk/contract';

/** What became of a report, in a word for its mark and in a sentence. */
export interface ReportOutcome {
  readonly mark: string;
  readonly sentence: string;
}

const OUTCOMES: Readonly<Record<ReportState, ReportOutcome>> = {
  open: { mark: 'Waiting', sentence: 'An admin will look at it. Until then you do not get it.' },
  kept: { mark: 'Kept', sentence: 'An admin found it right as it is. It may come up again.' },
  mended: { mark: 'Mended', sentence: 'An admin mended it. It may come up again.' },
  replaced: { mark: 'Replaced', sentence: 'Another one took its place.' },
  hidden: { mark: 'Hidden', sentence: 'It was taken away from every reader.' },
  removed: { mark: 'Removed', sentence: 'It was deleted. Nobody gets it any more.' },
};

export function reportOutcome(state: ReportState): ReportOutcome {
  return OUTCOMES[state];
}
