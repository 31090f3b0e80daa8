import type { Makeable } from '@morsel/sdk/domain';

import { useEstimate } from '../../../data/generation/estimate.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import { type BatchChoice, wishOf } from './batch-choice.ts';
import { estimateText } from './estimate-text.ts';

/** A price is asked for once nobody changes the choice any more. */
const CHOOSING_PAUSE_MS = 300;

interface EstimateLineProps {
  readonly bookId: number;
  readonly what: Makeable;
  readonly choice: BatchChoice;
}

/** What a batch would take as it is chosen, never as it was chosen before; read out as that changes. */
export function EstimateLine({ bookId, what, choice }: EstimateLineProps) {
  const settled = useSettled(choice, CHOOSING_PAUSE_MS);
  const { data, error } = useEstimate(bookId, what, wishOf(settled, what));
  return <output className="estimate">{text()}</output>;

  function text(): string {
    if (settled !== choice) return RECKONING;
    if (error) return `No price: ${failureText(error)}`;
    return data ? estimateText(data) : RECKONING;
  }
}

const RECKONING = 'Working out the price...';
