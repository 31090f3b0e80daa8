import type { PdfLine } from './lines.ts';
import type { Bookmark } from './outline.ts';

/**
 * Before which line of a page bookmarks belong; some point near it: at a title on the page, and never
 * into a sentence. Looks at the lines once, since there may be as many bookmarks as lines.
 */
export function placesOn(lines: readonly PdfLine[]): (bookmark: Bookmark) => number {
  const titles = new Map(
    lines.map(({ text }, index) => [lettersOf(text), index] as const).toReversed(),
  );
  const lowest = lowestSoFar(lines);
  const free = freePlaces(lines);
  return ({ title, y = Infinity }) => {
    const named = titles.get(lettersOf(title));
    if (named !== undefined) return named;
    const below = firstUpTo(lowest, y);
    return below === 0 ? 0 : (free[below] ?? lines.length);
  };
}

function lowestSoFar(lines: readonly PdfLine[]): number[] {
  let lowest = Infinity;
  return lines.map(({ y }) => (lowest = Math.min(lowest, y)));
}

/** For each line, the next one that begins a sentence, itself included. */
function freePlaces(lines: readonly PdfLine[]): number[] {
  let next = lines.length;
  const places = lines.map(({ text }, index) => ({
    index,
    isIn: isWithin(text, lines[index - 1]?.text),
  }));
  return places
    .toReversed()
    .map(({ index, isIn }) => (isIn ? next : (next = index)))
    .toReversed();
}

/** Index of the first that is no greater, of numbers that never rise; their count where none is. */
function firstUpTo(falling: readonly number[], most: number): number {
  let [from, to] = [0, falling.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((falling[middle] ?? 0) <= most) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Whether a line goes on with the sentence of the one above it. */
const isWithin = (text: string, above = '.') =>
  /^\p{Ll}/u.test(text) && !/[.!?:…]["'”’»)\]]*$/.test(above);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
