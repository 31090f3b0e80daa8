import { useEffect, useState } from 'react';

/** How long a flashcard takes to turn over, in milliseconds; the faces swap halfway. */
const FLIP_MS = 150;

/** The face that shows, whether the card is on the move, and the verb that turns it over. */
export function useFlip() {
  const [face, setFace] = useState<'front' | 'back'>('front');
  const [turning, setTurning] = useState(false);

  useEffect(() => {
    if (!turning) return;
    const swap = setTimeout(
      () => setFace((shown) => (shown === 'front' ? 'back' : 'front')),
      FLIP_MS / 2,
    );
    const land = setTimeout(() => setTurning(false), FLIP_MS);
    return () => {
      clearTimeout(swap);
      clearTimeout(land);
    };
  }, [turning]);

  return { face, turning, turn: () => setTurning(true) };
}
