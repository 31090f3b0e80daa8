export interface Columns {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Options of a match_pairs question that can be played, or why they cannot. */
export type PairColumnsResult =
  | ({ readonly kind: 'columns' } & Columns)
  | { readonly kind: 'invalid' }
  | { readonly kind: 'empty' };

/**
 * Reads the options of a match_pairs question: a flat array whose first half (rounded down) is the
 * left side, or an object with the arrays `left` and `right`. Other shapes are invalid; a side
 * without items makes them empty.
 */
export function pairColumns(options: unknown): PairColumnsResult {
  const columns = Array.isArray(options) ? halves(options) : sides(options);
  if (columns === undefined) return { kind: 'invalid' };
  const { left, right } = columns;
  if (!isTexts(left) || !isTexts(right)) return { kind: 'invalid' };
  if (left.length === 0 || right.length === 0) return { kind: 'empty' };
  return { kind: 'columns', left, right };
}

/** Number of matches that complete a match_pairs answer: the size of the smaller side. */
export function matchesNeeded(columns: Columns): number {
  return Math.min(columns.left.length, columns.right.length);
}

interface UnreadColumns {
  readonly left: unknown;
  readonly right: unknown;
}

function halves(items: readonly unknown[]): UnreadColumns {
  const middle = Math.floor(items.length / 2);
  return { left: items.slice(0, middle), right: items.slice(middle) };
}

function sides(options: unknown): UnreadColumns | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  return 'left' in options && 'right' in options ? options : undefined;
}

function isTexts(items: unknown): items is readonly string[] {
  return Array.isArray(items) && items.every((item) => typeof item === 'string');
}

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
