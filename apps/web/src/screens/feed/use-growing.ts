import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many cards are up: those that are there when the screen comes up at once, later ones
 * one a frame, since several take longer than a frame may.
 */
export function useGrowing(total: number): number {
  const [grown, setGrown] = useState(total);
  // The first card waits for nothing.
  const up = Math.max(grown, 1);
  useEffect(() => {
    if (up >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setGrown(up + 1)));
    return () => cancelAnimationFrame(frame);
  }, [up, total]);
  return up;
}
