import { hash32, seededShuffle } from '@morsel/sdk/rules';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

import type { QuestionContent } from '../../items/content.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import { NO_USAGE, type Usage } from '../provider/usage.ts';
import { type BookName, dataNotice, fenced, nameOf } from './passage.ts';
import { type Sheet, type Verdict, sheetOf } from './sheet.ts';

export type SolvingOrder = {
  readonly book: BookName;
  /** Null: from memory. */
  readonly passage: string | null;
  readonly questions: readonly { readonly id: number; readonly content: QuestionContent }[];
  readonly seed: number;
};

const TOKENS_PER_QUESTION = 40;
const LEAST_TOKENS = 100;

const closed = { additionalProperties: false };
const picked = { question: Type.Integer(), picks: Type.Array(Type.Integer()) };
const Picked = Type.Object(picked);
const Outline = Type.Object({ answers: Type.Array(Type.Unknown()) });
const Answers = Type.Object({ answers: Type.Array(Type.Object(picked, closed)) }, closed);

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
  order: SolvingOrder,
  options: AskOptions,
): Promise<{ readonly verdicts: ReadonlyMap<number, Verdict>; readonly usage: Usage }> {
  const { passage, questions, seed } = order;
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
        order,
        sheets.map(({ sheet }) => sheet),
      ),
      schema: Answers,
      read: readPicks,
      mostOutputTokens: LEAST_TOKENS + questions.length * TOKENS_PER_QUESTION,
    },
    options,
  );
  const verdicts = sheets.map(
    ({ id, sheet }, index) => [id, sheet.verdictOn(value.get(index + 1) ?? [])] as const,
  );
  return { verdicts: new Map(verdicts), usage };
}

/** The picks by the number of their question; undefined when there is none to read. */
function readPicks(answer: unknown): ReadonlyMap<number, number[]> | undefined {
  if (!Value.Check(Outline, answer)) return undefined;
  const read = answer.answers.filter((entry) => Value.Check(Picked, entry));
  return read.length === 0
    ? undefined
    : new Map(read.map(({ question, picks }) => [question, picks]));
}

function solvingRules(hasPassage: boolean): string {
  const ground = hasPassage
    ? 'You answer by what the passage says and nothing else.'
    : 'You answer by what is generally known of the book.';
  return `You solve quiz questions. ${ground} ${dataNotice(hasPassage)}\n\n${RULES}`;
}

function userPrompt({ book, passage }: SolvingOrder, sheets: readonly Sheet[]): string {
  const questions = sheets.map(({ text }, index) => `Question ${index + 1}: ${text}`);
  return [nameOf(book), ...(passage === null ? [] : [fenced(passage)]), ...questions].join('\n\n');
}
