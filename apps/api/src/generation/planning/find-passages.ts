import { mapInTurns } from '../../background/give-way.ts';
import { contentStems, tokens } from '../../items/checks/word-similarity.ts';

/** Of BM25, as they are usually set. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

const SHORTEST_WORD = 3;
const NOT_LATIN = /[\u0250-\u{10FFFF}]/u;
/** Enough of a word to be the same in its forms. */
const STEM_LETTERS = 6;

/** Texts, ready to be searched. */
export type PassageIndex = {
  /** The indexes of the texts that speak most of what a query says, the best first; none without a word in common. */
  readonly find: (query: string, most: number) => number[];
};

/** Ranks texts by BM25 over the beginnings of their words; gives way to others while it reads them. */
export async function indexPassages(texts: readonly string[]): Promise<PassageIndex> {
  const counts = await mapInTurns(texts, wordCounts);
  const lengths = counts.map((words) => [...words.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);

  const rarity = (word: string) => {
    const having = counts.filter((words) => words.has(word)).length;
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
  };
  const score = (at: number, word: string, weight: number) => {
    const count = counts[at]?.get(word) ?? 0;
    const length = (lengths[at] ?? 0) / Math.max(1, average);
    const saturation = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length);
    return (weight * count * (SATURATION + 1)) / (count + saturation);
  };

  return {
    find(query, most) {
      const wanted = [...tellingStems(query)].map((word) => [word, rarity(word)] as const);
      return texts
        .map((_, at) => ({
          at,
          value: wanted.reduce((sum, [word, weight]) => sum + score(at, word, weight), 0),
        }))
        .filter(({ value }) => value > 0)
        .toSorted((a, b) => b.value - a.value)
        .slice(0, most)
        .map(({ at }) => at);
    },
  };
}

function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of tokens(text)) {
    const stem = word.slice(0, STEM_LETTERS);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** Words such as "the" and "what" find everything; scripts without spaces have no short words. */
const tellingStems = (query: string) =>
  new Set(
    tokens(query)
      .filter((word) => NOT_LATIN.test(word) || contentStems(word, SHORTEST_WORD).size > 0)
      .map((word) => word.slice(0, STEM_LETTERS)),
  );
