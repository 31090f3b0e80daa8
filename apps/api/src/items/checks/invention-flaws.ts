import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { optionGroups } from './item-parts.ts';
import { ENGLISH } from './languages/english.ts';
import { GERMAN } from './languages/german.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { remembering } from './remembering.ts';
import { followsFrom, numbersIn, valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem, tokens, wordsOf } from './word-similarity.ts';

/** A capitalised word that opens no sentence, quotation or bracket. */
const NAME = /(?<=[\p{L}\p{N},;’'”)] )\p{Lu}[\p{L}\p{M}]{2,}/gu;
/**
 * German begins nouns with a capital too: a name stands beside another one, after a noun or where
 * nouns have an article.
 */
const NAME_AMONG_NOUNS =
  /(?<=\p{Lu}\p{L}+ )(?!(?:Jahre?n?|Jahrhunderts?|Uhr|Meter|Kilometer|Prozent)\b)\p{Lu}\p{L}{2,}/gu;
const GENITIVE = /(\p{Lu}\p{L}+)s $/u;
/** As many first letters tell "Egyptian" and "Egypt" from other names. */
const ROOT = 4;
const ROOTLESS = [
  ['danish', 'denmark'],
  ['dutch', 'netherlands'],
  ['french', 'france'],
  ['irish', 'ireland'],
  ['polish', 'poland'],
  ['spanish', 'spain'],
  ['swiss', 'switzerland'],
  ['venetian', 'venice'],
  ['welsh', 'wales'],
  ['lunar', 'moon'],
  ['solar', 'sun'],
] as const;
/** Words that name the same and begin differently, each by the other. */
const KIN: ReadonlyMap<string, string> = new Map(
  ROOTLESS.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** Numbers and names of an explanation or a flashcard's back that the sources do not have. */
export function inventionFlaws(
  content: ItemContent,
  sources: readonly string[],
  language: Language = languageOfItem(content),
): Flaw[] {
  const text = content.kind === 'flashcard' ? content.body.back : content.answerKey.explanation;
  const known = [...sources, askedTexts(content).join(' ')];
  const values = new Set(known.flatMap((one) => [...valuesIn(one)]));
  const number = numbersIn(text).find(
    ({ text, value }) => /\d/.test(text) && !values.has(value) && !followsFrom(value, values),
  );
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

/** A name of a text that none of those which are known has. */
export function unknownNameIn(
  text: string,
  known: readonly string[],
  language: Language,
): string | undefined {
  const names = language === GERMAN ? namesAmongNouns(text, known) : (text.match(NAME) ?? []);
  const isKnown = (name: string) => known.some((one) => knowsName(one, name, language));
  return names.find((word) => !tokens(word).every(isKnown));
}

/** "Schopenhauers Gleichnis": what somebody known has is no name. */
function namesAmongNouns(text: string, known: readonly string[]): string[] {
  const plain = withoutOpenings(text);
  return [...plain.matchAll(NAME_AMONG_NOUNS)].flatMap(({ index, 0: name }) => {
    const owner = GENITIVE.exec(plain.slice(0, index))?.[1]?.toLowerCase() ?? '';
    return known.some((one) => wordsOf(one).has(owner)) ? [] : [name];
  });
}

/** The capital of a sentence's first word tells nothing. */
const withoutOpenings = (text: string) =>
  text.replace(/(?:^|(?<=[.!?:…] ))[„“»‚"']?\p{Lu}/gu, (opening) => opening.toLowerCase());

function knowsName(known: string, name: string, language: Language): boolean {
  const words = wordsOf(known);
  const stems = language === ENGLISH ? words : contentStems(known, 3, language);
  return (
    words.has(name) ||
    rootsIn(known).has(rootOf(name)) ||
    words.has(KIN.get(name) ?? '') ||
    [...contentStems(name, 3, language)].some((stem) => hasStem(stems, stem, language))
  );
}

const rootOf = (name: string) => name.toLowerCase().slice(0, ROOT);

/** Of what begins with a capital. */
const rootsIn = remembering(
  (text): ReadonlySet<string> => new Set((text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map(rootOf)),
);
