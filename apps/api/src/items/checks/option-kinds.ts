import { numericValues } from '../numeric-options.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { isPersonName, isPlaceName } from './proper-names.ts';
import { numbersIn } from './stated-numbers.ts';

type OptionKind = 'year' | 'number' | 'person' | 'place' | 'other';

const QUANTIFIERS =
  'early|late|mid|about|around|nearly|over|under|some|roughly|almost|at least|at most|up to|more than|less than|fewer than|between|from|only|by|in|c|ca|circa|approximately|exactly|precisely';
const NUMERIC = new RegExp(
  String.raw`^(?:(?:${QUANTIFIERS})\.? )*[^\p{L}\d]{0,3}\d+(?!\d|st\b|nd\b|rd\b|th\b)`,
  'iu',
);
const BEFORE_NUMBER = new RegExp(String.raw`^(?:(?:${QUANTIFIERS})\.? ?)*$`, 'i');
const YEAR =
  /^(?:(?:in|about|around|c\.|ca\.|circa) )?(?:(?:1\d|20)\d\d|\d{1,4} ?(?:B\. ?C\.|A\. ?D\.|BCE?|AD|CE))$/i;

/** Options that are numbers share a unit and ascend. */
export function numericFlaws(options: readonly string[]): Flaw[] {
  if (!options.every((option) => NUMERIC.test(option))) return [];
  if (options.every((option) => YEAR.test(option.trim())) && hasEras(options)) return [];
  const shown = options.join(' / ');
  const values = numericValues(options);
  if (values === undefined) {
    const areNumbers = options.every((option) => /^\D{0,12}\d[\d.,]*\D{0,16}$/.test(option));
    return flawsIf('numeric options', areNumbers && `The units differ: ${shown}`);
  }
  const ascend = values.every(
    (value, index) => index === 0 || value >= (values[index - 1] ?? value),
  );
  return flawsIf('numeric options', !ascend && `The numbers do not ascend: ${shown}`);
}

/** Options are of one kind, and of the kind that the question asks for. */
export function kindFlaws(stem: string, options: readonly string[]): Flaw[] {
  const kinds = options.map(possibleKinds);
  const [first = new Set<OptionKind>(), ...others] = kinds;
  const agree = [...first].some((kind) => others.every((other) => other.has(kind)));
  const wanted = wantedKind(stem);
  const odd = options.find((_, index) => isOtherThan(wanted, kinds[index] ?? new Set()));
  return [
    ...flawsIf('mixed kinds', !agree && `The options are of several kinds: ${options.join(' / ')}`),
    ...flawsIf('mixed kinds', odd !== undefined && `“${odd}” is no ${wanted}`),
  ];
}

/** What an option can be by its looks; with a capital inside it may be any name. */
function possibleKinds(option: string): Set<OptionKind> {
  const text = option.trim();
  if (YEAR.test(text)) return new Set(/^in |[BC]\w*$/.test(text) ? ['year'] : ['year', 'number']);
  if (NUMERIC.test(text) || isCount(text)) return new Set(['number']);
  if (isPlaceName(text)) return new Set(['place']);
  if (isPersonName(text)) return new Set(['person']);
  const holdsName = /^\p{Lu}\S*$|^\d|\s\p{Lu}/u.test(text);
  return new Set(holdsName ? ['person', 'place', 'other'] : ['other']);
}

/** Years before and after Christ have no unit in common, and ascend by no number. */
const hasEras = (years: readonly string[]) =>
  years.some((year) => /BC/i.test(year)) && years.some((year) => !/BC/i.test(year));

/** "Four", "about twenty-seven": a number in words and nothing else. */
function isCount(text: string): boolean {
  const [number] = numbersIn(text);
  return number !== undefined && BEFORE_NUMBER.test(text.replace(number.text, ''));
}

function wantedKind(stem: string): OptionKind | undefined {
  if (/\b(?:what|which) year\b/i.test(stem)) return 'year';
  if (/^how (?:many|much)\b/i.test(stem)) return 'number';
  if (/^(?:to |by |from |with )?whom?\b/i.test(stem)) return 'person';
  return /^(?:where\b|(?:in |to |from )?which (?:country|city|town|continent|place)\b)/i.test(stem)
    ? 'place'
    : undefined;
}

/** Whether an option is plainly of one kind, and that is not the one asked for. */
function isOtherThan(wanted: OptionKind | undefined, kinds: ReadonlySet<OptionKind>): boolean {
  if (wanted === undefined || kinds.has(wanted)) return false;
  return ['year', 'number', 'person', 'place'].some((kind) => kinds.has(kind as OptionKind));
}
