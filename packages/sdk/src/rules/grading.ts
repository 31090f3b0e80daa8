import { type Answer, type RightAnswer, UNKNOWN } from '../domain/answers.ts';
import { isQuestionKind, type QuestionKind } from '../domain/kinds.ts';
import { matchesOf, writtenText } from './answer-shapes.ts';
import { matchesNeeded, pairColumns } from './matching.ts';
import { isAcceptedText, writtenProblem } from './written-grading.ts';

/**
 * What grading needs to know of a question; its parts come from outside and may be anything.
 * `placed` is how many of an arrange_list's options belong, where not all do.
 */
export interface GradedQuestion {
  readonly type: string;
  readonly options: unknown;
  readonly placed?: number | undefined;
}

/** What is right; `accepted` are other wordings of it, where a reader writes the answer. */
export interface QuestionKey {
  readonly answer: RightAnswer;
  readonly accepted?: readonly string[] | undefined;
}

const NO_OPTIONS = 'The question has no options';

/**
 * Why an answer does not fit its question, in words for the caller; undefined when it fits. Nothing
 * is coerced: `null`, `true` or `[2]` are no option.
 */
export function answerProblem(
  { type, options, placed }: GradedQuestion,
  answer: unknown,
): string | undefined {
  if (!isQuestionKind(type)) return 'Unsupported question type';
  if (answer === UNKNOWN) return undefined;
  switch (type) {
    case 'mcq':
      return choiceProblem(optionCount(options), answer);
    case 'true_false':
      return choiceProblem(2, answer);
    case 'arrange_list':
      return orderProblem(optionCount(options), placed, answer);
    case 'match_pairs':
      return matchesProblem(options, answer);
    case 'typed':
    case 'cloze':
      return writtenProblem(answer);
  }
}

/**
 * Whether an answer that fits its question is right, all or nothing. Where the sides of match_pairs
 * differ in size, each submitted pair must be right and the surplus stays unmatched.
 */
export function isCorrectAnswer(
  type: QuestionKind,
  { answer: key, accepted }: QuestionKey,
  answer: Answer,
): boolean {
  switch (type) {
    case 'mcq':
    case 'true_false':
      return typeof answer === 'number' && answer === key;
    case 'arrange_list':
      return isSameOrder(key, answer);
    case 'match_pairs':
      return isSameMatching(key, answer);
    case 'typed':
    case 'cloze':
      return isSameText(key, accepted, answer);
  }
}

function choiceProblem(options: number, answer: unknown): string | undefined {
  if (options === 0) return NO_OPTIONS;
  if (!isIndex(answer)) return 'The answer must be the index of an option';
  return answer < options ? undefined : `The answer must be between 0 and ${options - 1}`;
}

function orderProblem(
  options: number,
  placed: number = options,
  answer: unknown,
): string | undefined {
  if (options === 0) return NO_OPTIONS;
  if (!Array.isArray(answer) || !answer.every(isIndex)) {
    return 'The answer must be a list of option indexes';
  }
  if (answer.length !== placed) {
    return `The answer must place ${placed === options ? 'all ' : ''}${placed} options`;
  }
  if (answer.some((index) => index >= options)) return 'The answer holds an unknown option';
  return new Set(answer).size === placed ? undefined : 'The answer holds an option twice';
}

function matchesProblem(options: unknown, answer: unknown): string | undefined {
  const columns = pairColumns(options);
  if (columns.kind !== 'columns') return 'The question has no items to match';
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return 'The answer must be a map from left items to right items';
  }
  const matches: [string, unknown][] = Object.entries(answer);
  const foreign = matches.find(
    ([left, right]) =>
      !columns.left.includes(left) || !columns.right.some((item) => item === right),
  );
  if (foreign) return 'The answer holds an item that the question does not have';
  if (new Set(matches.map(([, right]) => right)).size < matches.length) {
    return 'The answer uses a right item twice';
  }
  const needed = matchesNeeded(columns);
  return matches.length === needed ? undefined : `The answer must hold ${needed} matches`;
}

function optionCount(options: unknown): number {
  return Array.isArray(options) ? options.length : 0;
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isSameOrder(key: RightAnswer, answer: Answer): boolean {
  if (!Array.isArray(key) || !Array.isArray(answer)) return false;
  return key.length === answer.length && key.every((option, place) => option === answer[place]);
}

function isSameMatching(key: RightAnswer, answer: Answer): boolean {
  const right = matchesOf(key);
  const matches = Object.entries(matchesOf(answer) ?? {});
  if (right === undefined || matches.length !== new Set(Object.values(right)).size) return false;
  return matches.every(([left, item]) => right[left] === item);
}

function isSameText(key: RightAnswer, accepted: readonly string[] = [], answer: Answer): boolean {
  const right = writtenText(key);
  const written = writtenText(answer);
  if (right === undefined || written === undefined) return false;
  return isAcceptedText(written, [right, ...accepted]);
}
