import nlp from 'compromise';

import { choiceOf, textsOf } from '../items/checks/item-parts.ts';
import { numbersIn } from '../items/checks/stated-numbers.ts';
import { tokens } from '../items/checks/word-similarity.ts';
import type { ItemContent, QuestionContent } from '../items/item-content.ts';

const YEAR = /\b1\d{3}s?\b|\b20\d\ds?\b|\b\d+ (?:BCE?|CE)\b/;
const IN_ORDER_OF_TIME = /\bearliest first\b/;
const BESIDE_NUMBERS = new Set(['about', 'from', 'to', 'between', 'and']);
const BESIDE_NAMES = /^(?:the|an?|of|on|in|and|de|von|since|\d+s?)$/i;
const CAPITAL_INSIDE = /(?<=[\p{L},;] )\p{Lu}[\p{L}-]*\p{L}/gu;
const SMALL = /(?<![\p{L}-])\p{Ll}[\p{L}-]*/gu;

/** How the words of a book are written: with a capital inside a sentence, and with a small letter. */
type Spellings = { readonly capital: ReadonlySet<string>; readonly small: ReadonlySet<string> };

/**
 * The questions among the items of a book that ask for a name, a number or a time: the right option
 * of an mcq is one, most of one side of pairs are, or a list is in order of time.
 *
 * Texts begin with a capital, so a lone word is a name where the book writes it with a capital inside
 * a sentence or the lexicon of compromise has it; in a column of pairs one such name vouches for the
 * words that stand nowhere with a small letter. Not seen are true/false statements that hang on a
 * name, events told in words ("The funeral of Edward VII"), and in which direction pairs are hard:
 * companies matched with their lessons count as names.
 */
export function askingForNamesOrDates(contents: readonly ItemContent[]): QuestionContent[] {
  const spellings = spellingsOf(contents);
  return contents
    .filter((content) => content.kind !== 'flashcard')
    .filter((content) => asksForNameOrDate(content, spellings));
}

function asksForNameOrDate(content: QuestionContent, spellings: Spellings): boolean {
  const { questionText, options } = content.body;
  if (content.kind === 'true_false') return false;
  if (!Array.isArray(options)) {
    return [options.left, options.right].some((side) => isOfNames(side, spellings));
  }
  if (content.kind === 'arrange_list') {
    return IN_ORDER_OF_TIME.test(questionText) || [questionText, ...options].some(hasYear);
  }
  return isOfNames([choiceOf(content)?.key ?? ''], spellings);
}

/** Whether most texts of a column are names, numbers or times. */
function isOfNames(column: readonly string[], spellings: Spellings): boolean {
  const sure = column.filter((text) => isNumber(text) || hasYear(text) || isName(text, spellings));
  const possible = column.filter((text) => sure.includes(text) || mayBeName(text, spellings));
  return sure.length > 0 && possible.length > column.length / 2;
}

const hasYear = (text: string) => YEAR.test(text);

/** "About $200", "5.25-inch": a number and at most a unit. */
function isNumber(text: string): boolean {
  const numbers = numbersIn(text);
  const rest = numbers.reduce((left, number) => left.replace(number.text, ' '), text);
  const words = tokens(rest).filter((word) => !BESIDE_NUMBERS.has(word));
  return numbers.length > 0 && words.length <= 1 && /^\P{L}|^(?:about|from|between) /iu.test(text);
}

function isName(text: string, { capital, small }: Spellings): boolean {
  const words = namingWords(text);
  const [only = ''] = words;
  if (words.length !== 1) return words.length > 1 && words.every(isCapitalised);
  if (small.has(only.toLowerCase()) || nlp(only).has('#Adjective')) return false;
  return capital.has(only) || nlp(only).has('^#ProperNoun+$');
}

/** Whether a text is one word with a capital that the book has nowhere in small letters. */
function mayBeName(text: string, { small }: Spellings): boolean {
  const words = namingWords(text);
  return (
    words.length === 1 &&
    words.every((word) => isCapitalised(word) && !small.has(word.toLowerCase()))
  );
}

const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);

const namingWords = (text: string) => text.split(/\s+/).filter((word) => !BESIDE_NAMES.test(word));

function spellingsOf(contents: readonly ItemContent[]): Spellings {
  const texts = contents.flatMap(textsOf);
  return {
    capital: new Set(texts.flatMap((text) => text.match(CAPITAL_INSIDE) ?? [])),
    small: new Set(texts.flatMap((text) => text.match(SMALL) ?? [])),
  };
}
