import { numericValues } from '../numeric-options.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { isPersonName, isPlaceName } from './proper-names.ts';

type OptionKind = 'year' | 'number' | 'person' | 'place' | 'name' | 'other';

const QUANTIFIERS =
  'about|around|nearly|over|under|some|roughly|almost|at least|at most|up to|more than|less than|fewer than|between|from|only|by|in|c|ca|circa|approximately';
const NUMERIC = new RegExp(String.raw`^(?:(?:${QUANTIFIERS})\.? )*[^\p{L}\d]{0,3}\d`, 'iu');
const YEAR =
  /^(?:(?:in|about|around|c\.|ca\.|circa) )?(?:(?:1\d|20)\d\d|\d{1,4} ?(?:BC|AD|BCE|CE))$/i;

/** Options that are numbers share a unit and ascend. */
export function numericFlaws(options: readonly string[]): Flaw[] {
  if (!options.every((option) => NUMERIC.test(option))) return [];
  const shown = options.join(' / ');
  const values = numericValues(options.map(lowerBound));
  if (values === undefined) {
    const areNumbers = options.every((option) =>
      /^\D{0,12}\d[\d.,]*\D{0,16}$/.test(lowerBound(option)),
    );
    return flawsIf('numeric options', areNumbers && `The units differ: ${shown}`);
  }
  const ascend = values.every(
    (value, index) => index === 0 || value > (values[index - 1] ?? value),
  );
  return flawsIf('numeric options', !ascend && `The numbers do not ascend: ${shown}`);
}

/** "10–20 years" and "between 10 and 20 years" as "10 years". */
const lowerBound = (option: string) =>
  option.replace(/(\d[\d.,]*) ?(?:[-–—]| to | and ) ?\d[\d.,]*/u, '$1');

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

/** What an option can be by its looks; one capitalised word alone may be anything but a number. */
function possibleKinds(option: string): Set<OptionKind> {
  const text = option.trim();
  if (YEAR.test(text)) return new Set(/^\d+$/.test(text) ? ['year', 'number'] : ['year']);
  if (NUMERIC.test(text)) return new Set(['number']);
  if (isPlaceName(text)) return new Set(['place']);
  if (isPersonName(text)) return new Set(['person']);
  const words = text.split(/\s+/);
  if (words.length === 1) {
    return new Set(/^\p{Ll}/u.test(text) ? ['other'] : ['person', 'place', 'name', 'other']);
  }
  if (words.every((word) => !/^\p{Ll}/u.test(word))) {
    return new Set(['person', 'place', 'name']);
  }
  // "Battle of Hastings" is a name and "Spices of India" is none, but looks the same.
  const holdsName = words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  return new Set(holdsName ? ['person', 'place', 'name', 'other'] : ['other']);
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
