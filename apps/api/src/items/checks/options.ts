import type { ItemContent } from '../content.ts';
import { numericValues } from '../numeric-options.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { choiceOf, optionGroups } from './parts.ts';
import { normalized, similarity, tokens } from './words.ts';

const SIMILAR = 0.9;
const COVERING = 0.6;
const CATCH_ALL =
  /\b(all|none|both|neither|any) of (the )?(above|these|them|those)\b|\b(both|neither) \w+ (and|nor) \w+\b|^[a-d] (and|or) [a-d]$/;

/** Options that are too close to each other, stand for each other, or refer to each other. */
export function optionFlaws(content: ItemContent): Flaw[] {
  if (content.kind === 'flashcard' || content.kind === 'true_false') return [];
  return [
    ...optionGroups(content).flatMap(duplicates),
    ...optionGroups(content).flat().flatMap(catchAlls),
    ...choiceFlaws(content),
  ];
}

function duplicates(options: readonly string[]): Flaw[] {
  return pairsOf(options).flatMap(([one, other]) => {
    const values = numericValues([one, other]);
    const [a, b] = [normalized(one), normalized(other)];
    const same = values === undefined ? similarity(a, b) >= SIMILAR : values[0] === values[1];
    return flawsIf('duplicate options', (a === b || same) && `“${one}” and “${other}”`);
  });
}

function catchAlls(option: string): Flaw[] {
  return flawsIf('catch-all option', CATCH_ALL.test(normalized(option)) && `“${option}”`);
}

function choiceFlaws(content: ItemContent): Flaw[] {
  const choice = choiceOf(content);
  if (choice === undefined) return [];
  const subset = pairsOf(choice.options).find(
    ([one, other]) => coversMuchOf(one, other) || coversMuchOf(other, one),
  );
  const alias = choice.distractors.find((distractor) => isAlias(distractor, choice.key));
  return [
    ...flawsIf('subset options', subset && `“${subset[0]}” and “${subset[1]}”`),
    ...flawsIf('alias of the key', alias !== undefined && `“${alias}” for “${choice.key}”`),
    ...numericFlaws(choice.options),
    ...flawsIf(
      'mixed kinds',
      new Set(choice.options.flatMap(kindOf)).size > 1 && choice.options.join(' / '),
    ),
  ];
}

function coversMuchOf(part: string, whole: string): boolean {
  const [small, large] = [tokens(part), tokens(whole)];
  const isPart = small.every((token) => large.includes(token));
  return isPart && small.length < large.length && small.length / large.length >= COVERING;
}

/** Acronym, initials or last name of the key, or the other way round. */
function isAlias(distractor: string, key: string): boolean {
  return [
    [distractor, key],
    [key, distractor],
  ].some(([short = '', long = '']) => {
    const words = tokens(long);
    if (words.length < 2) return false;
    const plain = normalized(short);
    const initials = words.map((word) => word.charAt(0)).join('');
    const isName = words.length === 2 && /^\p{Lu}\S* \p{Lu}\S*$/u.test(long.trim());
    return plain.replaceAll(' ', '') === initials || (isName && plain === words.at(-1));
  });
}

function numericFlaws(options: readonly string[]): Flaw[] {
  if (!options.every((option) => /\d/.test(option))) return [];
  const values = numericValues(options);
  if (values === undefined) {
    const areNumbers = options.every((option) => /^\D{0,8}\d[\d.,]*\D{0,12}$/.test(option));
    return flawsIf('units differ', areNumbers && options.join(' / '));
  }
  const ascending = values.every(
    (value, index) => index === 0 || value > (values[index - 1] ?? value),
  );
  return flawsIf('numbers not ascending', !ascending && options.join(' / '));
}

/** Kinds that can be told by their looks; a single capitalised word may be anything. */
function kindOf(option: string): string[] {
  const text = option.trim();
  if (/^-?\d{3,4}( (BC|AD|BCE|CE))?$/.test(text)) return ['year'];
  if (/^\D{0,8}\d/.test(text) && !/^\p{L}+ \p{L}+/u.test(text)) return ['number'];
  const words = text.split(/\s+/);
  if (words.length === 1) return [];
  return words.every((word) => /^\p{Lu}/u.test(word)) ? ['name'] : ['other'];
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}
