import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { optionGroups } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { sentencesOf } from './sentences.ts';
import { contentStems, hasStem } from './word-similarity.ts';

const DATE =
  /\b\d{3,4}\s?[–-]\s?\d{2,4}\b|\b(?:1\d{3}|20\d{2})s?\b|\b\d{1,4} (?:BC|AD|BCE|CE)\b|\b(?:AD|in|and|,) \d{2,3}\b/g;
const DATES_OF_A_LIST = 3;

/** Explanations that say when instead of why, or explain some parts and pass over most. */
export function bareExplanationFlaws(
  content: ItemContent,
  language: Language = languageOfItem(content),
): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const { explanation } = content.answerKey;
  return [
    ...flawsIf('bare explanation', listsDates(explanation) && `“${explanation}” lists dates`),
    ...flawsIf('bare explanation', skipsParts(content, language)),
  ];
}

function listsDates(explanation: string): boolean {
  return sentencesOf(explanation)
    .map(({ start, end }) => explanation.slice(start, end))
    .some((sentence) => (sentence.match(DATE)?.length ?? 0) >= DATES_OF_A_LIST);
}

/** Of the pairs the explanation names one, and passes over more than half. */
function skipsParts(content: ItemContent, language: Language): string | false {
  if (content.kind !== 'match_pairs') return false;
  const { answer, explanation } = content.answerKey;
  if (typeof answer !== 'object' || Array.isArray(answer)) return false;
  const said = contentStems(explanation, 3, language);
  const [left = []] = optionGroups(content);
  const isSaid = (word: string) => hasStem(said, word, language);
  const isNamed = (text: string) => {
    const words = [...contentStems(text, 3, language)];
    return words.length > 0 && words.every(isSaid);
  };
  const isTouched = (text: string) => [...contentStems(text, 3, language)].some(isSaid);
  const skipped = left.filter((text) => !isTouched(`${text} ${answer[text] ?? ''}`));
  const isPartial = left.some(isNamed) && skipped.length > left.length / 2;
  return (
    isPartial && `The explanation passes over ${skipped.map((text) => `“${text}”`).join(', ')}`
  );
}
