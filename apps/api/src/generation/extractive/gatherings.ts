import { hash32, seededShuffle } from '@morsel/sdk/rules';

import { contentStems } from '../../items/checks/words.ts';
import type { Candidate, Defined } from './candidate.ts';
import { datedEvent } from './dated-events.ts';
import type { Usable } from './usable-sentences.ts';

const ENTRIES = { least: 3, most: 4 };
const MOST_QUOTE_LETTERS = 400;
const MOST_MEANING_LETTERS = 118;
const SCORE = 3;

/** Events of one chunk to put in the order of their years, or to match with these. */
export function orderings(sentences: readonly Usable[], seed: number): Candidate[] {
  const events = sentences.map(datedEvent).filter((event) => event !== undefined);
  return grouped(distinctBy(events, ({ year }) => year)).map((group, index) => {
    const inOrder = group.toSorted((a, b) => a.year - b.year);
    const span = `${inOrder[0]?.year} to ${inOrder.at(-1)?.year}`;
    const explanation = inOrder.map(({ year, text }) => `${year}: ${text}.`).join(' ');
    const item =
      (hash32(`${seed} ${group[0]?.sentence.start}`) + index) % 2 === 0
        ? ({
            type: 'arrange_list',
            text: `Put these events of the years ${span} in order, earliest first.`,
            order: inOrder.map(({ text }) => text),
            explanation,
          } as const)
        : ({
            type: 'match_pairs',
            text: `Match each year from ${span} with what happened in it.`,
            pairs: inOrder.map(({ year, text }) => [`${year}`, text] as const),
            explanation,
          } as const);
    return gathering(
      group.map(({ sentence }) => sentence),
      item,
    );
  });
}

/** Terms of one chunk to match with what they mean. */
export function termMatches(sentences: readonly Defined[], seed: number): Candidate[] {
  const short = sentences.filter(
    ({ definition }) => definition.description.length <= MOST_MEANING_LETTERS,
  );
  return grouped(distinctBy(short, ({ definition }) => definition.term.toLowerCase())).flatMap(
    (group) => {
      const pairs = group.map(
        ({ definition }) => [definition.term, definition.description] as const,
      );
      if (overlap(pairs.map(([, meaning]) => meaning))) return [];
      const terms = seededShuffle(
        pairs.map(([term]) => term),
        seed,
      );
      const item = {
        type: 'match_pairs',
        text: `Match ${terms.slice(0, -1).join(', ')} and ${terms.at(-1)} with what they mean.`,
        pairs,
        explanation: group.map(({ text }) => text).join(' '),
      } as const;
      return [gathering(group, item)];
    },
  );
}

/** Of neighbours, groups of three or four. */
function grouped<T>(entries: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at + ENTRIES.least <= entries.length; at += ENTRIES.most) {
    groups.push(entries.slice(at, at + ENTRIES.most));
  }
  return groups.filter(({ length }) => length >= ENTRIES.least);
}

function distinctBy<T>(entries: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    const isNew = !seen.has(keyOf(entry));
    seen.add(keyOf(entry));
    return isNew;
  });
}

/** Two meanings that share most words could be taken for each other. */
function overlap(meanings: readonly string[]): boolean {
  const stems = meanings.map(contentStems);
  return stems.some((one, index) =>
    stems.slice(index + 1).some((other) => {
      const both = [...one].filter((stem) => other.has(stem)).length;
      return both * 2 > Math.min(one.size, other.size);
    }),
  );
}

/** The quote takes in as many of the sentences as it may be long. */
function gathering(group: readonly Usable[], item: Candidate['item']): Candidate {
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
