import { ENGLISH } from './languages/english.ts';
import type { Language } from './languages/language.ts';

const SHORTEST_STEM = 4;
/** "Flies" and "flying" are of "fly", which is shorter than other stems. */
const SHORT_WORD = /^(\p{L}?\p{L}?[aeiouy]\p{L}?|\p{L}[aeiouy]\p{L})(?:s|ed|ing)$/u;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const CONJUGATED = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Whether the words of a text stand side by side without spaces. */
export const isUnspaced = (text: string) => UNSPACED.test(text);

/** How long a text is in Latin letters: a sign that stands for a syllable or a word counts as two. */
export const lengthOf = (text: string) =>
  text.length +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
    ?.length ?? 0);

/** N(text), as texts are compared: NFKC, lower case, no punctuation, single spaces. */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The words of N(text), told apart by a dictionary where the script has no spaces. */
export function tokens(text: string): string[] {
  const plain = normalized(text);
  if (plain === '') return [];
  const words = plain.split(' ');
  return isUnspaced(plain) ? words.flatMap(segmented) : words;
}

const segmented = (run: string) =>
  isUnspaced(run)
    ? [...segmenter.segment(run)].flatMap(({ segment, isWordLike }) =>
        isWordLike === true ? [segment] : [],
      )
    : [run];

/**
 * The stems of the words that carry meaning, of at least four letters unless told otherwise; one sign
 * of Chinese is a word, and two of other scripts without spaces.
 */
export function contentStems(
  text: string,
  shortest = 4,
  language: Language = ENGLISH,
): Set<string> {
  const words = tokens(text).filter(
    (word) => wordLength(word) >= shortest && !language.functionWords.has(word),
  );
  return new Set(words.map((word) => stem(word, language)));
}

const LONG_ROOT = 5;

/**
 * Whether one of the stems is a word's. What is bent or put together in other languages than English
 * is one word with what it begins like or is a part of: "Biene" and "Bienenkönigin".
 */
export function hasStem(stems: ReadonlySet<string>, word: string, language: Language): boolean {
  if (stems.has(word)) return true;
  if (language === ENGLISH) return false;
  const isKin = isUnspaced(word) ? sharesSigns : sharesRoot;
  return [...stems].some((other) => isKin(word, other));
}

const sharesSigns = (one: string, other: string) =>
  (one.length > 1 && other.includes(one)) || (other.length > 1 && one.includes(other));

function sharesRoot(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= LONG_ROOT && long.includes(short)) return true;
  const root = Math.max(LONG_ROOT, Math.ceil(0.75 * short.length));
  return short.length >= root && short.slice(0, root) === long.slice(0, root);
}

function wordLength(word: string): number {
  if (!isUnspaced(word)) return word.length;
  if (/^\p{Script=Hiragana}+$/u.test(word)) return word.length;
  return /\p{Script=Han}/u.test(word) ? 4 * word.length : 2 * word.length;
}

/** A rough stem, enough to see that "selecting" and "selected" are one word. */
function stem(word: string, language: Language): string {
  const root = CONJUGATED.exec(word)?.[1];
  if (root !== undefined) return root;
  const short = language === ENGLISH ? SHORT_WORD.exec(word.replace(/ies$/, 'ys'))?.[1] : undefined;
  if (short !== undefined) return short;
  const ending = language.endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : stem(word.slice(0, -ending.length), language);
}

/** Share of letters that agree: 1 for equal texts, by Levenshtein distance over the longer length. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - levenshtein(a, b) / longer;
}

/** Whether two texts are similar to a degree; those of too different lengths are not compared. */
export function areSimilar(a: string, b: string, least: number): boolean {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return shorter >= least * longer && similarity(a, b) >= least;
}

function levenshtein(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const removed = (previous[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      current.push(Math.min(replaced, removed, added));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
