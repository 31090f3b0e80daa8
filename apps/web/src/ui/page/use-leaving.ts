import { useEffect, useState } from 'react';

/** So long (ms) a page that is being left may take; readers can stop it, which no page is told. */
const LONGEST_MS = 10_000;

/** Whether the page is on its way to another one, since `hasBegun`; not any more after a while. */
export function useLeaving(hasBegun: boolean): boolean {
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const timer = setTimeout(() => setGivenUp(true), LONGEST_MS);
    return () => {
      clearTimeout(timer);
      setGivenUp(false);
    };
  }, [hasBegun]);
  return hasBegun && !isGivenUp;
}
