import type { Proposal } from '@morsel/sdk/contract';
import { useState } from 'react';

/**
 * Those that were there when the list was first shown, as far as they still wait: what comes meanwhile
 * would be decided about unseen. The next ones, where none of them is left.
 */
export function useShown(proposals: readonly Proposal[]): readonly Proposal[] {
  const [ids, setIds] = useState(() => idsOf(proposals));
  const shown = proposals.filter(({ id }) => ids.has(id));
  if (shown.length === 0 && proposals.length > 0) {
    setIds(idsOf(proposals));
    return proposals;
  }
  return shown;
}

const idsOf = (proposals: readonly Proposal[]): ReadonlySet<number> =>
  new Set(proposals.map(({ id }) => id));
