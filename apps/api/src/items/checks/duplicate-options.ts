import { numericValues } from '../numeric-options.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { numbersIn } from './stated-numbers.ts';
import { areSimilar, normalized, tokens } from './word-similarity.ts';

const SIMILAR = 0.9;
const SIMILAR_WORDS = 0.8;
const COVERING = 0.6;
const ARTICLES = new Set(['a', 'an', 'the']);
const LINKS = new Set([...ARTICLES, 'and', 'or']);

/** Options of one question, or texts of one side, of which two say the same. */
export function duplicateFlaws(options: readonly string[]): Flaw[] {
  const twins = pairsOf(options).find(([one, other]) => saySame(one, other));
  return flawsIf(
    'duplicate options',
    twins && `Two options say the same: “${twins[0]}” and “${twins[1]}”`,
  );
}

/** An option whose words are most of another's: whoever knows one knows both. */
export function subsetFlaws(options: readonly string[]): Flaw[] {
  const found = pairsOf(options).find(
    ([one, other]) => isMostOf(one, other) || isMostOf(other, one),
  );
  return flawsIf(
    'subset options',
    found && `One option is contained in another: “${found[0]}” and “${found[1]}”`,
  );
}

function saySame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a.join(' ') === b.join(' ')) return normalized(one) !== '' || one.trim() === other.trim();
  if (sortedParts(a) === sortedParts(b)) return true;
  const isRange = [one, other].some((text) => numbersIn(text).length > 1);
  const values = isRange ? undefined : numericValues([one, other].map(withDigits));
  return values === undefined ? differByMisspelling(a, b) : values[0] === values[1];
}

/** Words without articles, which make no difference; a minus does. */
const plain = (text: string) =>
  tokens(text.replace(/(?<![\p{L}\d] ?)[-−](?= ?[\d.])/gu, 'minus ')).filter(
    (word) => !ARTICLES.has(word),
  );

/** "Supply and demand" as "demand|supply". */
const sortedParts = (words: readonly string[]) =>
  words
    .join(' ')
    .split(/ (?:and|or) /)
    .toSorted()
    .join('|');

/** "Twenty days" as "20 days". */
function withDigits(text: string): string {
  if (/\d/.test(text)) return text;
  const found = numbersIn(text);
  const [number] = found;
  return number !== undefined && found.length === 1
    ? text.replace(number.text, `${number.value}`)
    : text;
}

/**
 * Most letters agree, and the words in which they differ are nearly one word. Letters alone are not
 * enough: "Charles I" and "Charles II", or "raises all prices" and "razes all prices", are far apart.
 */
function differByMisspelling(a: readonly string[], b: readonly string[]): boolean {
  if (!areSimilar(a.join(' '), b.join(' '), SIMILAR)) return false;
  if (a.length !== b.length) return !a.concat(b).some(isNumeral);
  return a.every((word, index) => {
    const other = b[index] ?? '';
    if (word === other) return true;
    if (isNumeral(word) || isNumeral(other)) return false;
    return word.slice(0, 2) === other.slice(0, 2) && areSimilar(word, other, SIMILAR_WORDS);
  });
}

const isNumeral = (word: string) => /\d|^[ivxlcm]+$/.test(word);

function isMostOf(part: string, whole: string): boolean {
  if (stateOtherNumbers(part, whole)) return false;
  return (
    coversMuch(tokens(part), tokens(whole)) || coversMuch(tellingWords(part), tellingWords(whole))
  );
}

function coversMuch(small: readonly string[], large: readonly string[]): boolean {
  const isPart = small.every((word) => large.includes(word));
  // "Transmits light and scatters it" is no part of "transmits light and does not scatter it".
  const isDenied = ['no', 'not', 'never'].some(
    (word) => large.includes(word) && !small.includes(word),
  );
  return (
    isPart && !isDenied && small.length < large.length && small.length / large.length >= COVERING
  );
}

/** "6 pounds" is no part of "6.5 pounds". */
function stateOtherNumbers(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((text) =>
    numbersIn(text)
      .map(({ value }) => value)
      .join(' '),
  );
  return a !== '' && b !== '' && a !== b;
}

const tellingWords = (text: string) => tokens(text).filter((word) => !LINKS.has(word));

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}
