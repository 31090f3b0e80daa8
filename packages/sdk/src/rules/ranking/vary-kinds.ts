import { areEqual, type Places, swap } from './places.ts';

/** A kind gives way to one that stands so few places behind it: due and new items alternate. */
const MOST_FAR = 2;

/** What is decided of a place looks at so many behind it. */
export const KINDS_LOOK_AHEAD = MOST_FAR + 1;

/**
 * Fewer repeated kinds at the first places: an item that repeats the kind before it changes places
 * with one close behind of another kind, where the two are equal, and no two items of a book come
 * together. `count` places are decided.
 */
export function varyKinds(places: Places, count: number): void {
  const { items, item, all } = places;
  const kindAt = (place: number) => items.kind[item[place] ?? 0];
  for (let place = 1; place < count && place + 1 < all; place += 1) {
    if (kindAt(place) !== kindAt(place - 1)) continue;
    for (let later = place + 1; later <= place + MOST_FAR && later < all; later += 1) {
      if (kindAt(later) === kindAt(place) || !areEqual(places, place, later)) continue;
      if (!keepsBooksApart(places, place, later)) continue;
      swap(places, place, later);
      break;
    }
  }
}

function keepsBooksApart({ items, item, all }: Places, place: number, later: number): boolean {
  const bookAt = (at: number) => (at < all ? items.book[item[at] ?? 0] : undefined);
  const [first, second] = [bookAt(place), bookAt(later)];
  if (first === second) return true;
  if (bookAt(place - 1) === second || bookAt(later + 1) === first) return false;
  for (let between = place + 1; between < later; between += 1) {
    const book = bookAt(between);
    if (book === first || book === second) return false;
  }
  return true;
}
