/** A new item: nothing is known but the item itself. */
export interface NewItem {
  /** Type of the question, or a name of its own for flashcards. */
  readonly kind: string;
  /** 1 (easy) to 3. */
  readonly difficulty: number;
  /** Place within its book. */
  readonly position: number;
}

/**
 * Each kind easiest first, and the kinds side by side: the n-th of a kind with m items stands where
 * n/m of all new items stand. So the first few show every kind, and a long series keeps the mix.
 * `tie` decides between items that are equal in all of that.
 */
export function orderNew<Item extends NewItem>(
  items: readonly Item[],
  tie: (a: Item, b: Item) => number,
): Item[] {
  const easiestFirst = (a: Item, b: Item) =>
    a.difficulty - b.difficulty || a.position - b.position || tie(a, b);
  const kinds = Map.groupBy(items.toSorted(easiestFirst), ({ kind }) => kind);
  return [...kinds.values()]
    .flatMap((ofKind) => ofKind.map((item, index) => ({ item, share: index / ofKind.length })))
    .toSorted((a, b) => a.share - b.share || easiestFirst(a.item, b.item))
    .map(({ item }) => item);
}
