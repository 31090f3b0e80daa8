import type { TextSentence } from './text-sentences.ts';
import { type TextWord, countUnspaced, isUnspaced } from './words-of-text.ts';

const WORDS = { least: 8, most: 38 };
const LETTERS = { least: 45, most: 270 };
/** A sign of these scripts says as much as two or three letters. */
const SIGNS = { least: 18, most: 110 };
const WITHOUT_STOPS = /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;
const OPENS = /^[\p{Lu}\p{Lo}]/u;
const ENDS = /(?:[^.…][.。．｡]|[။។॥।])$/u;
/** Of programs, addresses, formulas, notes and tables. */
const NO_PROSE =
  /`|\(\(|\)\)|^[^.]{0,40} - |[{}<>|\\=@#^~[\]_$§†‡¶*•·→]|https?:|www\.|\S\.\S+\.\S|\/|\b(?:\p{Ll}+[_.]\p{Ll}+|\p{Ll}+\p{Lu}\p{L}*|\p{L}+\(\d\))|(?:^|\s)-{1,2}\p{L}|\w\(\)|::|--\w|\d[:/]\d|\p{L}:\p{L}|\.{3}|…/u;
/** Two that were glued together, or a list: "see Wildcards. any matches all". */
const GLUED = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|ca|viz|No|\p{Lu}))\. \p{Ll}/u;
const SPEECH =
  /^["“«„»‘'「『—–-]|[,.!?][’'”"»“]|["”»] (?:said|asked|cried|replied|answered)\b|[「『][^」』]{12,}/u;
const QUOTES = /["“”«»„「」『』]/gu;
const MOST_COMMAS = 6;
const MOST_CAPITALS = { elsewhere: 0.4, german: 0.65 };
const MOST_NUMBERS = 0.2;
/** Prose has twice as many; a sentence with fewer is a list, or of another language. */
const FEWEST_FUNCTION_WORDS = 0.2;

type FitnessContext = {
  readonly language: string;
  /** Of the language; empty where they are not known. */
  readonly functionWords: ReadonlySet<string>;
};

const WRITTEN_UNSPACED = /^(?:ja|zh|th|lo|km|my)(?:-|$)/;
const LEAST_UNSPACED = 0.4;

/** Whether a sentence could be a bite at all: whole, of readable length, and plain prose. */
export function isFitForBite(
  { text, words }: TextSentence,
  { language, functionWords }: FitnessContext,
): boolean {
  return (
    hasLength(text, words.length) &&
    OPENS.test(text) &&
    (ENDS.test(text) || WITHOUT_STOPS.test(text)) &&
    !NO_PROSE.test(text) &&
    !GLUED.test(text) &&
    !SPEECH.test(text) &&
    (text.match(QUOTES)?.length ?? 0) % 2 === 0 &&
    text.split('(').length === text.split(')').length &&
    text.split(/[,;、，؛،]/u).length - 1 <= MOST_COMMAS &&
    !isList(text, words.length, language) &&
    (WRITTEN_UNSPACED.test(language)
      ? countUnspaced(text) > text.length * LEAST_UNSPACED
      : hasFunctionWords(words, functionWords))
  );
}

function hasFunctionWords(words: readonly TextWord[], known: ReadonlySet<string>): boolean {
  const found = words.filter(({ key }) => known.has(key)).length;
  return known.size === 0 || found >= words.length * FEWEST_FUNCTION_WORDS;
}

function hasLength(text: string, words: number): boolean {
  if (WITHOUT_STOPS.test(text)) return text.length >= LETTERS.least;
  const { least, most } = isUnspaced(text) ? SIGNS : LETTERS;
  const isLong = text.length >= least && text.length <= most;
  return isLong && (isUnspaced(text) || (words >= WORDS.least && words <= WORDS.most));
}

/** Of names or numbers. */
function isList(text: string, words: number, language: string): boolean {
  const capitals = text.match(/(?<![\p{L}\p{N}])\p{Lu}/gu)?.length ?? 0;
  const numbers = text.match(/(?<!\p{N})\p{N}+/gu)?.length ?? 0;
  const mostCapitals = language.startsWith('de') ? MOST_CAPITALS.german : MOST_CAPITALS.elsewhere;
  return capitals > words * mostCapitals || numbers > words * MOST_NUMBERS;
}
