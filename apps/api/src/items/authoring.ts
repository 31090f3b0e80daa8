import type { AuthoredFlashcard, AuthoredItem, AuthoredQuestion } from './composing.ts';
import type { FlashcardContent, ItemContent, QuestionContent } from './content.ts';

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

function authoredQuestion({ kind, body, answerKey }: QuestionContent): AuthoredQuestion {
  const { questionText: text, options } = body;
  const { answer, explanation } = answerKey;
  if (kind === 'match_pairs') {
    if (Array.isArray(options)) throw misfit(kind);
    const pairs = options.left.map((left) => [left, partnerOf(left, answer)] as const);
    return { type: kind, text, pairs, explanation };
  }
  if (!Array.isArray(options)) throw misfit(kind);
  if (kind === 'arrange_list') {
    if (!Array.isArray(answer)) throw misfit(kind);
    return {
      type: kind,
      text,
      order: answer.map((index) => optionAt(options, index)),
      explanation,
    };
  }
  if (typeof answer !== 'number') throw misfit(kind);
  if (kind === 'true_false') return { type: kind, text, answer: answer === 0, explanation };
  const distractors = options.filter((_, index) => index !== answer);
  return { type: kind, text, answer: optionAt(options, answer), distractors, explanation };
}

function partnerOf(left: string, answer: QuestionContent['answerKey']['answer']): string {
  if (typeof answer === 'number' || Array.isArray(answer)) throw misfit('match_pairs');
  const right = answer[left];
  if (right === undefined) throw misfit('match_pairs');
  return right;
}

function optionAt(options: readonly string[], index: number): string {
  const option = options[index];
  if (option === undefined) throw new Error(`There is no option ${index}`);
  return option;
}

const misfit = (kind: QuestionContent['kind']) => new Error(`The key does not fit a ${kind}`);
