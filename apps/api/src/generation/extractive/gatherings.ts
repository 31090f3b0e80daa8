import { contentStems } from '../../items/checks/words.ts';
import type { Candidate } from './candidate.ts';
import type { Usable } from './usable-sentences.ts';

const ENTRIES = { least: 3, most: 4 };
const MOST_QUOTE_LETTERS = 400;
/** They are rare: taken before one of their sentences is. */
const SCORE = 8;

/** Of neighbours, groups of three or four. */
export function grouped<T>(entries: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at + ENTRIES.least <= entries.length; at += ENTRIES.most) {
    groups.push(entries.slice(at, at + ENTRIES.most));
  }
  return groups.filter(({ length }) => length >= ENTRIES.least);
}

/** The first entry of each key. */
export function distinctBy<T>(entries: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    const isNew = !seen.has(keyOf(entry));
    seen.add(keyOf(entry));
    return isNew;
  });
}

/** Two texts that share most words could be taken for each other. */
export function overlap(texts: readonly string[]): boolean {
  const stems = texts.map(contentStems);
  return stems.some((one, index) =>
    stems.slice(index + 1).some((other) => {
      const both = [...one].filter((stem) => other.has(stem)).length;
      return both * 2 > Math.min(one.size, other.size);
    }),
  );
}

/** An item of several sentences; its quote takes in as many of them as it may be long. */
export function gathering(group: readonly Usable[], item: Candidate['item']): Candidate {
  const sorted = group.toSorted((a, b) => a.start - b.start);
  const start = sorted[0]?.start ?? 0;
  const last = sorted.findLast(({ end }) => end - start <= MOST_QUOTE_LETTERS);
  const chapter = sorted[0]?.chapter ?? 0;
  return {
    item,
    difficulty: 3,
    score: SCORE,
    chunk: sorted[0]?.chunk ?? 0,
    quote: { chapter, start, end: last?.end ?? start },
  };
}
