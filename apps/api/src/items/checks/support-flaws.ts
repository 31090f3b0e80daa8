import { GAP } from '@morsel/sdk/domain';

import type { ItemContent, QuestionContent } from '../item-content.ts';
import { explanationFlaws } from './explanation-flaws.ts';
import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { type Grounds, bearingOf, groundsOf, isNewCase, textAround } from './grounds.ts';
import { inventionFlaws } from './invention-flaws.ts';
import {
  type ClaimSource,
  type ItemClaim,
  alsoSaying,
  claimOf,
  claimSourceOf,
  shareFound,
  whatLacks,
} from './item-claim.ts';
import { formOf } from './item-form.ts';
import { type Choice, choiceOf, stemOf, wordingsOf } from './item-parts.ts';
import { GERMAN } from './languages/german.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { premiseFlaws } from './premise-flaws.ts';
import { secondAnswerFlaws } from './second-answers.ts';
import { followsFrom, numbersIn, valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem, isUnspaced, normalized } from './word-similarity.ts';

/** A key may be said in other words where the question is in those of the text. */
const LEAST_WITH_STEM = 0.1;
/** Backs, pairs and sentences with a gap may be said in other words, not in words of other things. */
const PARAPHRASE = 0.4;
/** The events of a list are said in other words more freely. */
const ENTRY = 0.2;
const HALF = 0.5;
/** One word in a hundred: any. Statements are said in other words most freely. */
const SOME = 0.01;
/** How many sentences before and after the quote may bear it out with it. */
const REACH = 2;
/** What the quote must say of an item, of what the best place of the passage says. */
const LEAST_OF_BEST = { near: 0.2, far: 0.3 };
const LEAST_WITH_KEY = 0.15;
/** Fewer known words tell no place. */
const LEAST_KNOWN = 3;

/**
 * The words of the passage bear the item out. A key, a true statement, a sentence with its gap
 * filled and the back of a flashcard do so in the quote and two sentences on either side of it, and no
 * other place of the passage says more of them; a pair or an entry within any three sentences of the
 * passage. A false statement speaks of the same things, but is not said there. Neither the question
 * nor the explanation holds what the passage does not know.
 */
export function supportFlaws(
  content: ItemContent,
  evidence: Evidence,
  language: Language = languageOfItem(content),
): Flaw[] {
  const grounds = groundsOf(evidence, language);
  if (grounds === undefined) return [];
  const { passage, book } = evidence;
  return [
    ...quoteLacks(content, grounds),
    ...misquotedFlaws(content, grounds),
    ...scatteredFlaws(placedClaims(content), grounds),
    ...falsehoodFlaws(content, grounds),
    ...inventionFlaws(content, [passage, book.title, book.author]),
    ...premiseFlaws(content, grounds),
    ...explanationFlaws(content, grounds),
    ...secondAnswerFlaws(content, grounds),
  ];
}

function quoteLacks(content: ItemContent, grounds: Grounds): Flaw[] {
  const text = claimed(content);
  const { quote, quoted, language } = grounds;
  if (text === undefined) return [];
  const around = claimSourceOf(textAround(grounds, quoted, REACH), quote, language);
  const source = formOf(content) === 'statement' ? withName(around, grounds) : around;
  const claim = claimOf(text, leastShare(content, grounds, source));
  const isWorkedOut = formOf(content) !== 'statement' && bringsNumbers(stemOf(content), grounds);
  return flawsIf(
    'not in the source',
    whatLacks(isWorkedOut ? { ...claim, numbers: [] } : claim, source),
  );
}

/** "As Gibbon sees it": the name of the book is known beside its text. */
const withName = (source: ClaimSource, { book, language }: Grounds): ClaimSource =>
  alsoSaying(source, claimSourceOf(`${book.title} ${book.author}`, '', language));

/** Whether a question has numbers of its own, from which its answer has to be worked out. */
function bringsNumbers(stem: string, { quote }: Grounds): boolean {
  const values = valuesIn(quote);
  return [...valuesIn(stem)].some((value) => value > 1 && !values.has(value));
}

/** The share of a claim's words that must be there. */
function leastShare(content: ItemContent, grounds: Grounds, source: ClaimSource): number {
  if (formOf(content) === 'statement') return SOME;
  if (isNewCase(stemOf(content), grounds)) return 0;
  const key = choiceOf(content)?.key;
  if (key === undefined) return PARAPHRASE;
  const { language } = grounds;
  const passage = claimSourceOf(grounds.passage, '', language);
  const isElsewhere = shareFound(key, passage) >= HALF;
  const isOnTopic = shareFound(`${stemOf(content)} ${key}`, source) >= LEAST_WITH_STEM;
  const isName = language !== GERMAN && isNameLike(key);
  return isOnTopic && !isElsewhere && !isName ? 0 : SOME;
}

/** A name cannot be said in other words. */
const isNameLike = (text: string) =>
  text.split(' ').every((word) => /^\p{Lu}|^\p{Ll}{1,3}$/u.test(word));

