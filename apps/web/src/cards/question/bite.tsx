import './bite.css';
import { useEffect, useId, useState } from 'react';

import { afterPaint } from '../../ui/page/after-paint.ts';

const EDGE = 'M12 8A19 19 0 0 0 30 38A18 18 0 0 0 56 56A19 19 0 0 0 82 80';
const HOLE = `${EDGE}L98 80L98 -2L12 -2Z`;
const CRUMBS = Array.from({ length: 10 }, (_, index) => index);

/** The bite that a right answer takes out of the card's corner, with its crumbs: once the verdict is painted. */
export function Bite() {
  const hole = useId();
  const isPainted = useNextFrame();
  if (!isPainted) return null;
  return (
    <div className="bite" aria-hidden="true">
      <svg viewBox="0 0 96 86" className="bite-hole">
        <clipPath id={hole}>
          <path d={HOLE} />
        </clipPath>
        <path className="bite-page" d={HOLE} />
        <g clipPath={`url(#${hole})`}>
          <rect className="bite-shadow" y="12" width="90" height="80" />
          <path className="bite-page" d={HOLE} transform="translate(6 6)" />
        </g>
        <path className="bite-edge" d={EDGE} />
        <rect
          className="bite-bit"
          x="52"
          y="18"
          width="11"
          height="11"
          rx="3"
          transform="rotate(18 57 23)"
        />
        <circle className="bite-bit" cx="78" cy="34" r="6" />
        <rect
          className="bite-bit"
          x="70"
          y="5"
          width="8"
          height="8"
          rx="2"
          transform="rotate(40 74 9)"
        />
      </svg>
      {CRUMBS.map((crumb) => (
        <i key={crumb} className="crumb" />
      ))}
    </div>
  );
}

/** Whether what was drawn together with this has been painted. */
function useNextFrame(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  return isPainted;
}
