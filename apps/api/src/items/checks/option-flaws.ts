import type { ItemContent } from '../item-content.ts';
import { duplicateFlaws, subsetFlaws } from './duplicate-options.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { formOf } from './item-form.ts';
import { type Choice, choiceOf, optionGroups } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { kindFlaws, numericFlaws } from './option-kinds.ts';
import { isPersonName, isPlaceName, isHonorific, withoutPlaceWord } from './proper-names.ts';
import { normalized, tokens } from './word-similarity.ts';

const LINKS = new Set('of the and a an in for to de von van'.split(' '));

/** Options that are too close to each other, stand for each other, or refer to each other. */
export function optionFlaws(
  content: ItemContent,
  language: Language = languageOfItem(content),
): Flaw[] {
  if (content.kind === 'flashcard' || formOf(content) === 'statement') return [];
  const groups = optionGroups(content);
  const choice = choiceOf(content);
  return [
    ...groups.flatMap(duplicateFlaws),
    ...groups.flatMap((options) => catchAllFlaws(options, language)),
    ...(choice === undefined ? [] : choiceFlaws(choice)),
  ];
}

function catchAllFlaws(options: readonly string[], { catchAll }: Language): Flaw[] {
  return options.flatMap((option) =>
    flawsIf(
      'catch-all option',
      (normalized(option).search(catchAll) >= 0 || namesOthers(option, options)) &&
        `“${option}” stands for other options`,
    ),
  );
}

/** "Both iron and copper" beside "Iron". */
function namesOthers(option: string, options: readonly string[]): boolean {
  const named = /^(?:both|neither) (.+) (?:and|nor) (.+)$/.exec(normalized(option))?.slice(1) ?? [];
  return options.some((other) =>
    named.some((name) => other !== option && ` ${name} `.includes(` ${normalized(other)} `)),
  );
}

function choiceFlaws({ stem, options, key, distractors }: Choice): Flaw[] {
  const asksForPerson = /\bwho(?:m|se)?\b/i.test(stem);
  const alias = distractors.find((distractor) =>
    [
      [distractor, key],
      [key, distractor],
    ].some(([short = '', long = '']) => isAlias(short, long, asksForPerson)),
  );
  return [
    ...subsetFlaws(options),
    ...flawsIf('alias of the key', alias !== undefined && `“${alias}” may stand for “${key}”`),
    ...numericFlaws(options),
    ...kindFlaws(stem, options),
  ];
}

/** Acronym, initials, last name, or a name with parts left out or shortened. */
function isAlias(short: string, long: string, asksForPerson: boolean): boolean {
  const [brief, words] = [tokens(short), tokens(long)];
  const plain = brief.join('');
  if (words.length < 2 || plain === '') return false;
  const initials = [words, words.filter((word) => !LINKS.has(word))].map((some) =>
    some.map((word) => word.charAt(0)).join(''),
  );
  return (
    initials.includes(plain) ||
    isInBrackets(short, long) ||
    isWithoutLand(short, long) ||
    ((asksForPerson || isPersonName(long)) && isShortName(brief, words, long))
  );
}

/** The short form that a long one gives of itself: "World Health Organization (WHO)". */
const isInBrackets = (short: string, long: string) =>
  normalized(/\(([^)]*)\)/.exec(long)?.[1] ?? '') === normalized(short);

/** "The Nile" for "The River Nile". */
const isWithoutLand = (short: string, long: string) =>
  isPlaceName(long) && withoutPlaceWord(long) === short.toLowerCase().replace(/^the /, '');

/** The I of "Charles I" is no initial of II. */
const isInitial = (letter: string, word: string) =>
  word.charAt(0) === letter && !/^[ivxl]+$/.test(word);

/** "Darwin", "Mr Darwin", "C. Darwin" or "Charles Darwin" for "Charles Robert Darwin". */
function isShortName(brief: readonly string[], words: readonly string[], long: string): boolean {
  const isName = long
    .trim()
    .split(/[\s-]+/)
    .every((word) => /^[^\p{L}]*\p{Lu}/u.test(word) || LINKS.has(word.toLowerCase()));
  const bare = isHonorific(words[0] ?? '') ? brief : brief.filter((word) => !isHonorific(word));
  const parts = bare.filter((word) => !LINKS.has(word));
  if (!isName || parts.length === 0 || parts.length > words.length) return false;
  const last = parts.at(-1) ?? '';
  const isShortened =
    parts.length < words.length ||
    bare.length < brief.length ||
    parts.some((part) => part.length === 1);
  return (
    isShortened &&
    last === words.at(-1) &&
    parts.every((part) => words.some((word) => word === part || isInitial(part, word)))
  );
}
