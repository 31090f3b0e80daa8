import { memo } from 'react';

import { itemKind } from './kinds.ts';

/** Says what is to be done with a card; nothing for a kind that nobody knows. */
export const KindPill = memo(function KindPill({ kind }: { readonly kind: string }) {
  const known = itemKind(kind);
  if (!known) return null;
  const { icon: Icon, pill } = known;
  return (
    <span className="kind-pill">
      <Icon className="icon" aria-hidden="true" />
      {pill}
    </span>
  );
});
