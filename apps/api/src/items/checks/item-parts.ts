import type { ItemContent, QuestionContent } from '../item-content.ts';
import { formOf } from './item-form.ts';

/** A choice taken apart for the checks. */
export type Choice = { stem: string; key: string; distractors: string[]; options: string[] };

/** The parts of a choice; undefined for other items and where the key does not point at an option. */
export function choiceOf(content: ItemContent): Choice | undefined {
  if (content.kind === 'flashcard' || formOf(content) !== 'choice') return undefined;
  const { options, questionText } = content.body;
  const { answer } = content.answerKey;
  if (!Array.isArray(options) || typeof answer !== 'number') return undefined;
  const key = options[answer];
  if (key === undefined) return undefined;
  const distractors = options.filter((_, index) => index !== answer);
  return { stem: questionText, key, distractors, options };
}

/** The texts that a reader chooses among, places or pairs, side by side where there are sides. */
export function optionGroups(content: QuestionContent): string[][] {
  if (formOf(content) === 'statement' || formOf(content) === 'written') return [];
  const { body } = content;
  return Array.isArray(body.options) ? [body.options] : [body.options.left, body.options.right];
}

/** The text that asks: the stem of a question, the front of a flashcard. */
export function stemOf(content: ItemContent): string {
  return content.kind === 'flashcard' ? content.body.front : content.body.questionText;
}

/** What is right of a written answer, its first wording first; none for other items. */
export function wordingsOf(content: ItemContent): string[] {
  if (content.kind === 'flashcard' || formOf(content) !== 'written') return [];
  const { answer, accepted = [] } = content.answerKey;
  const isText =
    typeof answer === 'object' && !Array.isArray(answer) && answer['text'] !== undefined;
  return isText ? [`${answer['text']}`, ...accepted] : accepted;
}

/** Each text of an item that a reader may see, answer and explanation included. */
export function textsOf(content: ItemContent): string[] {
  if (content.kind === 'flashcard') return [content.body.front, content.body.back];
  return [
    content.body.questionText,
    ...optionGroups(content).flat(),
    ...wordingsOf(content),
    content.answerKey.explanation,
  ];
}
