import type { FlashcardContent, ItemContent, QuestionContent } from '../item-content.ts';
import type { Evidence } from './flaw.ts';
import { type Grounds, bearingOf, foreignWords, groundsOf } from './grounds.ts';
import { claimSourceOf, shareFound } from './item-claim.ts';
import { type Choice, choiceOf, stemOf, textsOf, wordingsOf } from './item-parts.ts';
import { languageOfItem } from './languages/language-of.ts';
import type { Language } from './languages/language.ts';
import { contentStems, tokens } from './word-similarity.ts';

/** The share of words that the passage knows: of wrong options on the average, and of the right one. */
const OPTIONS = { mostOfWrong: 0.25, leastOfRight: 0.67 };
/** So many words of an explanation that neither passage nor item know say more than the passage. */
const MUCH_FOREIGN = { count: 6, share: 0.5 };
/** As many words of the back of a card do. */
const FOREIGN_OF_BACK = 2;
/** What the quote says of question and answer, of what the best place of the passage says. */
const LEAST_OF_BEST = 0.4;
const LONG_ROOT = 5;

const ADDED = 'It may explain more than the passage says';

/**
 * What somebody who reads an item should look at: signs of a flaw that many good items show too, so that
 * by themselves they refuse nothing.
 */
export function hintsOf(content: ItemContent, evidence: Evidence): string[] {
  const language = languageOfItem(content);
  const grounds = groundsOf(evidence, language);
  if (grounds === undefined) return [];
  const hints =
    content.kind === 'flashcard'
      ? hintsOfCard(content, grounds)
      : hintsOfQuestion(content, grounds);
  return hints.flatMap((hint) => hint ?? []);
}

function hintsOfCard({ body }: FlashcardContent, grounds: Grounds): (string | undefined)[] {
  const isAdded = foreignWords(body.back, body.front, grounds).length >= FOREIGN_OF_BACK;
  return [otherPlace(`${body.front} ${body.back}`, grounds), isAdded ? ADDED : undefined];
}

function hintsOfQuestion(content: QuestionContent, grounds: Grounds): (string | undefined)[] {
  const choice = choiceOf(content);
  return [
    choice && farOptions(choice, grounds),
    choice && otherPlace(`${choice.stem} ${choice.key}`, grounds),
    addedMatter(content, grounds),
    relatedAnswer(content, grounds.language),
  ];
}

/** The right option speaks of what the passage does, and the others of nothing that it knows. */
function farOptions({ key, distractors }: Choice, grounds: Grounds): string | undefined {
  const { passage, book, language } = grounds;
  const source = claimSourceOf(`${passage} ${book.title}`, '', language);
  const known = distractors.map((option) => shareFound(option, source));
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
  const isFar = mean < OPTIONS.mostOfWrong && shareFound(key, source) >= OPTIONS.leastOfRight;
  return isFar ? 'The wrong options may be absurd: they are of nothing in the passage' : undefined;
}

/** Another place of the passage says much more of it than the quote does. */
function otherPlace(text: string, grounds: Grounds): string | undefined {
  const bearing = bearingOf(contentStems(text, 4, grounds.language), grounds);
  return bearing.of(grounds.quoted) < LEAST_OF_BEST * bearing.best.score
    ? 'The quote may be of another place than the one that speaks of this'
    : undefined;
}

/** An explanation that says more than the passage. */
function addedMatter(content: QuestionContent, grounds: Grounds): string | undefined {
  const { explanation } = content.answerKey;
  const shown = textsOf(content).filter((text) => text !== explanation);
  const { length } = foreignWords(explanation, shown.join(' '), grounds);
  const { size } = contentStems(explanation, 4, grounds.language);
  return length >= MUCH_FOREIGN.count && length / size >= MUCH_FOREIGN.share ? ADDED : undefined;
}

const longWords = (text: string, { functionWords }: Language) =>
  tokens(text).filter((word) => word.length >= LONG_ROOT && !functionWords.has(word));

/** An answer to be written that begins as a word of its question does. */
function relatedAnswer(content: QuestionContent, language: Language): string | undefined {
  const [answer = ''] = wordingsOf(content);
  const asked = longWords(stemOf(content), language);
  const told = longWords(answer, language).find((word) =>
    asked.some((other) => other.slice(0, LONG_ROOT) === word.slice(0, LONG_ROOT)),
  );
  return told === undefined ? undefined : `The question may tell “${answer}”`;
}
