import { useEffect, useState } from 'react';

/** How long an answer is waited for before it is said that there is none. */
export const PATIENCE_MS = 10_000;

/** Whether what is `pending` has been so for longer than anybody should be held by it. */
export function useOverdue(pending: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [pending]);
  return isOverdue;
}
