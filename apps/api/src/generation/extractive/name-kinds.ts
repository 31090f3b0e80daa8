import {
  type NameKind,
  NO_EVIDENCE,
  type Weights,
  evidenceAround,
  evidenceWithin,
  isFirstName,
  isLand,
  sortOfPlace,
} from './name-evidence.ts';
import { type WordLore, nameRuns } from './names.ts';

/** A name of which the book makes plain what it is. */
export type KnownName = {
  readonly name: string;
  readonly kind: NameKind;
  /** Only names of one shape can be taken for each other. */
  readonly shape: string;
  /** The places of the sentences that have it. */
  readonly at: readonly number[];
};

export type NameKinds = WordLore & { readonly known: ReadonlyMap<string, KnownName> };

type Found = { readonly weights: Weights; readonly at: number[]; withArticle: number };

const SURE = 2.5;
const CLEAR = 1.5;

/** Weighs, over sentences of a book, what is said around each name. */
export function nameKinds(sentences: readonly string[]): NameKinds {
  const lore = wordLore(sentences);
  const found = new Map<string, Found>();
  for (const [at, sentence] of sentences.entries()) {
    for (const { text, start, end } of nameRuns(sentence, lore)) {
      const before = sentence.slice(0, start).trimEnd();
      const had = found.get(text) ?? { weights: NO_EVIDENCE, at: [], withArticle: 0 };
      const weights = evidenceAround(text, before, sentence.slice(end), had.weights);
      const withArticle = had.withArticle + (/\bthe$/i.test(before) ? 1 : 0);
      found.set(text, { weights, at: [...had.at, at], withArticle });
    }
  }
  const known = [...found].flatMap(([name, { weights, at, withArticle }]): KnownName[] => {
    const surname = name.includes(' ') ? found.get(name.split(' ').at(-1) ?? '') : undefined;
    const kind = kindOf(name, weights, surname?.weights ?? NO_EVIDENCE);
    const isOdd = kind !== 'people' && withArticle * 2 > at.length;
    if (kind === undefined || isOdd || isMixed(name, lore)) return [];
    return [{ name, kind, shape: shapeOf(name, kind), at }];
  });
  return { ...lore, known: new Map(known.map((entry) => [entry.name, entry])) };
}

function wordLore(sentences: readonly string[]): WordLore {
  const wordsOf = (pattern: RegExp) =>
    new Set(sentences.flatMap((sentence) => sentence.match(pattern) ?? []));
  const small = wordsOf(/(?<![\p{L}’'-])\p{Ll}+/gu);
  const inside = wordsOf(/(?<=[\p{Ll},)\d] )\p{Lu}[\p{L}\p{M}’'-]+/gu);
  const isCommon = (word: string) => small.has(word.toLowerCase());
  return { isCommon, isName: (word) => inside.has(word) && !isCommon(word) };
}

function kindOf(name: string, around: Weights, surname: Weights): NameKind | undefined {
  const within = evidenceWithin(name);
  const total = {
    person: around.person + within.person + surname.person,
    place: around.place + within.place,
    people: around.people + within.people,
    thing: around.thing + within.thing,
  };
  const kinds = ['person', 'place', 'people'] as const;
  const best = kinds.reduce((a, b) => (total[b] > total[a] ? b : a));
  const next = Math.max(
    ...Object.entries(total).flatMap(([kind, weight]) => (kind === best ? [] : [weight])),
  );
  return total[best] >= SURE && total[best] >= CLEAR * next ? best : undefined;
}

/** "Good King Henry": with common words in it, it may be more or less than a name. */
function isMixed(name: string, { isCommon }: WordLore): boolean {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return words.some(isCommon) && !isLand(name);
}

function shapeOf(name: string, kind: NameKind): string {
  const words = name.includes(' ') ? 'words' : 'word';
  const numeral = / [IVX]+$/.test(name) ? ' numbered' : '';
  if (kind === 'place') return `${sortOfPlace(name)} ${words}`;
  return isFirstName(name) ? 'first name' : `${words}${numeral}`;
}
