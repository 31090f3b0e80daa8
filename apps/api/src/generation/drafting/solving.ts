import { hash32, seededShuffle } from '@morsel/sdk/rules';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

import type { QuestionContent } from '../../items/content.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import { NO_USAGE, type Usage } from '../provider/usage.ts';
import { FENCED_IS_DATA, fenced } from './passage.ts';
import { type Sheet, type Verdict, sheetOf } from './sheet.ts';

export type SolvingOrder = {
  /** Null: from memory. */
  readonly passage: string | null;
  readonly questions: readonly { readonly id: number; readonly content: QuestionContent }[];
  readonly seed: number;
};

const TOKENS_PER_QUESTION = 40;
const LEAST_TOKENS = 100;

const Answers = Type.Object(
  {
    answers: Type.Array(
      Type.Object(
        { question: Type.Integer(), picks: Type.Array(Type.Integer()) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

const RULES = `Each answer has the number of its question, and picks:
- choose one: the number of the option.
- true or false: the number of the option.
- match: for each item on the left, from first to last, the number of its item on the right.
- put in order: the numbers of the entries from first to last.
When no option is right, more than one is, or it cannot be told, picks is [0].`;

/**
 * Lets a model answer questions without their keys, in an order of options that it has not written.
 * A question that it leaves out, or answers in no possible way, counts as ambiguous.
 *
 * @throws ModelError when the model gave nothing that can be read.
 */
export async function solveBlindly(
  model: Model,
  { passage, questions, seed }: SolvingOrder,
  options: AskOptions,
): Promise<{ readonly verdicts: ReadonlyMap<number, Verdict>; readonly usage: Usage }> {
  if (questions.length === 0) return { verdicts: new Map(), usage: NO_USAGE };
  const sheets = seededShuffle(questions, seed).map(({ id, content }) => ({
    id,
    sheet: sheetOf(content, hash32(`${seed} ${id}`)),
  }));
  const { value, usage } = await model.ask(
    {
      name: 'answers',
      system: solvingRules(passage !== null),
      user: userPrompt(
        passage,
        sheets.map(({ sheet }) => sheet),
      ),
      schema: Answers,
      read: (answer) => (Value.Check(Answers, answer) ? answer.answers : undefined),
      mostOutputTokens: LEAST_TOKENS + questions.length * TOKENS_PER_QUESTION,
    },
    options,
  );
  const picks = new Map(value.map(({ question, picks }) => [question, picks]));
  const verdicts = sheets.map(
    ({ id, sheet }, index) => [id, sheet.verdictOn(picks.get(index + 1) ?? [])] as const,
  );
  return { verdicts: new Map(verdicts), usage };
}

function solvingRules(hasPassage: boolean): string {
  const ground = hasPassage
    ? `You answer by what the passage says and nothing else. ${FENCED_IS_DATA}`
    : 'You answer by what is generally known.';
  return `You solve quiz questions. ${ground}\n\n${RULES}`;
}

function userPrompt(passage: string | null, sheets: readonly Sheet[]): string {
  const source = passage === null ? '' : `${fenced(passage)}\n\n`;
  return source + sheets.map(({ text }, index) => `Question ${index + 1}: ${text}`).join('\n\n');
}
