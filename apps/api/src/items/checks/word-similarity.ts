import { ENGLISH } from './languages/english.ts';
import type { Language } from './languages/language.ts';
import { remembering } from './remembering.ts';

const SHORTEST_STEM = 4;
/** "Flies" and "flying" are of "fly", which is shorter than other stems. */
const SHORT_WORD = /^(\p{L}?\p{L}?[aeiouy]\p{L}?|\p{L}[aeiouy]\p{L})(?:s|ed|ing)$/u;
/** "Cutting" is of "cut". */
const DOUBLED = /([bdgmnprt])\1(ed|ing)$/u;
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
export const normalized = remembering((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim(),
);

/** The words of N(text), told apart by a dictionary where the script has no spaces. */
export const tokens = remembering((text): readonly string[] => {
  const plain = normalized(text);
  if (plain === '') return [];
  const words = plain.split(' ');
  return isUnspaced(plain) ? words.flatMap(segmented) : words;
});

/** The same as a set. */
export const wordsOf = remembering((text): ReadonlySet<string> => new Set(tokens(text)));

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
): ReadonlySet<string> {
  const key = `${language.code} ${shortest}`;
  const stemsOf = STEMS.get(key) ?? stemsIn(language, shortest);
  STEMS.set(key, stemsOf);
  return stemsOf(text);
}

/** By language and the length of the shortest word. */
const STEMS = new Map<string, (text: string) => ReadonlySet<string>>();

const stemsIn = (language: Language, shortest: number) =>
  remembering((text): ReadonlySet<string> => {
    const words = tokens(text).filter(
      (word) => wordLength(word) >= shortest && !language.functionWords.has(word),
    );
    return new Set(words.map((word) => stem(word, language)));
  });

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
  const short =
    language === ENGLISH
      ? SHORT_WORD.exec(word.replace(/ies$/, 'ys').replace(DOUBLED, '$1$2'))?.[1]
      : undefined;
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
  if (shorter < least * longer) return false;
  if (longer === 0) return true;
  return 1 - levenshtein(a, b, (1 - least) * longer + 1) / longer >= least;
}

/** What differs by more than `most` is not counted to the end. */
function levenshtein(a: string, b: string, most = Infinity): number {
  const [letters, others] = [[...a], [...b]];
  let previous = Uint32Array.from({ length: others.length + 1 }, (_, column) => column);
  let current = new Uint32Array(others.length + 1);
  for (const [row, letter] of letters.entries()) {
    current[0] = row + 1;
    let least = row + 1;
    for (let column = 0; column < others.length; column += 1) {
      const replaced = (previous[column] ?? 0) + (letter === others[column] ? 0 : 1);
      const removed = (previous[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      const distance = Math.min(replaced, removed, added);
      current[column + 1] = distance;
      if (distance < least) least = distance;
    }
    if (least > most) return least;
    [previous, current] = [current, previous];
  }
  return previous[others.length] ?? 0;
}
