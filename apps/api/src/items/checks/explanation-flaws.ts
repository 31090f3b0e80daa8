import type { ItemContent, QuestionContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { type Grounds, foreignWords } from './grounds.ts';
import { formOf } from './item-form.ts';
import { choiceOf, textsOf } from './item-parts.ts';
import type { Language } from './languages/language.ts';
import { contradictionIn } from './opposite-words.ts';
import { sentencesOf } from './sentences.ts';
import { numbersIn, valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem, isUnspaced } from './word-similarity.ts';

/** So many words of an explanation that neither passage nor item know speak of something else. */
const MOST_FOREIGN = { count: 6, share: 0.95 };
const CONTRASTS =
  /\b(?:unlike|instead|rather|while|whereas|but|though|although|only|hingegen|bloß|lediglich|erst|sonst|dagegen|sondern|während|aber|jedoch|tandis|mais|alors|mientras|sino|pero|mentre|ma|mas|enquanto|terwijl|maar)\b|ではなく|一方|しかし|而|但/iu;

/** Explanations that explain another answer, something else, or the opposite of what the passage says. */
export function explanationFlaws(content: ItemContent, grounds: Grounds): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const { explanation } = content.answerKey;
  return [
    ...flawsIf('wrong explanation', otherAnswer(content, grounds.language)),
    ...flawsIf('wrong explanation', otherMatter(content, grounds)),
    ...flawsIf('wrong explanation', contradictionIn(explanation, grounds)),
  ];
}

/** It speaks of a wrong option and not of the right one. */
function otherAnswer(content: QuestionContent, language: Language): string | undefined {
  const choice = choiceOf(content);
  if (choice === undefined || isUnspaced(choice.stem)) return undefined;
  const { explanation } = content.answerKey;
  // "It" is the answer that the reader has just seen.
  // A second sentence may tell why a wrong option is one.
  const isAside =
    sentencesOf(explanation).length > 1 ||
    explanation.includes(';') ||
    explanation.search(language.leans) >= 0 ||
    explanation.search(language.negation) >= 0 ||
    CONTRASTS.test(explanation);
  if (isAside) return undefined;
  const said = contentStems(explanation, 3, language);
  const values = valuesIn(explanation);
  const names = (option: string) => {
    const telling = [...contentStems(option, 3, language)].filter(
      (word) => !contentStems(choice.stem, 3, language).has(word),
    );
    // What a number is compared with or reckoned from is named as often as not.
    const isCounted = numbersIn(option).every(({ value }) => values.has(value));
    return (
      isCounted && telling.length > 0 && telling.every((word) => hasStem(said, word, language))
    );
  };
  const touches = (option: string) =>
    [...contentStems(option, 3, language)].some((word) => hasStem(said, word, language)) ||
    numbersIn(option).some(({ value }) => values.has(value));
  const named = choice.distractors.find(names);
  return named !== undefined && !touches(choice.key)
    ? `The explanation speaks of “${named}”, not of “${choice.key}”`
    : undefined;
}

/** Nearly all of its words are of neither the passage nor the item. */
function otherMatter(content: QuestionContent, grounds: Grounds): string | undefined {
  if (formOf(content) === 'placing') return undefined;
  const { explanation } = content.answerKey;
  const shown = textsOf(content).filter((text) => text !== explanation);
  const { length } = foreignWords(explanation, shown.join(' '), grounds);
  const { size } = contentStems(explanation, 4, grounds.language);
  return length >= MOST_FOREIGN.count && length / size >= MOST_FOREIGN.share
    ? `“${explanation}” is not borne out by the passage`
    : undefined;
}
