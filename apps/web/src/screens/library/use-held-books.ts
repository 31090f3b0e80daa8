import { useState } from 'react';

/** Which books keep their place in the list although they are on the shelf by now. */
export function useHeldBooks() {
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  return {
    isHeld: (bookId: number) => held.has(bookId),
    hold: (bookId: number) => setHeld((before) => new Set(before).add(bookId)),
    release: (bookId: number) =>
      setHeld((before) => new Set([...before].filter((other) => other !== bookId))),
  };
}
