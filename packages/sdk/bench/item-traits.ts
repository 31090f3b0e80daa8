import { normals } from './chance.ts';
import type { ShelfItem } from './shelf.ts';

/** A factor around 1 of each item, by its id; the wider the spread, the more items differ. */
export function factorOfItems(
  trait: string,
  { seed, spread }: { seed: number; spread: number },
): (itemId: number) => number {
  return ofItems((itemId) => Math.exp(spread * normals(seed, trait, itemId)()));
}

/** Chance to know an item before it was ever met: half of the middling ones, give or take. */
export function priorKnowledge(seed: number): (item: ShelfItem) => number {
  const wellRead = 0.1 * normals(seed, 'well-read')();
  const offset = ofItems((itemId) => 0.15 * normals(seed, 'prior', itemId)());
  return ({ itemId, difficulty }) => {
    const chance = 0.5 - 0.15 * (difficulty - 2) + wellRead + offset(itemId);
    return Math.min(0.95, Math.max(0.05, chance));
  };
}

/** Traits of items, each worked out once. */
function ofItems(traitOf: (itemId: number) => number): (itemId: number) => number {
  const known = new Map<number, number>();
  return (itemId) => {
    const trait = known.get(itemId) ?? traitOf(itemId);
    known.set(itemId, trait);
    return trait;
  };
}
