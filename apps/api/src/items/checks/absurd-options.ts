import type { ItemContent } from '../item-content.ts';
import type { Evidence } from './flaw.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { choiceOf, optionGroups, stemOf } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { numbersIn } from './stated-numbers.ts';
import { contentStems, hasStem, lengthOf } from './word-similarity.ts';

const EXCLAIMED = /[!！]|\p{Extended_Pictographic}|\b(?:haha|lol|oops|yay|wow)\b/iu;
const OUT_OF_SCALE = 1000;
const MUCH_LONGER = 4;
const LONG = 32;
/** "Magical" and "magic" have one beginning. */
const ROOT = 5;

/**
 * Options that nobody takes seriously, or that are of another make than the others. What is a joke
 * shows only beside the passage: a book may speak of ghosts.
 */
export function absurdOptionFlaws(
  content: ItemContent,
  evidence?: Evidence,
  language: Language = languageOfItem(content),
): Flaw[] {
  const choice = choiceOf(content);
  const joke = evidence?.isNewSituation === true ? undefined : jokeIn(content, evidence, language);
  if (choice === undefined) return jokeFlaws(joke);
  const { key, distractors, options } = choice;
  const exclaimed = EXCLAIMED.test(key)
    ? undefined
    : distractors.find((option) => EXCLAIMED.test(option));
  const isLong = lengthOf(key) >= LONG;
  const short = distractors.find(
    (option) => isLong && lengthOf(option) * MUCH_LONGER < lengthOf(key),
  );
  return [
    ...jokeFlaws(joke),
    ...flawsIf('absurd options', exclaimed && `“${exclaimed}” is said in another tone`),
    ...flawsIf('absurd options', short && `“${short}” is much shorter than the right option`),
    ...flawsIf('absurd options', outOfScale(options)),
  ];
}

const jokeFlaws = (joke: string | undefined) =>
  flawsIf('absurd options', joke && `Nobody would choose “${joke}”`);

function jokeIn(
  content: ItemContent,
  evidence: Evidence | undefined,
  language: Language,
): string | undefined {
  const wrong = wrongTexts(content);
  if (evidence === undefined || content.kind === 'flashcard') return undefined;
  const right = optionGroups(content)
    .flat()
    .filter((text) => !wrong.includes(text));
  const serious = [[stemOf(content), ...right].join(' '), evidence.passage];
  const isStrange = (word: string) =>
    !serious.some((text) => text.toLowerCase().includes(word.toLowerCase().slice(0, ROOT)));
  const known = serious.map((text) => contentStems(text, 3, language));
  const isForeign = (text: string) =>
    ![...contentStems(text, 3, language)].some((word) =>
      known.some((stems) => hasStem(stems, word, language)),
    );
  return wrong.find(
    (text) =>
      (text.match(language.absurd) ?? []).some(isStrange) ||
      (isForeign(text) && (text.match(language.whimsical) ?? []).some(isStrange)),
  );
}

/** The texts that are chosen by nobody who knows: distractors, and what belongs nowhere. */
function wrongTexts(content: ItemContent): readonly string[] {
  const choice = choiceOf(content);
  if (choice !== undefined) return choice.distractors;
  if (content.kind === 'flashcard') return [];
  const { options } = content.body;
  const { answer } = content.answerKey;
  if (Array.isArray(options)) {
    return Array.isArray(answer) ? options.filter((_, index) => !answer.includes(index)) : [];
  }
  const matched = new Set(typeof answer === 'object' ? Object.values(answer) : []);
  return options.right.filter((text) => !matched.has(text));
}

/** A number a thousand times the others', or a thousandth of them. */
function outOfScale(options: readonly string[]): string | undefined {
  const values = options.map((option) => numbersIn(option).at(0)?.value ?? 0);
  if (values.some((value) => value <= 0)) return undefined;
  const ordered = values.toSorted((one, other) => one - other);
  const [first = 1, second = 1] = ordered;
  const [before = 1, last = 1] = ordered.slice(-2);
  const isOut = last >= OUT_OF_SCALE * before || second >= OUT_OF_SCALE * first;
  return isOut ? `The numbers are of different scales: ${options.join(' / ')}` : undefined;
}
