import type { QuestionType } from '@morsel/sdk/contract';
import { arrangeUnsolved, hash32, seededShuffle } from '@morsel/sdk/rules';

import type { FlashcardContent, ItemContent, QuestionContent } from './content.ts';
import { numericValues } from './numeric-options.ts';

/** A question as an author thinks of it: what is right stands apart from what is not. */
export type AuthoredQuestion =
  | {
      readonly type: 'mcq';
      readonly text: string;
      readonly answer: string;
      readonly distractors: readonly string[];
      readonly explanation: string;
    }
  | {
      readonly type: 'true_false';
      readonly text: string;
      readonly answer: boolean;
      readonly explanation: string;
    }
  | {
      readonly type: 'match_pairs';
      readonly text: string;
      /** Left text and right text that belong together. */
      readonly pairs: readonly (readonly [string, string])[];
      readonly explanation: string;
    }
  | {
      readonly type: 'arrange_list';
      readonly text: string;
      /** The solution, first to last. */
      readonly order: readonly string[];
      readonly explanation: string;
    };

export type AuthoredFlashcard = {
  readonly type: 'flashcard';
  readonly front: string;
  readonly back: string;
};

export type AuthoredItem = AuthoredQuestion | AuthoredFlashcard;

type Authored<Type extends QuestionType> = Extract<AuthoredQuestion, { type: Type }>;
type Solved = Pick<QuestionContent['body'], 'options'> &
  Pick<QuestionContent['answerKey'], 'answer'>;

/**
 * An authored item in the form in which it is stored; `place` is where in the book it belongs. The
 * order of its options follows from the seed, numbers ascend, and nothing is shown already solved.
 */
export function composeItem(item: AuthoredItem, place: string | null, seed: number): ItemContent {
  return item.type === 'flashcard'
    ? composeFlashcard(item, place)
    : composeQuestion(item, place, seed);
}

export function composeQuestion(
  question: AuthoredQuestion,
  place: string | null,
  seed: number,
): QuestionContent {
  const { options, answer } = solve(question, seed);
  return {
    kind: question.type,
    body: { questionText: question.text, options, imageUrl: null, place },
    answerKey: { answer, explanation: question.explanation },
  };
}

export function composeFlashcard(
  { front, back }: Pick<AuthoredFlashcard, 'front' | 'back'>,
  place: string | null,
): FlashcardContent {
  return { kind: 'flashcard', body: { front, back, imageUrl: null, place }, answerKey: null };
}

function solve(question: AuthoredQuestion, seed: number): Solved {
  switch (question.type) {
    case 'mcq':
      return solveMcq(question, seed);
    case 'true_false':
      return { options: ['TRUE', 'FALSE'], answer: question.answer ? 0 : 1 };
    case 'match_pairs':
      return solveMatchPairs(question, seed);
    case 'arrange_list':
      return solveArrangeList(question, seed);
  }
}

function solveMcq({ answer, distractors }: Authored<'mcq'>, seed: number): Solved {
  const options =
    ascending([answer, ...distractors]) ?? seededShuffle([answer, ...distractors], seed);
  return { options, answer: options.indexOf(answer) };
}

/** Numbers in their order; undefined when the options are no numbers of one unit. */
function ascending(options: readonly string[]): string[] | undefined {
  const values = numericValues(options);
  if (values === undefined) return undefined;
  const valued = options.map((option, index) => ({ option, value: values[index] ?? 0 }));
  return valued.toSorted((a, b) => a.value - b.value).map(({ option }) => option);
}

/** Neither column keeps the order of the author, and their rows do not line up. */
function solveMatchPairs({ pairs }: Authored<'match_pairs'>, seed: number): Solved {
  const rows = arrangeUnsolved(pairs, seed);
  const left = rows.map(([text]) => text);
  const right = arrangeUnsolved(rows, hash32(`${seed} right`)).map(([, text]) => text);
  return { options: { left, right }, answer: Object.fromEntries(pairs) };
}

function solveArrangeList({ order }: Authored<'arrange_list'>, seed: number): Solved {
  const options = arrangeUnsolved(order, seed);
  return { options, answer: order.map((text) => options.indexOf(text)) };
}
