import { InvalidInputError } from '../../errors.ts';

/** UTF-16 units of a passage on either side of the word that it is about. */
const REACH = 320;
const MOST_WORDS = 8;
/** Places of a word in a chapter that are looked at: the first ones. */
const MOST_PLACES = 60;

/** Their words do not begin where one sees it. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;

/** A word as it is looked for: the beginning of a word, whatever its case and whichever apostrophe it has. */
export type SearchWord = {
  readonly pattern: RegExp;
  /** For SQL's `like`: signs of which databases fold the case in their own ways stand for any sign. */
  readonly like: string;
};

/**
 * The words of a search, each once.
 *
 * @throws InvalidInputError when there is none.
 */
export function wordsOf(search: string): SearchWord[] {
  const words = search.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu);
  const distinct = [...new Set(words?.map((word) => word.toLowerCase()))].slice(0, MOST_WORDS);
  if (distinct.length === 0) {
    throw new InvalidInputError('words has no word to look for', 'words');
  }
  return distinct.map((word) => ({ pattern: patternOf(word), like: likeOf(word) }));
}

function patternOf(word: string): RegExp {
  const before = WITHOUT_SPACES.test(word) ? '' : String.raw`(?<![\p{L}\p{N}])`;
  return new RegExp(before + word.replaceAll(/['’]/g, "['’]"), 'giu');
}

const likeOf = (word: string) => `%${word.replaceAll(/[^a-z0-9]/gu, '_')}%`;

export type PassageMatch = {
  /** How far the words stand apart, in UTF-16 units. */
  readonly span: number;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
  readonly passage: string;
};

/**
 * The passages of a chapter in which all words stand close together, the densest first, none of which
 * overlaps another. They are cut between words, and nothing in them is changed.
 */
export function matchPassages(
  text: string,
  words: readonly SearchWord[],
  most: number,
): PassageMatch[] {
  const places = words.map(({ pattern }) => placesIn(text, pattern));
  const [rarest = []] = places.toSorted((a, b) => a.length - b.length);
  const dense = rarest
    .map((at) => ({ at, span: spanAround(text, at, words) }))
    .filter(({ span }) => span <= REACH)
    .toSorted((a, b) => a.span - b.span);
  const chosen: typeof dense = [];
  for (const place of dense) {
    if (chosen.length === most) break;
    if (chosen.every(({ at }) => Math.abs(at - place.at) > 2 * REACH)) chosen.push(place);
  }
  return chosen.map(({ at, span }) => ({ span, ...cutAround(text, at) }));
}

function placesIn(text: string, pattern: RegExp): number[] {
  const places: number[] = [];
  for (const { index } of text.matchAll(pattern)) {
    places.push(index);
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

/** How far from here the farthest of the words is; infinite where one is not within reach. */
function spanAround(text: string, at: number, words: readonly SearchWord[]): number {
  const from = Math.max(0, at - REACH);
  const window = text.slice(from, at + REACH);
  const distances = words.map(({ pattern }) =>
    Math.min(...placesIn(window, pattern).map((place) => Math.abs(from + place - at))),
  );
  return Math.max(...distances);
}

function cutAround(text: string, at: number): Pick<PassageMatch, 'start' | 'passage'> {
  const before = text.slice(Math.max(0, at - REACH), at);
  const after = text.slice(at, at + REACH);
  const lead = at > REACH ? before.replace(/^\S*\s*/, '') : before;
  const rest = at + REACH < text.length ? after.replace(/\s+\S*$/, '') : after;
  return { start: at - lead.length, passage: lead + rest };
}
