import { matchesOf, writtenText } from '@morsel/sdk/rules';

import type { AuthoredFlashcard, AuthoredItem, AuthoredQuestion } from './compose-item.ts';
import type { FlashcardContent, ItemContent, QuestionContent } from './item-content.ts';

/**
 * Stored content as its author would write it: what `composeItem` makes content of.
 *
 * @throws Error when the key is no possible answer, which `storeItem` lets nobody store.
 */
export function authoredOf(content: ItemContent): AuthoredItem {
  return content.kind === 'flashcard' ? authoredFlashcard(content) : authoredQuestion(content);
}

function authoredFlashcard({ body: { front, back } }: FlashcardContent): AuthoredFlashcard {
  return { type: 'flashcard', front, back };
}

function authoredQuestion(content: QuestionContent): AuthoredQuestion {
  const { kind, body, answerKey } = content;
  const { explanation, reasons, standing, accepted } = answerKey;
  const common = {
    text: body.questionText,
    explanation,
    ...(reasons !== undefined && { reasons }),
    ...(standing !== undefined && { standing }),
  };
  switch (kind) {
    case 'mcq':
      return { type: kind, ...common, ...choiceParts(content) };
    case 'true_false':
      return { type: kind, ...common, answer: numberOf(content) === 0 };
    case 'match_pairs':
      return { type: kind, ...common, ...matchingParts(content) };
    case 'arrange_list':
      return { type: kind, ...common, ...orderParts(content) };
    case 'typed':
    case 'cloze': {
      const answer = writtenText(answerKey.answer);
      if (answer === undefined) throw misfit(kind);
      return { type: kind, ...common, answer, ...(accepted !== undefined && { accepted }) };
    }
  }
}

function choiceParts(content: QuestionContent) {
  const options = listOf(content);
  const right = numberOf(content);
  const distractors = options.filter((_, index) => index !== right);
  return { answer: optionAt(options, right), distractors };
}

function matchingParts({ kind, body: { options }, answerKey }: QuestionContent) {
  const matches = matchesOf(answerKey.answer);
  if (Array.isArray(options) || matches === undefined) throw misfit(kind);
  const pairs = options.left.map((left) => {
    const right = matches[left];
    if (right === undefined) throw misfit(kind);
    return [left, right] as const;
  });
  const matched = new Set(pairs.map(([, right]) => right));
  const surplus = options.right.filter((right) => !matched.has(right));
  return { pairs, ...(surplus.length > 0 && { surplus }) };
}

function orderParts(content: QuestionContent) {
  const options = listOf(content);
  const { answer } = content.answerKey;
  if (!Array.isArray(answer)) throw misfit(content.kind);
  const order = answer.map((index) => optionAt(options, index));
  const foreign = options.filter((option) => !order.includes(option));
  return { order, ...(foreign.length > 0 && { foreign }) };
}

function listOf({ kind, body: { options } }: QuestionContent): readonly string[] {
  if (!Array.isArray(options)) throw misfit(kind);
  return options;
}

function numberOf({ kind, answerKey: { answer } }: QuestionContent): number {
  if (typeof answer !== 'number') throw misfit(kind);
  return answer;
}

function optionAt(options: readonly string[], index: number): string {
  const option = options[index];
  if (option === undefined) throw new Error(`There is no option ${index}`);
  return option;
}

const misfit = (kind: QuestionContent['kind']) => new Error(`The key does not fit a ${kind}`);
