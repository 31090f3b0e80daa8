import type { Difficulty } from '@morsel/sdk/domain';
import { useEffect, useState } from 'react';

/** How long the stamp of a rating covers the card, in milliseconds from the click. */
const RATING_OVERLAY_MS = 1000;

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
    /** The overlay goes at once. */
    lift: () => setStamp(undefined),
  };
}
