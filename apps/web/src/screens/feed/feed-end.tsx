import type { FeedItem } from '@morsel/sdk/contract';

import { useDueFeedAnew, useDues } from '../../data/feed/due-feed.ts';
import { dueCount } from '../../data/feed/feed-page.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/panels/empty-state.tsx';
import { EndOfList } from '../../ui/panels/end-of-list.tsx';
import { counted } from '../../ui/text/number-text.ts';

/** In place of a feed without a card. */
export function EmptyFeed() {
  return (
    <EmptyState
      title="No Questions Available"
      action={<ButtonLink to="/library">BROWSE LIBRARY</ButtonLink>}
    >
      Add some books to your shelf to start your learning journey!
    </EmptyState>
  );
}

/** Under the last card of the whole feed. */
export function FeedEnd() {
  return (
    <EndOfList
      title="You've reached the end!"
      action={<ButtonLink to="/library">ADD MORE BOOKS</ButtonLink>}
    >
      Add more books to continue learning.
    </EndOfList>
  );
}

/** Under the last card of what is due: what was missed is due again, and so is what was passed over. */
export function DueEnd({ items }: { items: readonly FeedItem[] }) {
  const begin = useDueFeedAnew();
  const left = dueCount(useDues(items));
  if (left > 0) {
    return (
      <EndOfList
        title="Nearly there"
        action={<Button onClick={begin}>GO THROUGH THEM AGAIN</Button>}
      >
        {counted(left, 'card')} missed or passed over.
      </EndOfList>
    );
  }
  return (
    <EndOfList title="All caught up" action={<ButtonLink to="/">TO THE FEED</ButtonLink>}>
      Nothing is due right now.
    </EndOfList>
  );
}
