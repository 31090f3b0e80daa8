import type { FeedItem } from '@morsel/sdk/contract';
import { feedItemKey } from '@morsel/sdk/rules';

/** Cards of a piece that is full. */
const PIECE = 10;

interface Piece {
  readonly place: number;
  readonly cards: FeedItem[];
}

/**
 * The items of a feed in pieces, in their order. An item stays in the piece in which it came first, by
 * `places`, which is added to: when another one leaves, no card moves from piece to piece, since it would
 * be drawn anew.
 */
export function feedPieces(items: readonly FeedItem[], places: Map<string, number>): Piece[] {
  const pieces: Piece[] = [];
  for (const item of items) {
    const last = pieces.at(-1);
    const place = placeOf(feedItemKey(item), last, places);
    if (place === last?.place) last.cards.push(item);
    else pieces.push({ place, cards: [item] });
  }
  return pieces;
}

function placeOf(key: string, last: Piece | undefined, places: Map<string, number>): number {
  const before = last?.place ?? 0;
  const next = last && last.cards.length >= PIECE ? before + 1 : before;
  const place = Math.max(places.get(key) ?? next, before);
  places.set(key, place);
  return place;
}
