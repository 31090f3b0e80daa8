import { hash32, seededShuffle } from '@morsel/sdk/rules';

import { contentStems } from '../../../items/checks/word-similarity.ts';
import { overlap } from '../gather-sentences.ts';
import { givesAway } from '../given-away.ts';
import type { PossibleItem } from '../possible-item.ts';
import type { Entry, EntryList } from './entries.ts';
import { kindOf } from './entry-kinds.ts';
import type { StemWords } from './stem-words.ts';

const DISTRACTORS = 3;
/** More than one term may mean the same. */
const SYNONYM = /\bsynon[iy]m|\bsinónim|synonyme?\b/iu;
const MATCHED = 4;
/** Taken before one of its entries is. */
const MATCHING_IS_RARE = 2;
const MOST_RIGHT_LETTERS = 118;
const MOST_STEM_LETTERS = 300;
const MOST_QUOTE_LETTERS = 400;
const SCORE = { glossary: 20, definitions: 16 };

/** What an item needs beside its words, given by who knows the chunks. */
export type StructureItem = Omit<PossibleItem, 'chunk'>;

type AskingTerms = { readonly words: StemWords; readonly language: string | null };

/** A card with the term on its front. Without words of the language the term says it all. */
export function cardsOf(list: EntryList, words: StemWords | undefined): StructureItem[] {
  return list.entries.map(({ term, gloss, quote }) => {
    const asked = words?.meaning(term) ?? term;
    const front = list.topic === undefined ? asked : `${list.topic}: ${asked}`;
    return {
      item: { type: 'flashcard', front, back: gloss },
      difficulty: 2,
      quote,
      score: scoreOf(list),
    };
  });
}

/** "Which term is explained here", among terms of the list that are of one kind with it. */
export function termChoicesOf(
  list: EntryList,
  {
    words,
    defines,
    language,
    seed,
  }: AskingTerms & { readonly seed: number; readonly defines: RegExp },
): StructureItem[] {
  return kindsOf(list, language).flatMap((group) =>
    group.flatMap((entry) => {
      if (!defines.test(entry.brief) || SYNONYM.test(entry.brief)) return [];
      const rivals = group.filter((other) => other !== entry && isRival(other, entry));
      const distractors = seededShuffle(rivals, hash32(`${seed} ${entry.quote.start}`))
        .toSorted((a, b) => unlikeness(a, entry) - unlikeness(b, entry))
        .slice(0, DISTRACTORS)
        .map(({ term }) => term);
      const asked = words.whichTerm(entry.brief.replace(/[.。]$/u, ''));
      const text = list.topic === undefined ? asked : `${list.topic}: ${asked}`;
      if (distractors.length < DISTRACTORS || text.length > MOST_STEM_LETTERS) return [];
      if (givesAway(entry.brief, entry.term)) return [];
      const item = {
        type: 'mcq',
        text,
        answer: entry.term,
        distractors,
        explanation: told(entry),
      } as const;
      return [{ item, difficulty: 2, quote: entry.quote, score: scoreOf(list) }];
    }),
  );
}

/** Terms of one kind, to match with what they mean. */
export function termMatchesOf(list: EntryList, { words, language }: AskingTerms): StructureItem[] {
  return kindsOf(list, language).flatMap((kind) => {
    const short = kind.filter(
      ({ term, brief }) => brief.length <= MOST_RIGHT_LETTERS && !givesAway(brief, term),
    );
    const groups = Array.from({ length: Math.floor(short.length / MATCHED) }, (_, index) =>
      short.slice(index * MATCHED, (index + 1) * MATCHED),
    );
    return groups.flatMap((group) => {
      const tells = group.some((one) => group.some((other) => sharesWord(one.term, other.brief)));
      if (tells || overlap(group.map(({ brief }) => brief))) return [];
      const item = {
        type: 'match_pairs',
        text: `${list.topic === undefined ? '' : `${list.topic}: `}${words.match}`,
        pairs: group.map(({ term, brief }) => [term, brief.replace(/[.。]$/u, '')] as const),
        explanation: group.map(told).join(' '),
      } as const;
      return [
        { item, difficulty: 3, quote: quoteOf(group), score: scoreOf(list) + MATCHING_IS_RARE },
      ];
    });
  });
}

/** The entries by what they say that their terms are: a tool among tools. */
const kindsOf = ({ entries }: EntryList, language: string | null): Entry[][] => [
  ...Map.groupBy(
    entries.filter(({ brief }) => kindOf(brief, language) !== undefined),
    ({ brief }) => kindOf(brief, language),
  ).values(),
];

/** From the first entry on, as many as may be quoted. */
export function quoteOf(group: readonly Pick<Entry, 'quote'>[]): Entry['quote'] {
  const first = group[0]?.quote ?? { chapter: 0, start: 0, end: 0 };
  const last = group.findLast(({ quote }) => quote.end - first.start <= MOST_QUOTE_LETTERS);
  return { ...first, end: last?.quote.end ?? first.end };
}

const scoreOf = ({ topic }: EntryList) =>
  topic === undefined ? SCORE.glossary : SCORE.definitions;

const told = ({ term, gloss }: Entry) => `${term}: ${gloss}${/[.!?。]$/u.test(gloss) ? '' : '.'}`;

/** Another term of the list that the gloss cannot mean. */
function isRival(other: Entry, entry: Entry): boolean {
  return (
    !sharesWord(other.term, `${entry.term} ${entry.gloss}`) &&
    !sharesWord(entry.term, other.gloss) &&
    !overlap([other.gloss, entry.gloss])
  );
}

/** Options of one look are no hint. */
function unlikeness({ term }: Entry, { term: other }: Entry): number {
  const wordsApart = Math.abs(term.split(' ').length - other.split(' ').length);
  const isOtherCase = /^\p{Lu}/u.test(term) !== /^\p{Lu}/u.test(other) ? 2 : 0;
  const isOtherNumber = term.endsWith('s') !== other.endsWith('s') ? 2 : 0;
  const isAcronym = (text: string) => /^\p{Lu}{2,}/u.test(text);
  return wordsApart + isOtherCase + isOtherNumber + (isAcronym(term) === isAcronym(other) ? 0 : 2);
}

function sharesWord(term: string, text: string): boolean {
  const stems = contentStems(text, 3);
  return (
    text.toLowerCase().includes(term.toLowerCase()) ||
    [...contentStems(term, 3)].some((stem) => stems.has(stem))
  );
}
