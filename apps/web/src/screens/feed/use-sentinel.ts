import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the sentinel already counts as seen. */
const AHEAD = '0px 0px 900px 0px';

/** Calls `onSeen` when the sentinel comes near the screen, at once when it is there already. */
export function useSentinel(onSeen: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) seen();
      },
      { root: document, rootMargin: AHEAD },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return sentinel;
}
