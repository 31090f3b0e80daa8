import './feed.css';
import { SITE_META } from '@morsel/sdk/rules';
import { useMemo } from 'react';

import { useCardKeys } from '../../cards/keys/use-card-keys.tsx';
import { useFeed } from '../../data/feed/feed.ts';
import { useLocation } from '../../navigation/use-location.ts';
import { optionalPart } from '../../ui/optional-part.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { useCardFocus } from '../../ui/page/use-card-focus.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { FeedFailure } from './feed-failure.tsx';
import { FeedFoot } from './feed-foot.tsx';
import { FeedList } from './feed-list.tsx';
import { useGrowing } from './use-growing.ts';

const EmptyFeed = optionalPart(async () => (await import('./feed-end.tsx')).EmptyFeed);
const FeedEnd = optionalPart(async () => (await import('./feed-end.tsx')).FeedEnd);
const DueEnd = optionalPart(async () => (await import('./feed-end.tsx')).DueEnd);

/**
 * Questions and flashcards of the books on the reader's shelf, more of them as the reader scrolls; at
 * `?due` those that are due alone.
 */
export function FeedScreen() {
  const dueOnly = new URLSearchParams(useLocation().search).has('due');
  return <Feed key={String(dueOnly)} dueOnly={dueOnly} />;
}

const DUE_META = { ...SITE_META, title: 'What is due | Morsel' };

function Feed({ dueOnly }: { dueOnly: boolean }) {
  usePageMeta(dueOnly ? DUE_META : SITE_META);
  const feed = useFeed(dueOnly);
  const { data: items, error, isPending, isFetching, hasNextPage, refetch } = feed;
  const up = useGrowing(items?.length ?? 0);
  const shown = useMemo(() => items?.slice(0, up), [items, up]);
  const list = useCardFocus<HTMLDivElement>();
  const keys = useCardKeys();
  if (isPending) return <LoadingCard label="Loading questions..." first />;
  if (!shown) {
    return (
      <FeedFailure
        title="Your questions did not arrive"
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const isEmpty = shown.length === 0 && !hasNextPage;
  if (isEmpty && !dueOnly) return <EmptyFeed />;
  return (
    <>
      <h1 className="sr-only">{dueOnly ? 'What is due' : 'Feed'}</h1>
      {keys}
      {!isEmpty && <FeedList items={shown} {...list} />}
      <FeedFoot
        feed={feed}
        isGrowing={items !== undefined && items.length > shown.length}
        end={dueOnly ? <DueEnd items={shown} /> : <FeedEnd />}
      />
    </>
  );
}
