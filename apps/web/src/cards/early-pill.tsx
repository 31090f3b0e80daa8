import { practiceOf } from '@morsel/sdk/rules';
import { useState } from 'react';

/** Says of an item that is not due yet, before it is practised, that this earns nothing. */
export function EarlyPill({ dueAt }: { readonly dueAt: number | undefined }) {
  const [now] = useState(Date.now);
  if (practiceOf(dueAt, now) !== 'early') return null;
  return <span className="early-pill">Ahead of time · no XP</span>;
}
