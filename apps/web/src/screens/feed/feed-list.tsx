import './feed.css';
import type { FeedItem } from '@morsel/sdk/contract';
import { feedItemKey } from '@morsel/sdk/rules';
import { memo, useState } from 'react';

import type { useCardFocus } from '../../ui/page/use-card-focus.ts';
import { FeedCard } from './feed-card.tsx';
import { feedPieces } from './feed-pieces.ts';

interface FeedListProps extends ReturnType<typeof useCardFocus<HTMLDivElement>> {
  readonly items: readonly FeedItem[];
}

/**
 * The cards, in pieces: what an answer changes, and what the browser looks through for each frame, is
 * then the cards of one piece, however many there are. Drawn anew when its items change, and not with
 * each look at what loads.
 */
export const FeedList = memo(function FeedList({ items, ...list }: FeedListProps) {
  const [places] = useState(() => new Map<string, number>());
  return (
    <div className="feed" {...list}>
      {feedPieces(items, places).map(({ place, cards }) => (
        <FeedPiece key={place} cards={cards} />
      ))}
    </div>
  );
});

interface FeedPieceProps {
  readonly cards: readonly FeedItem[];
}

const FeedPiece = memo(function FeedPiece({ cards }: FeedPieceProps) {
  // Said here: through a variable, each card that comes up would have the others' styles worked out anew.
  const containIntrinsicHeight = `auto calc(${cards.length} * (var(--card) + 26px))`;
  return (
    <ul className="feed-piece" style={{ containIntrinsicHeight }}>
      {cards.map((item) => (
        <li key={feedItemKey(item)} className="feed-place">
          <FeedCard item={item} />
        </li>
      ))}
    </ul>
  );
}, hasSameCards);

function hasSameCards({ cards: before }: FeedPieceProps, { cards }: FeedPieceProps): boolean {
  return before.length === cards.length && before.every((item, index) => item === cards[index]);
}
