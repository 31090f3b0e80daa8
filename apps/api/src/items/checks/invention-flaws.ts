import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { optionGroups } from './item-parts.ts';
import { ENGLISH } from './languages/english.ts';
import { GERMAN } from './languages/german.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { numbersIn, valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem, tokens } from './word-similarity.ts';

/** A capitalised word that opens no sentence, quotation or bracket. */
const NAME = /(?<=[\p{L}\p{N},;’'”)] )\p{Lu}[\p{L}\p{M}]{2,}/gu;
/**
 * German begins nouns with a capital too: a name stands beside another one, after a noun or where
 * nouns have an article.
 */
const NAME_AMONG_NOUNS =
  /(?<=\p{Lu}\p{L}+ )(?!(?:Jahre?n?|Jahrhunderts?|Uhr|Meter|Kilometer|Prozent)\b)\p{Lu}\p{L}{2,}/gu;
/** As many first letters tell "Egyptian" and "Egypt" from other names. */
const ROOT = 4;
const PEOPLES = new Map([
  ['danish', 'denmark'],
  ['dutch', 'netherlands'],
  ['french', 'france'],
  ['irish', 'ireland'],
  ['polish', 'poland'],
  ['spanish', 'spain'],
  ['swiss', 'switzerland'],
  ['venetian', 'venice'],
  ['welsh', 'wales'],
]);

/** Numbers and names of an explanation or a flashcard's back that the source does not have. */
export function inventionFlaws(
  content: ItemContent,
  source: string,
  language: Language = languageOfItem(content),
): Flaw[] {
  const text = content.kind === 'flashcard' ? content.body.back : content.answerKey.explanation;
  const known = `${source} ${askedTexts(content).join(' ')}`;
  const values = valuesIn(known);
  const number = numbersIn(text).find(({ text, value }) => /\d/.test(text) && !values.has(value));
  const name = unknownNameIn(text, known, language);
  const where = content.kind === 'flashcard' ? 'back' : 'explanation';
  return [
    ...flawsIf(
      'not in the source',
      number && `“${number.text}” in the ${where} is not in the passage`,
    ),
    ...flawsIf('not in the source', name && `“${name}” in the ${where} is not in the passage`),
  ];
}

/** What the reader has seen before the explanation: it may speak of wrong options too. */
function askedTexts(content: ItemContent): string[] {
  if (content.kind === 'flashcard') return [content.body.front];
  return [content.body.questionText, ...optionGroups(content).flat()];
}

/** A name of a text that what is known does not have. */
export function unknownNameIn(text: string, known: string, language: Language): string | undefined {
  const words = new Set(tokens(known));
  const stems = language === ENGLISH ? words : contentStems(known, 3, language);
  const roots = new Set((known.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map(rootOf));
  const isKnown = (name: string) =>
    words.has(name) ||
    roots.has(rootOf(name)) ||
    words.has(PEOPLES.get(name) ?? '') ||
    [...contentStems(name, 3, language)].some((stem) => hasStem(stems, stem, language));
  const names = text.match(language === GERMAN ? NAME_AMONG_NOUNS : NAME) ?? [];
  return names.find((word) => !tokens(word).every(isKnown));
}

const rootOf = (name: string) => name.toLowerCase().slice(0, ROOT);
