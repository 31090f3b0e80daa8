import type { useFeed } from '../../data/feed.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { useSentinel } from './use-sentinel.ts';

/** Under the last card: the sentinel and what it loads, a failure of that, or the end. */
export function FeedFoot({ feed }: { feed: ReturnType<typeof useFeed> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  if (isFetchNextPageError) {
    return (
      <LoadFailure
        title="More questions did not arrive"
        pending={isFetchingNextPage}
        onRetry={() => void fetchNextPage()}
      />
    );
  }
  if (!hasNextPage) return <FeedEnd />;
  if (isFetchingNextPage) return <LoadingCard label="Loading more questions..." />;
  return <Sentinel onSeen={() => void fetchNextPage()} />;
}

/** Anew after each page, so that a page which adds no height is followed by the next one. */
function Sentinel({ onSeen }: { onSeen: () => void }) {
  return <div ref={useSentinel(onSeen)} aria-hidden="true" />;
}

function FeedEnd() {
  return (
    <EndOfList
      title="You've reached the end!"
      action={<ButtonLink to="/library">ADD MORE BOOKS</ButtonLink>}
    >
      Add more books to continue learning.
    </EndOfList>
  );
}
