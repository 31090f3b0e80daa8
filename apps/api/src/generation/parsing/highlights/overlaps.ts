import type { Highlight } from './highlight.ts';

/** Signs that two highlights must share at their joint to be one that was marked anew. */
const SHARED_SIGNS = 20;

/**
 * Highlights without those that were marked anew: of overlapping ones the longest stays, of equally
 * long ones the latest. They come in the order of the book.
 */
export function withoutOverlaps(highlights: readonly Highlight[]): Highlight[] {
  const latestFirst = highlights.toReversed();
  const longestFirst = latestFirst.toSorted((a, b) => b.text.length - a.text.length);
  const kept: Highlight[] = [];
  const shelves = new Map<number, Comparable[]>();
  let compared = 0;
  for (const highlight of longestFirst) {
    const comparable = { ...highlight, words: wordsOf(highlight.text) };
    const near = placesOf(highlight).map((place) => shelfAt(shelves, place));
    const isPart = (longer: Comparable) => {
      compared += longer.words.length;
      return compared < MOST_COMPARED_LETTERS && isPartOf(comparable, longer);
    };
    if (near.some((shelf) => shelf.some(isPart))) continue;
    kept.push(highlight);
    for (const shelf of near) if (shelf.length < MOST_ON_SHELF) shelf.push(comparable);
  }
  const order = new Map(highlights.map((highlight, index) => [highlight, index]));
  const indexOf = (highlight: Highlight) => order.get(highlight) ?? 0;
  return kept.toSorted((a, b) => a.start - b.start || indexOf(a) - indexOf(b));
}

/** Shelves of places, so that not each is compared with all; neighbours share one. */
const SHELF = 100;
const MOST_SHELVES = 20;
/** Far more than anybody marks in one place; without places, all highlights are in one. */
const MOST_ON_SHELF = 500;
/** In all: of what is marked by hand, far less is looked through. */
const MOST_COMPARED_LETTERS = 50_000_000;

type Comparable = Highlight & { readonly words: string };

function shelfAt(shelves: Map<number, Comparable[]>, place: number): Comparable[] {
  const shelf = shelves.get(place) ?? [];
  shelves.set(place, shelf);
  return shelf;
}

function placesOf({ start, end }: Highlight): number[] {
  const first = Math.floor(start / SHELF);
  const count = Math.min(MOST_SHELVES, Math.floor(end / SHELF) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

function isPartOf(shorter: Comparable, longer: Comparable): boolean {
  const isNear = shorter.start <= longer.end && longer.start <= shorter.end;
  if (!isNear || shorter.isNote !== longer.isNote) return false;
  const [a, b] = [shorter.words, longer.words];
  return b.includes(a) || (a.length > SHARED_SIGNS && sharesAnEnd(a, b));
}

/** Looked for only where the rest is no longer than the shorter one, which takes no longer than that. */
function sharesAnEnd(a: string, b: string): boolean {
  const [head, tail] = [a.slice(0, SHARED_SIGNS), a.slice(-SHARED_SIGNS)];
  const at = b.indexOf(head, b.length - a.length);
  const until = b.lastIndexOf(tail, a.length - SHARED_SIGNS);
  return (
    (at !== -1 && a.startsWith(b.slice(at))) ||
    (until !== -1 && a.endsWith(b.slice(0, until + SHARED_SIGNS)))
  );
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
