import type { QuestionKind, Reason } from '@morsel/sdk/domain';
import { arrangeUnsolved, hash32, seededShuffle } from '@morsel/sdk/rules';

import type { FlashcardContent, ItemContent, QuestionContent } from './item-content.ts';
import { numericValues } from './numeric-options.ts';

/** What is right in a question of each kind, and what is not. */
type AuthoredParts = {
  mcq: { readonly answer: string; readonly distractors: readonly string[] };
  true_false: { readonly answer: boolean };
  /** Left text and right text that belong together; right texts that belong to none. */
  match_pairs: {
    readonly pairs: readonly (readonly [string, string])[];
    readonly surplus?: readonly string[] | undefined;
  };
  /** The solution, first to last; entries that do not belong. */
  arrange_list: {
    readonly order: readonly string[];
    readonly foreign?: readonly string[] | undefined;
  };
  typed: WrittenParts;
  /** The text has one gap. */
  cloze: WrittenParts;
};

/** What is right, and other wordings of it. */
type WrittenParts = {
  readonly answer: string;
  readonly accepted?: readonly string[] | undefined;
};

/** What explains an item to who answered it. */
type ExplainedParts = {
  readonly explanation: string;
  readonly reasons?: readonly Reason[] | undefined;
  readonly standing?: string | undefined;
};

type Authored<Kind extends QuestionKind> = AuthoredParts[Kind] &
  ExplainedParts & { readonly type: Kind; readonly text: string };

/** A question as an author thinks of it: what is right stands apart from what is not. */
export type AuthoredQuestion = { [Kind in QuestionKind]: Authored<Kind> }[QuestionKind];

export type AuthoredFlashcard = {
  readonly type: 'flashcard';
  readonly front: string;
  readonly back: string;
};

export type AuthoredItem = AuthoredQuestion | AuthoredFlashcard;

type Solved = Pick<QuestionContent['body'], 'options' | 'placed'> &
  Pick<QuestionContent['answerKey'], 'answer' | 'accepted'>;

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
  const { options, placed, answer, accepted } = solve(question, seed);
  const { explanation, reasons = [], standing } = question;
  return {
    kind: question.type,
    body: {
      questionText: question.text,
      options,
      ...(placed !== undefined && { placed }),
      imageUrl: null,
      place,
    },
    answerKey: {
      answer,
      ...(accepted !== undefined && { accepted }),
      explanation,
      ...(reasons.length > 0 && { reasons: reasons.map(writableReason) }),
      ...(standing !== undefined && { standing }),
    },
  };
}

const writableReason = ({ mistake, reason }: Reason) => ({ mistake: [...mistake], reason });

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
    case 'typed':
    case 'cloze':
      return solveWritten(question);
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
function solveMatchPairs({ pairs, surplus = [] }: Authored<'match_pairs'>, seed: number): Solved {
  const rows = arrangeUnsolved(pairs, seed);
  const left = rows.map(([text]) => text);
  const rights = [...rows.map(([, text]) => text), ...surplus];
  const right = arrangeUnsolved(rights, hash32(`${seed} right`));
  return { options: { left, right }, answer: Object.fromEntries(pairs) };
}

function solveArrangeList({ order, foreign = [] }: Authored<'arrange_list'>, seed: number): Solved {
  const options = arrangeUnsolved([...order, ...foreign], seed);
  const answer = order.map((text) => options.indexOf(text));
  return { options, answer, ...(foreign.length > 0 && { placed: order.length }) };
}

function solveWritten({ answer, accepted = [] }: WrittenParts): Solved {
  return {
    options: [],
    answer: { text: answer },
    ...(accepted.length > 0 && { accepted: [...accepted] }),
  };
}
