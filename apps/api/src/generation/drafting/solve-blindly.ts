import { hash32, seededShuffle } from '@morsel/sdk/rules';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

import type { ItemContent } from '../../items/item-content.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import { NO_USAGE, type Usage } from '../provider/token-usage.ts';
import { type BookName, dataNotice, fenced, nameOf } from './prompt-passage.ts';
import {
  type Sheet,
  type Solution,
  type SolverVerdict,
  cardSheetOf,
  sheetOf,
} from './solver-sheet.ts';

export type SolverQuestion = { readonly id: number; readonly content: ItemContent };

export type SolvingOrder = {
  readonly book: BookName;
  /** Null: from memory. */
  readonly passage: string | null;
  readonly questions: readonly SolverQuestion[];
  /** Among which the back of a card is to be found; those of the questions unless told otherwise. */
  readonly backs?: readonly string[];
  readonly seed: number;
};

const TOKENS_PER_QUESTION = 40;
const LEAST_TOKENS = 100;

const closed = { additionalProperties: false };
const solved = {
  question: Type.Integer(),
  picks: Type.Array(Type.Integer()),
  text: Type.String(),
};
/** Either may be missing where the other is asked for. */
const Solved = Type.Object({
  question: Type.Integer(),
  picks: Type.Optional(Type.Unknown()),
  text: Type.Optional(Type.Unknown()),
});
const Picks = Type.Array(Type.Integer());
const NOTHING: Solution = { picks: [], text: '' };
const Outline = Type.Object({ answers: Type.Array(Type.Unknown()) });
const Answers = Type.Object({ answers: Type.Array(Type.Object(solved, closed)) }, closed);

const RULES = `Each answer has the number of its question, and picks or text:
- choose one: the number of the option.
- true or false: the number of the option.
- match: for each item on the left, from first to last, the number of its item on the right.
- put in order: the numbers of the entries from first to last.
- write the answer, fill the gap: picks is [] and text the answer in as few words as can be. For all others text is "".
A question may put what is known to a new situation.
When no option is right, more than one is, or it cannot be told, picks is [0] and text "".`;

/**
 * Lets a model answer questions without their keys, in an order of options that it has not written,
 * and find the backs of cards among those of all.
 * A question that it leaves out, or answers in no possible way, counts as ambiguous.
 *
 * @throws ModelError when the model gave nothing that can be read.
 */
export async function solveBlindly(
  model: Model,
  order: SolvingOrder,
  options: AskOptions,
): Promise<{ readonly verdicts: ReadonlyMap<number, SolverVerdict>; readonly usage: Usage }> {
  const { passage, questions, seed, backs = backsOf(questions) } = order;
  if (questions.length === 0) return { verdicts: new Map(), usage: NO_USAGE };
  const sheets = seededShuffle(questions, seed).map(({ id, content }) => ({
    id,
    sheet:
      content.kind === 'flashcard'
        ? cardSheetOf(content, backs, hash32(`${seed} ${id}`))
        : sheetOf(content, hash32(`${seed} ${id}`)),
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
      read: readSolutions,
      mostOutputTokens: LEAST_TOKENS + questions.length * TOKENS_PER_QUESTION,
    },
    options,
  );
  const verdicts = sheets.map(
    ({ id, sheet }, index) => [id, sheet.verdictOn(value.get(index + 1) ?? NOTHING)] as const,
  );
  return { verdicts: new Map(verdicts), usage };
}

/** The backs of the cards among questions. */
export const backsOf = (questions: SolvingOrder['questions']) =>
  questions.flatMap(({ content }) => (content.kind === 'flashcard' ? [content.body.back] : []));

/** The solutions by the number of their question; undefined when there is none to read. */
function readSolutions(answer: unknown): ReadonlyMap<number, Solution> | undefined {
  if (!Value.Check(Outline, answer)) return undefined;
  const read = answer.answers.filter((entry) => Value.Check(Solved, entry));
  return read.length === 0
    ? undefined
    : new Map(read.map(({ question, ...solution }) => [question, solutionIn(solution)]));
}

function solutionIn({ picks, text }: { picks?: unknown; text?: unknown }): Solution {
  return {
    picks: Value.Check(Picks, picks) ? picks : [],
    text: typeof text === 'string' ? text : '',
  };
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
