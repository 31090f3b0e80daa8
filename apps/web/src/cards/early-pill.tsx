import { practiceOf } from '@morsel/sdk/rules';
import { useState } from 'react';

/**
 * Says of an item that is not due yet, before it is practised, that this earns nothing. It is settled
 * when the card comes up: what is practised there is not due again at once, and has earned its XP.
 */
export function EarlyPill({ dueAt }: { readonly dueAt: number | undefined }) {
  const [isEarly] = useState(() => practiceOf(dueAt, Date.now()) === 'early');
  if (!isEarly) return null;
  return <span className="early-pill">Ahead of time · no XP</span>;
}
