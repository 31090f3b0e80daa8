import type { Difficulty } from '@morsel/sdk/contract';
import { useEffect, useState } from 'react';

import { RATING_OVERLAY_MS } from './rating-overlay.tsx';

/** The rating that the overlay shows now; a further one takes its place and its full time. */
export function useStamp() {
  const [stamp, setStamp] = useState<{ readonly difficulty: Difficulty }>();

  useEffect(() => {
    if (!stamp) return;
    const timer = setTimeout(() => setStamp(undefined), RATING_OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [stamp]);

  return {
    stamped: stamp?.difficulty,
    stamp: (difficulty: Difficulty) => setStamp({ difficulty }),
  };
}
