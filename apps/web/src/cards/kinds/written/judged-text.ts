import { writtenText } from '@morsel/sdk/rules';

import type { AnswerPhase } from '../../question/answer-phase.ts';

/** What a verdict tells of a written answer. */
export interface JudgedText {
  /** What the reader wrote; undefined when they said that they do not know. */
  readonly own: string | undefined;
  readonly isRight: boolean;
  readonly right: string;
  /** The wording that was meant, where a right answer has another form. */
  readonly exact?: string;
  /** Other wordings that are right. */
  readonly also: readonly string[];
}

/** Most other wordings that are told. */
const MOST_TOLD = 3;

/** Undefined until there is a verdict. */
export function judgedText(phase: AnswerPhase): JudgedText | undefined {
  if (phase.name !== 'answered') return undefined;
  const { isCorrect: isRight, correctAnswer, accepted = [] } = phase.result;
  const right = writtenText(correctAnswer);
  if (right === undefined) return undefined;
  const own = writtenText(phase.answer);
  if (!isRight || own === undefined) {
    return { own, isRight, right, also: accepted.slice(0, MOST_TOLD) };
  }
  const wordings = [right, ...accepted];
  if (isSame(own, right)) return { own, isRight, right, also: [] };
  if (wordings.some((wording) => isSame(own, wording))) {
    return { own, isRight, right, also: [right] };
  }
  return { own, isRight, right, exact: closest(own, wordings) ?? right, also: [] };
}

/** Whether two texts differ in nothing that a reader would call spelling. */
function isSame(one: string, other: string): boolean {
  return letters(one) === letters(other);
}

function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The wording that begins most like the text. */
function closest(text: string, wordings: readonly string[]): string | undefined {
  return wordings.toSorted((one, other) => sharedStart(text, other) - sharedStart(text, one))[0];
}

function sharedStart(one: string, other: string): number {
  const [a, b] = [letters(one), letters(other)];
  const end = [...a].findIndex((letter, at) => letter !== b[at]);
  return end < 0 ? a.length : end;
}
