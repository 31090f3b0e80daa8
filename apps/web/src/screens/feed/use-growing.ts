import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many cards are up: those that are there when the screen comes up at once, later ones
 * one in two frames, since several take longer than a frame may. A frame draws the card that came up in
 * the one before it.
 */
export function useGrowing(total: number): number {
  const [grown, setGrown] = useState(total);
  // The first card waits for nothing.
  const up = Math.max(grown, 1);
  useEffect(() => {
    if (up >= total) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setGrown(up + 1)));
    });
    return () => cancelAnimationFrame(frame);
  }, [up, total]);
  return up;
}
