import { areEqual, type Places, swap } from './places.ts';

/** Between two items of one idea there are so many others, if there are others. */
const APART = 4;

/** An item gives way to one that stands at most so far behind it. */
export const IDEAS_LOOK_AHEAD = 40;

/**
 * Items of one idea apart at the first places: one that follows a sibling closely changes places with
 * the next equal item of the same book that is of another idea, with none close by. So books keep their turns. `count`
 * places are decided.
 */
export function spreadIdeas(places: Places, count: number): void {
  for (let place = 1; place < count; place += 1) {
    if (!isCrowded(places, place, place)) continue;
    const other = otherPlace(places, place);
    if (other !== -1) swap(places, place, other);
  }
}

const ideaAt = ({ items, item }: Places, place: number) => items.idea[item[place] ?? 0] ?? 0;

/** Whether the item that stands at one place would have a sibling close before another. */
function isCrowded(places: Places, place: number, from: number): boolean {
  const idea = ideaAt(places, from);
  if (idea === 0) return false;
  for (let before = Math.max(0, place - APART); before < place; before += 1) {
    if (ideaAt(places, before) === idea) return true;
  }
  return false;
}

function otherPlace(places: Places, place: number): number {
  const { items, item, all } = places;
  const bookAt = (at: number) => items.book[item[at] ?? 0];
  const last = Math.min(all - 1, place + IDEAS_LOOK_AHEAD);
  for (let other = place + 1; other <= last; other += 1) {
    if (bookAt(other) !== bookAt(place) || !areEqual(places, place, other)) continue;
    const idea = ideaAt(places, other);
    if (idea === 0 || idea === ideaAt(places, place)) continue;
    if (!isCrowded(places, place, other)) return other;
  }
  return -1;
}
