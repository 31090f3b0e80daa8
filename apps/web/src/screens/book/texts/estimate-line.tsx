import type { GenerationWish } from '@morsel/sdk';
import type { Makeable } from '@morsel/sdk/domain';

import { useEstimate } from '../../../data/generation/estimate.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { estimateText } from './estimate-text.ts';

interface EstimateLineProps {
  readonly bookId: number;
  readonly what: Makeable;
  readonly wish: GenerationWish;
}

/** What a batch would take as it is chosen; read out as that changes. */
export function EstimateLine({ bookId, what, wish }: EstimateLineProps) {
  const { data, error } = useEstimate(bookId, what, wish);
  return (
    <output className="estimate">
      {error && `No price: ${failureText(error)}`}
      {!error && (data ? estimateText(data) : 'Working out the price...')}
    </output>
  );
}
