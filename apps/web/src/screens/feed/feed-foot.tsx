import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import type { useFeed } from '../../data/feed/feed.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { FeedFailure } from './feed-failure.tsx';

interface FeedFootProps {
  readonly feed: ReturnType<typeof useFeed>;
  /** More cards have arrived and are about to come up. */
  readonly isGrowing: boolean;
  readonly end: ReactNode;
}

/** Under the last card: the sentinel and what it loads, a failure of that, or the end. */
export function FeedFoot({ feed, isGrowing, end }: FeedFootProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = feed;
  if (isFetchNextPageError) {
    return (
      <FeedFailure
        title="More questions did not arrive"
        error={error}
        pending={isFetchingNextPage}
        onRetry={() => void fetchNextPage()}
      />
    );
  }
  // Whatever stood there would be pushed on by each card.
  if (isGrowing) return null;
  if (isFetchingNextPage) return <LoadingCard label="Loading more questions..." />;
  if (!hasNextPage) return end;
  return <Sentinel onSeen={() => void fetchNextPage()} />;
}

/** Anew after each page, so that a page which adds no height is followed by the next one. */
function Sentinel({ onSeen }: { onSeen: () => void }) {
  return <div ref={useSentinel(onSeen)} aria-hidden="true" />;
}

/** How far below the screen the sentinel already counts as seen. */
const AHEAD = '0px 0px 900px 0px';

/** Calls `onSeen` when the sentinel comes near the screen, at once when it is there already. */
function useSentinel(onSeen: () => void): RefObject<HTMLDivElement | null> {
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
