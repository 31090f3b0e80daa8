import type { Answer, QuestionType } from '@morsel/sdk/contract';
import { answerProblem, hash32, isCorrectAnswer, seededShuffle } from '@morsel/sdk/rules';

import type { QuestionContent } from '../../items/content.ts';

/** What a solver who does not know the key makes of a question. */
export type Verdict = 'agreed' | 'disagreed' | 'ambiguous';

/** A question as a solver sees it; picks are numbers from 1 on, [0] is "none, or more than one". */
export type Sheet = {
  readonly text: string;
  readonly verdictOn: (picks: readonly number[]) => Verdict;
};

const TASKS: Record<QuestionType, string> = {
  mcq: 'choose one',
  true_false: 'true or false',
  match_pairs: 'match',
  arrange_list: 'put in order',
};

/** A list in the order of a sheet, and the way back from its numbers. */
type Numbered = { readonly lines: string; readonly at: (pick: number) => string | undefined };

/** Its options stand in an order that follows from the seed. */
export function sheetOf({ kind, body, answerKey }: QuestionContent, seed: number): Sheet {
  const { lines, answerOf } = Array.isArray(body.options)
    ? listed(kind, body.options, seed)
    : columned(body.options, seed);
  return {
    text: `${TASKS[kind]}\n${body.questionText}\n${lines}`,
    verdictOn(picks) {
      const answer = answerOf(picks);
      const isAnswer = answerProblem({ type: kind, options: body.options }, answer) === undefined;
      if (answer === undefined || !isAnswer) return 'ambiguous';
      return isCorrectAnswer(kind, answerKey.answer, answer) ? 'agreed' : 'disagreed';
    },
  };
}

type Listing = {
  readonly lines: string;
  readonly answerOf: (picks: readonly number[]) => Answer | undefined;
};

function listed(kind: QuestionType, options: readonly string[], seed: number): Listing {
  const { lines, at } = numbered(kind === 'true_false' ? options : seededShuffle(options, seed));
  const indexes = (picks: readonly number[]) =>
    picks.map((pick) => options.indexOf(at(pick) ?? ''));
  return {
    lines,
    answerOf: (picks) =>
      kind === 'arrange_list' || picks.length !== 1 ? indexes(picks) : indexes(picks)[0],
  };
}

function columned(options: { left: string[]; right: string[] }, seed: number): Listing {
  const left = seededShuffle(options.left, seed);
  const right = numbered(seededShuffle(options.right, hash32(`${seed} right`)));
  return {
    lines: `Left:\n${numbered(left).lines}\nRight:\n${right.lines}`,
    answerOf: (picks) =>
      Object.fromEntries(left.map((text, index) => [text, right.at(picks[index] ?? 0) ?? ''])),
  };
}

function numbered(texts: readonly string[]): Numbered {
  return {
    lines: texts.map((text, index) => `${index + 1}. ${text}`).join('\n'),
    at: (pick) => texts[pick - 1],
  };
}
