/** Matches picked so far: left item to right item. */
export type Matches = Readonly<Record<string, string>>;

/**
 * Matches after a left and a right item were picked. A right item that is in use moves to the new
 * left item; a left item that is matched gets the new right item.
 */
export function matchPair(matches: Matches, left: string, right: string): Matches {
  const others = Object.entries(matches).filter(([, otherRight]) => otherRight !== right);
  return Object.fromEntries([...others, [left, right]]);
}

/** Matches without the one that holds the item of that side. */
export function unmatch(matches: Matches, side: 'left' | 'right', item: string): Matches {
  return Object.fromEntries(
    Object.entries(matches).filter(([left, right]) => (side === 'left' ? left : right) !== item),
  );
}
