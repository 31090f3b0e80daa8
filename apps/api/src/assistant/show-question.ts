import type { Question, QuestionOptions, RightAnswer } from '@morsel/sdk/contract';
import { type QuestionKind } from '@morsel/sdk/domain';
import { arrangeColumns } from '@morsel/sdk/rules';

const HOW_TO_ANSWER: Readonly<Record<QuestionKind, string>> = {
  mcq: 'Answer with the number of the option, or "unknown".',
  true_false: 'Answer with 0 for true, 1 for false, or "unknown".',
  match_pairs:
    'Answer with an object from each left text to its right text, or "unknown". There may be more on the right than on the left.',
  arrange_list:
    'Answer with the numbers of the options in their right order, without those that do not belong, or "unknown".',
  typed: 'Answer with {"text": "what the reader says"}, or "unknown".',
  cloze: 'Answer with {"text": "what stands in the gap"}, or "unknown".',
};

/** How a question is answered, for who calls grade_answer. */
export const howToAnswer = ({ type, placed }: Pick<Question, 'type' | 'placed'>): string =>
  placed === undefined ? HOW_TO_ANSWER[type] : `${HOW_TO_ANSWER[type]} ${placed} belong.`;

export const HOW_TO_RATE =
  'Let the reader think, call show_flashcard_back, then rate_flashcard with easy, medium or hard, as they found it.';

export type ShownOptions = {
  readonly options?: string[];
  readonly left?: string[];
  readonly right?: string[];
};

/** What there is to choose from; the two columns of pairs each in an order of its own. */
export function shownOptions({ id, options }: Pick<Question, 'id' | 'options'>): ShownOptions {
  if ('left' in options) return arrangeColumns(id, options);
  return options.length === 0 ? {} : { options: [...options] };
}

/** What is right, in the words of the question. */
export function rightAnswerText(answer: RightAnswer, options: QuestionOptions): string {
  const texts = 'left' in options ? [] : options;
  const textAt = (index: number) => texts[index] ?? String(index);
  if (typeof answer === 'number') return textAt(answer);
  if (Array.isArray(answer)) return answer.map(textAt).join(' → ');
  if ('left' in options) {
    return Object.entries(answer)
      .map(([left, right]) => `${left} – ${right}`)
      .join('; ');
  }
  return answer['text'] ?? '';
}
