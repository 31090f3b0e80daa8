import type { ReactNode } from 'react';

/** Stands where the answers would be when a question cannot be answered. */
export function Unusable({ children }: { readonly children: ReactNode }) {
  return <p className="unusable">{children}</p>;
}
