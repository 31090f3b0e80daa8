import type { Answer } from '@morsel/sdk/contract';
import { isWrittenKind, type QuestionKind } from '@morsel/sdk/domain';
import { answerProblem, hash32, isCorrectAnswer, seededShuffle } from '@morsel/sdk/rules';

import type { FlashcardContent, QuestionContent } from '../../items/item-content.ts';

/** What a solver who does not know the key makes of a question. */
export type SolverVerdict = 'agreed' | 'disagreed' | 'ambiguous';

/** What a solver gives: numbers from 1 on, [0] is "none, or more than one"; or what it writes. */
export type Solution = { readonly picks: readonly number[]; readonly text: string };

/** A question as a solver sees it. */
export type Sheet = {
  readonly text: string;
  readonly verdictOn: (solution: Solution) => SolverVerdict;
};

const TASKS: Record<QuestionKind, string> = {
  mcq: 'choose one',
  true_false: 'true or false',
  match_pairs: 'match',
  arrange_list: 'put in order',
  typed: 'write the answer',
  cloze: 'fill the gap',
};

/** A list in the order of a sheet, and the way back from its numbers. */
type Numbered = { readonly lines: string; readonly at: (pick: number) => string | undefined };

/** A card as a choice among the backs of a batch, its own one of them. */
export function cardSheetOf(
  { body }: FlashcardContent,
  otherBacks: readonly string[],
  seed: number,
): Sheet {
  const { lines, at } = numbered(seededShuffle([...new Set([body.back, ...otherBacks])], seed));
  return {
    text: [TASKS.mcq, body.front, lines].join('\n'),
    verdictOn({ picks: [pick = 0, ...others] }) {
      const picked = others.length === 0 ? at(pick) : undefined;
      if (picked === undefined) return 'ambiguous';
      return picked === body.back ? 'agreed' : 'disagreed';
    },
  };
}

/** Its options stand in an order that follows from the seed. */
export function sheetOf({ kind, body, answerKey }: QuestionContent, seed: number): Sheet {
  const { lines, answerOf } = listingOf(kind, body, seed);
  return {
    text: [taskOf(kind, body), body.questionText, ...lines].join('\n'),
    verdictOn(solution) {
      const answer = answerOf(solution);
      const isAnswer = answerProblem({ type: kind, ...body }, answer) === undefined;
      if (answer === undefined || !isAnswer) return 'ambiguous';
      return isCorrectAnswer(kind, answerKey, answer) ? 'agreed' : 'disagreed';
    },
  };
}

/** A solver is told how many texts fit nowhere, as readers are. */
function taskOf(kind: QuestionKind, { options, placed }: QuestionContent['body']): string {
  if (Array.isArray(options)) {
    if (placed === undefined) return TASKS[kind];
    return `${TASKS[kind]} ${placed} of these ${options.length}, the others do not belong`;
  }
  const over = options.right.length - options.left.length;
  return over > 0 ? `${TASKS[kind]}, ${over} on the right stay over` : TASKS[kind];
}

type Listing = {
  readonly lines: readonly string[];
  readonly answerOf: (solution: Solution) => Answer | undefined;
};

function listingOf(kind: QuestionKind, { options }: QuestionContent['body'], seed: number) {
  if (isWrittenKind(kind)) return WRITTEN;
  return Array.isArray(options) ? listed(kind, options, seed) : columned(options, seed);
}

const WRITTEN: Listing = { lines: [], answerOf: ({ text }) => ({ text }) };

function listed(kind: QuestionKind, options: readonly string[], seed: number): Listing {
  const { lines, at } = numbered(kind === 'true_false' ? options : seededShuffle(options, seed));
  const indexes = (picks: readonly number[]) =>
    picks.map((pick) => options.indexOf(at(pick) ?? ''));
  return {
    lines: [lines],
    answerOf: ({ picks }) =>
      kind === 'arrange_list' || picks.length !== 1 ? indexes(picks) : indexes(picks)[0],
  };
}

function columned(options: { left: string[]; right: string[] }, seed: number): Listing {
  const left = seededShuffle(options.left, seed);
  const right = numbered(seededShuffle(options.right, hash32(`${seed} right`)));
  return {
    lines: ['Left:', numbered(left).lines, 'Right:', right.lines],
    answerOf: ({ picks }) =>
      Object.fromEntries(left.map((text, index) => [text, right.at(picks[index] ?? 0) ?? ''])),
  };
}

function numbered(texts: readonly string[]): Numbered {
  return {
    lines: texts.map((text, index) => `${index + 1}. ${text}`).join('\n'),
    at: (pick) => texts[pick - 1],
  };
}
