import type { Practice } from '../../domain/answers.ts';

/** An item whose place has been decided by its urgency. */
export interface Ranked {
  readonly itemId: number;
  readonly bookId: number;
  readonly kind: string;
  readonly idea?: string | null | undefined;
  readonly urgency: Practice;
  /** Items of one urgency and one step may change places without loss. */
  readonly step: string;
}

/** A kind gives way to one that stands so few places behind it: due and new items alternate. */
const NEAR = [1, 2];

/**
 * The order with fewer repeated kinds: an item that repeats the kind before it changes places with
 * one close behind of another kind, where the two are of one urgency and step, and no two items of a
 * book come together.
 */
export function varyKinds(ordered: readonly Ranked[]): Ranked[] {
  const order = [...ordered];
  for (let place = 1; place + 1 < order.length; place += 1) {
    const first = order[place];
    if (first === undefined || first.kind !== order[place - 1]?.kind) continue;
    const far = NEAR.find((distance) => maySwap(order, place, place + distance));
    const second = far && order[place + far];
    if (second) [order[place], order[place + far]] = [second, first];
  }
  return order;
}

function maySwap(order: readonly Ranked[], place: number, later: number): boolean {
  const first = order[place];
  const second = order[later];
  if (!first || !second || second.kind === first.kind) return false;
  if (second.urgency !== first.urgency || second.step !== first.step) return false;
  if (second.bookId === first.bookId) return true;
  const between = order.slice(place + 1, later);
  const besideSecond = [order[place - 1], ...between];
  const besideFirst = [...between, order[later + 1]];
  return (
    besideSecond.every((item) => item?.bookId !== second.bookId) &&
    besideFirst.every((item) => item?.bookId !== first.bookId)
  );
}

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

/**
 * Places for what is due among the first ones of a feed: three of five, where what was missed leads,
 * eight of twenty, thirty of sixty, and half of the rest. After the first five it has less for a while
 * since a reader who has more books than time would never meet the rest, with short sittings and half
 * of each for what is due. By gain alone all new items would come first (a first answer gains three
 * times as much), and a large shelf would be met once and forgotten.
 */
function placesForDue(places: number): number {
  if (places <= 5) return Math.ceil((places * 3) / 5);
  if (places <= 20) return 3 + Math.ceil((places - 5) / 3);
  if (places <= 60) return 8 + Math.ceil(((places - 20) * 11) / 20);
  return Math.ceil(places / 2);
}

/**
 * One order of due items and new ones, each in the order given and a due one first: so that neither a
 * full schedule starves the shelf nor a full shelf the schedule.
 */
export function paced<T extends object>(due: readonly T[], fresh: readonly T[]): T[] {
  const dueAmong = (places: number) =>
    Math.min(Math.max(placesForDue(places), places - fresh.length), due.length);
  return [...due, ...fresh].flatMap((_, place) => {
    const before = dueAmong(place);
    const isDue = dueAmong(place + 1) > before;
    return (isDue ? due[before] : fresh[place - before]) ?? [];
  });
}
