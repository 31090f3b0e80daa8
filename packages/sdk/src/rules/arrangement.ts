import { hash32, seededRandom } from './seeded-random.ts';

/** A copy in an order that depends on the seed alone (Fisher–Yates). */
export function seededShuffle<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) {
    const at = Math.floor(random() * rest.length);
    shuffled.push(...rest.splice(at, 1));
  }
  return shuffled;
}

/**
 * The two columns of a match_pairs question as they are shown: each side in its own order, made
 * from the question's id, so that the rows do not line up.
 */
export function arrangeColumns(
  questionId: number,
  columns: { readonly left: readonly string[]; readonly right: readonly string[] },
): { left: string[]; right: string[] } {
  return {
    left: seededShuffle(columns.left, hash32(`${questionId} left`)),
    right: seededShuffle(columns.right, hash32(`${questionId} right`)),
  };
}

/**
 * A shuffle that differs from the given order wherever two items differ: for storing options whose
 * given order is the solution.
 */
export function arrangeUnsolved<T>(items: readonly T[], seed: number): T[] {
  const shuffled = seededShuffle(items, seed);
  const solved = shuffled.every((item, index) => item === items[index]);
  return solved ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}

/** The chosen order after a click on an option: appended, or taken out when it was in already. */
export function toggleInOrder(order: readonly number[], index: number): number[] {
  return order.includes(index) ? order.filter((chosen) => chosen !== index) : [...order, index];
}
