import './feed.css';
import type { FeedItem } from '@morsel/sdk/contract';
import { feedItemKey, SITE_META } from '@morsel/sdk/rules';

import { useFeed } from '../../data/feed.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { FeedFlashcard } from './feed-flashcard.tsx';
import { FeedFoot } from './feed-foot.tsx';
import { FeedQuestion } from './feed-question.tsx';

/** Questions and flashcards of the books on the reader's shelf, more of them as the reader scrolls. */
export function FeedScreen() {
  usePageMeta(SITE_META);
  const feed = useFeed();
  const { data: items, isPending, isFetching, hasNextPage, refetch } = feed;
  if (isPending) return <LoadingCard label="Loading questions..." first />;
  if (!items) {
    return (
      <LoadFailure
        title="Your questions did not arrive"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (items.length === 0 && !hasNextPage) return <EmptyFeed />;
  return (
    <>
      <h1 className="sr-only">Feed</h1>
      <ul className="feed">
        {items.map((item) => (
          <li key={feedItemKey(item)}>
            <FeedCard item={item} />
          </li>
        ))}
      </ul>
      <FeedFoot feed={feed} />
    </>
  );
}

/** An item that does not say what it is is a question. */
function FeedCard({ item }: { item: FeedItem }) {
  if (item.itemType === 'flashcard') return <FeedFlashcard flashcard={item} />;
  return <FeedQuestion question={item} />;
}

function EmptyFeed() {
  return (
    <EmptyState
      title="No Questions Available"
      action={<ButtonLink to="/library">BROWSE LIBRARY</ButtonLink>}
    >
      Add some books to your shelf to start your learning journey!
    </EmptyState>
  );
}
