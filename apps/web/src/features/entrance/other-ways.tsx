import './other-ways.css';
import type { ReactNode } from 'react';

/** Ways in beside the one above, below one "or"; nothing shows where there are none. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  return (
    <div className="other-ways">
      <p aria-hidden="true" className="other-ways-or">
        or
      </p>
      {children}
    </div>
  );
}
