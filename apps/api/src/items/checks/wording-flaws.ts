import { GAP } from '@morsel/sdk/domain';

import type { ItemContent } from '../item-content.ts';
import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { formOf } from './item-form.ts';
import { optionGroups, stemOf } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { sentencesOf } from './sentences.ts';

const QUOTED = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|«[^»]*»|「[^」]*」/g;
/** A sentence that its reason completes. */
const ASKS_FOR_REASON =
  /(?:\b(?:because|since|weil|da|parce que|car|porque|perché|omdat)|потому что|のは、?|因为)[\s…_:]*$/iu;
/** A list says of a step of another that it is among its own. */
const FOREIGN = /\bdo(?:es)? not belong\b/i;

/**
 * Words that give an option away (absolutes, vague frequencies) or trip a reader up (negations).
 * An absolute that the quote has too is what the book says.
 */
export function wordingFlaws(
  content: ItemContent,
  evidence?: Pick<Evidence, 'quote'>,
  language: Language = languageOfItem(content),
): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const stem = stemOf(content);
  const { absolute, vague } = language;
  const said = [absolute, vague].flatMap((pattern) => evidence?.quote.match(pattern) ?? []);
  const isSaid = (word: string) => said.some((one) => one.toLowerCase() === word.toLowerCase());
  const absolutes = (text: string) => absoluteFlaws(text, language, isSaid);
  const strongAbsolutes = (text: string) =>
    absolutes(text.replace(language.noAbsolute, '…').replace(language.mildAbsolute, '…'));
  if (formOf(content) === 'statement')
    return [...absolutes(stem), ...doubleNegation(stem, language)];
  const options = formOf(content) === 'choice' ? optionGroups(content).flat() : [];
  const asked = formOf(content) === 'written' ? withoutClauses(stem) : stem;
  const negation = negationIn(asked, language);
  return [
    ...options.flatMap(strongAbsolutes),
    ...options.flatMap((option) => vagueWords(option, language, isSaid)),
    ...flawsIf(
      'negation',
      negation !== undefined && `“${negation}” in “${stem}” asks for what is not so`,
    ),
  ];
}

function absoluteFlaws(
  text: string,
  { absolute, noAbsolute }: Language,
  isSaid: (word: string) => boolean,
): Flaw[] {
  if (isTitleCased(text)) return [];
  const word = text.replace(noAbsolute, '…').match(absolute)?.[0];
  return flawsIf(
    'absolute',
    word !== undefined && !isSaid(word) && `“${word}” in “${text}” is absolute`,
  );
}

function vagueWords(text: string, { vague }: Language, isSaid: (word: string) => boolean): Flaw[] {
  if (isTitleCased(text)) return [];
  const word = text.match(vague)?.[0];
  return flawsIf(
    'vague frequency',
    word !== undefined && !isSaid(word) && `“${word}” in “${text}” is vague`,
  );
}

/** "Read Only Memory", "All Quiet on the Western Front": a name says what it says. */
function isTitleCased(text: string): boolean {
  const long = text
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}{4,}/u.test(word));
  return long.length > 1 && long.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}

/** What is to be written is pinned down in clauses: "a finding that no theory explains". */
const withoutClauses = (stem: string) =>
  stem.includes(GAP) ? '' : stem.replace(/(?<=\S) (?:that|which|who|where|whose|when)\b[^?]*/i, '');

/** "Why does it not …?" asks for a reason, and a condition is not what is asked: no riddles. */
function negationIn(
  stem: string,
  { asksWhy, asksForTheWrong, condition }: Language,
): string | undefined {
  const question = lastSentence(stem);
  if (question.search(asksWhy) >= 0 || ASKS_FOR_REASON.test(stem)) return undefined;
  const asked = question.replace(QUOTED, '').replace(condition, '').replace(FOREIGN, '');
  return asked.match(asksForTheWrong)?.[0];
}

/** What stands before the question tells a case. */
function lastSentence(stem: string): string {
  const last = sentencesOf(stem).at(-1);
  return last === undefined ? stem : stem.slice(last.start, last.end);
}

function doubleNegation(statement: string, { negation }: Language): Flaw[] {
  const negations = statement.match(negation)?.length ?? 0;
  return flawsIf('negation', negations > 1 && `“${statement}” is negated twice`);
}
