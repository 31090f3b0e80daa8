import type { Ref } from 'react';

import { CountBadge } from '../../ui/figures/count-badge.tsx';

type SectionTitleProps = {
  children: string;
  /** Undefined where nobody knows. */
  count: number | undefined;
  /** Of the words alone, for what they name. */
  id: string;
  ref?: Ref<HTMLHeadingElement>;
};

/** A heading with the number of things under it. */
export function SectionTitle({ children, count, id, ref }: SectionTitleProps) {
  return (
    <h2 ref={ref} tabIndex={-1} className="section-title h2">
      <span id={id}>{children}</span> {count !== undefined && <CountBadge count={count} />}
    </h2>
  );
}
