import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A ticket pinned to a card's edge: what the reader has done with it already. */
export function CardMark({ children }: { readonly children: ReactNode }) {
  return (
    <p className="card-mark">
      <Check className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}
