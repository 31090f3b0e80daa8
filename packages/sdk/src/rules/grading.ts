import { matchesNeeded, pairColumns } from './pair-columns.ts';

/**
 * What is right. mcq: index of the option. true_false: 0 for TRUE, 1 for FALSE. arrange_list: option
 * indexes in their order. match_pairs: map from left item to right item.
 */
export type RightAnswer = number | number[] | Record<string, string>;

/** What a reader answers: something of that shape, or that they do not know. */
export type Answer = RightAnswer | typeof UNKNOWN;

/** The answer "I don't know": it fits each question and is wrong. */
export const UNKNOWN = 'unknown';

export type QuestionKind = 'mcq' | 'true_false' | 'match_pairs' | 'arrange_list';

/** What grading needs to know of a question; its parts come from outside and may be anything. */
export interface GradedQuestion {
  readonly type: string;
  readonly options: unknown;
}

const KINDS: ReadonlySet<string> = new Set<QuestionKind>([
  'mcq',
  'true_false',
  'match_pairs',
  'arrange_list',
]);

const NO_OPTIONS = 'The question has no options';

/**
 * Why an answer does not fit its question, in words for the caller; undefined when it fits. Nothing
 * is coerced: `null`, `true` or `[2]` are no option.
 */
export function answerProblem(question: GradedQuestion, answer: unknown): string | undefined {
  if (answer === UNKNOWN && KINDS.has(question.type)) return undefined;
  switch (question.type) {
    case 'mcq':
      return choiceProblem(optionCount(question.options), answer);
    case 'true_false':
      return choiceProblem(2, answer);
    case 'arrange_list':
      return orderProblem(optionCount(question.options), answer);
    case 'match_pairs':
      return matchesProblem(question.options, answer);
    default:
      return 'Unsupported question type';
  }
}

/**
 * Whether an answer that fits its question is right, all or nothing. Where the sides of match_pairs
 * differ in size, each submitted pair must be right and the surplus stays unmatched.
 */
export function isCorrectAnswer(type: QuestionKind, key: RightAnswer, answer: Answer): boolean {
  switch (type) {
    case 'mcq':
    case 'true_false':
      return typeof answer === 'number' && answer === key;
    case 'arrange_list':
      return isSameOrder(key, answer);
    case 'match_pairs':
      return isSameMatching(key, answer);
  }
}

function choiceProblem(options: number, answer: unknown): string | undefined {
  if (options === 0) return NO_OPTIONS;
  if (!isIndex(answer)) return 'The answer must be the index of an option';
  return answer < options ? undefined : `The answer must be between 0 and ${options - 1}`;
}

function orderProblem(options: number, answer: unknown): string | undefined {
  if (options === 0) return NO_OPTIONS;
  if (!Array.isArray(answer) || !answer.every(isIndex)) {
    return 'The answer must be a list of option indexes';
  }
  if (answer.length !== options) return `The answer must place all ${options} options`;
  if (answer.some((index) => index >= options)) return 'The answer holds an unknown option';
  return new Set(answer).size === options ? undefined : 'The answer holds an option twice';
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
  if (!isMatching(key) || !isMatching(answer)) return false;
  const matches = Object.entries(answer);
  const complete = matches.length === new Set(Object.values(key)).size;
  return complete && matches.every(([left, right]) => key[left] === right);
}

function isMatching(answer: Answer): answer is Record<string, string> {
  return typeof answer === 'object' && !Array.isArray(answer);
}
