/** An item whose place has been decided by its urgency. */
export interface Ranked {
  readonly itemId: number;
  readonly bookId: number;
  readonly kind: string;
  /** Items of the same urgency may change places without loss. */
  readonly urgency: string;
}

/**
 * The items with books taking turns: each place goes to the first remaining item of another book
 * than the one before, so neighbours share a book only when no other book is left. `bookBefore` is
 * the book of what stands before them all.
 */
export function interleaveBooks<Item extends { readonly bookId: number }>(
  items: readonly Item[],
  bookBefore?: number,
): Item[] {
  const order: Item[] = [];
  // Items wait only for the book before them to change, so all that wait are of one book.
  const waiting: Item[] = [];
  let resumed = 0;
  for (const item of items) {
    const before = order.length > 0 ? order.at(-1)?.bookId : bookBefore;
    if (item.bookId === before) {
      waiting.push(item);
      continue;
    }
    order.push(item);
    const next = waiting[resumed];
    if (next) {
      order.push(next);
      resumed += 1;
    }
  }
  return [...order, ...waiting.slice(resumed)];
}

/**
 * The order with fewer repeated kinds: neighbours of equal urgency change places where the first
 * repeats the kind before it, the second does not, and no two items of a book come together.
 */
export function varyKinds(ordered: readonly Ranked[]): Ranked[] {
  const order = [...ordered];
  for (let place = 1; place + 1 < order.length; place += 1) {
    const [before, first, second, after] = order.slice(place - 1, place + 3);
    if (before && first && second && shouldSwap(before, first, second, after)) {
      order.splice(place, 2, second, first);
    }
  }
  return order;
}

function shouldSwap(before: Ranked, first: Ranked, second: Ranked, after: Ranked | undefined) {
  return (
    first.kind === before.kind &&
    second.kind !== before.kind &&
    first.urgency === second.urgency &&
    second.bookId !== before.bookId &&
    first.bookId !== after?.bookId
  );
}