function claimed(content: ItemContent): string | undefined {
  if (content.kind === 'flashcard') return content.body.back;
  if (formOf(content) === 'written') return writtenClaim(content);
  if (formOf(content) !== 'statement') return choiceOf(content)?.key;
  return content.answerKey.answer === 0 ? content.body.questionText : undefined;
}

function writtenClaim(content: QuestionContent): string | undefined {
  const [answer] = wordingsOf(content);
  if (answer === undefined || content.kind !== 'cloze') return answer;
  return content.body.questionText.replace(GAP, answer);
}

/** A quote from another place than the one that speaks of the item. */
function misquotedFlaws(content: ItemContent, grounds: Grounds): Flaw[] {
  const text = claimed(content);
  if (text === undefined) return [];
  const { language, quote, quoted } = grounds;
  const stem = stemOf(content);
  const bearing = bearingOf(contentStems(`${stem} ${text}`, 4, language), grounds);
  const inQuote = claimSourceOf(quote, quote, language);
  const telling = tellingWords(text, stem, language);
  const isKeyThere =
    telling.length > 0 && telling.every((word) => hasStem(inQuote.stems, word, language));
  const isNear = Math.abs(bearing.best.at.first - quoted.first) <= REACH;
  const least = isKeyThere ? LEAST_WITH_KEY : LEAST_OF_BEST[isNear ? 'near' : 'far'];
  const there = bearing.known.filter((word) => hasStem(inQuote.stems, word, language));
  const isElsewhere =
    bearing.known.length >= LEAST_KNOWN &&
    there.length < HALF * bearing.known.length &&
    !(isKeyThere && telling.length > 1) &&
    bearing.of(quoted) < least * bearing.best.score;
  const isDerived = numbersIn(text).some(({ value }) => followsFrom(value, inQuote.values));
  const rival = isDerived
    ? undefined
    : choiceOf(content)?.distractors.find((one) =>
        isRival(one, { stem, telling, inQuote, language }),
      );
  return [
    ...flawsIf('unsupported quote', isElsewhere && `“${quote}” does not speak of “${text}”`),
    ...flawsIf('unsupported quote', rival && `“${quote}” speaks of “${rival}”, not of “${text}”`),
  ];
}

type Rivalry = {
  readonly stem: string;
  readonly telling: readonly string[];
  readonly inQuote: ClaimSource;
  readonly language: Language;
};

/** The quote has all of a distractor and nothing of the key. */
function isRival(
  distractor: Choice['key'],
  { stem, telling, inQuote, language }: Rivalry,
): boolean {
  if (isUnspaced(distractor)) return false;
  const isThere = (word: string) => hasStem(inQuote.stems, word, language);
  const words = tellingWords(distractor, stem, language);
  return words.length > 0 && telling.length > 0 && words.every(isThere) && !telling.some(isThere);
}

/** The words of an answer that the question does not have. */
function tellingWords(answer: string, stem: string, language: Language): string[] {
  const asked = contentStems(stem, 4, language);
  return [...contentStems(answer, 4, language)].filter((word) => !hasStem(asked, word, language));
}

/** What must stand in one place of the passage each: the sides of a pair, an entry of a list. */
function placedClaims(content: ItemContent): ItemClaim[][] {
  if (content.kind === 'flashcard' || formOf(content) !== 'placing') return [];
  const { options } = content.body;
  const { answer } = content.answerKey;
  if (!Array.isArray(options)) {
    return Object.entries(answer).map((pair) => pair.map((side) => claimOf(side, PARAPHRASE)));
  }
  // What does not belong to a list is to be found nowhere.
  const entries = options.filter((_, index) => Array.isArray(answer) && answer.includes(index));
  return entries.map((entry) => [claimOf(entry, ENTRY)]);
}

function scatteredFlaws(claims: readonly (readonly ItemClaim[])[], grounds: Grounds): Flaw[] {
  if (claims.length === 0) return [];
  const places = grounds.sentences.map((_, index) => {
    const text = textAround(grounds, { first: index, last: index }, 1);
    return claimSourceOf(text, text, grounds.language);
  });
  return claims.flatMap((together) => {
    const isThere = places.some((place) =>
      together.every((claim) => whatLacks(claim, place) === undefined),
    );
    const texts = together.map(({ text }) => text).join(' – ');
    return flawsIf('not in the source', !isThere && `“${texts}” is not in the passage`);
  });
}

function falsehoodFlaws(content: ItemContent, grounds: Grounds): Flaw[] {
  if (content.kind === 'flashcard' || formOf(content) !== 'statement') return [];
  if (content.answerKey.answer === 0) return [];
  const { passage, language } = grounds;
  const statement = content.body.questionText;
  const isSaid = ` ${normalized(passage)} `.includes(` ${normalized(statement)} `);
  const known = withName(claimSourceOf(passage, '', language), grounds);
  const isOnTopic = shareFound(statement, known) >= SOME;
  return [
    ...flawsIf(
      'not in the source',
      isSaid && `The key is FALSE, but the passage says “${statement}”`,
    ),
    ...flawsIf('not in the source', !isOnTopic && `The passage does not speak of “${statement}”`),
  ];
}
