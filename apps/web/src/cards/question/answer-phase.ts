import type { Answer } from '@morsel/sdk/contract';
import { UNKNOWN } from '@morsel/sdk/domain';

import type { AnswerOutcome, Verdict } from '../../operation-outcome.ts';

/** Where a question card stands. An unanswered card keeps the choice of an answer that failed. */
export type AnswerPhase =
  | { readonly name: 'unanswered'; readonly answer?: Answer }
  | { readonly name: 'submitting'; readonly answer: Answer }
  | { readonly name: 'kept'; readonly answer: Answer }
  | {
      readonly name: 'answered';
      readonly answer: Answer;
      readonly result: Verdict;
      /** The verdict is this device's own so far. */
      readonly isUnsynced?: boolean;
      /** Another one was shown before. */
      readonly isRejudged?: boolean;
      /**
       * It was shown before the answer was written down, and that answer does not count. `unsaved`:
       * nothing says that it arrived, and the same one can be sent again; `refused`: the server does
       * not take it.
       */
      readonly failure?: 'unsaved' | 'refused';
    };

/** An answer given before the card came up: what became of it, or what will. */
export type Answered =
  | { readonly answer: Answer; readonly outcome: AnswerOutcome }
  | { readonly answer: Answer; readonly sent: Promise<AnswerOutcome> };

/** Gives an answer; rejects when it did not count. Whoever passes it in reports the failure. */
export type OnAnswer = (answer: Answer) => Promise<AnswerOutcome>;

/** What is right of an answer, at once; undefined where that comes with the outcome. */
export type Judge = (answer: Answer) => Verdict | undefined;

/** Whether an answer may be given: the first one, or the same again of which nothing has come. */
export function takesAnswer(phase: AnswerPhase): boolean {
  return phase.name === 'answered' ? phase.failure === 'unsaved' : phase.name === 'unanswered';
}

/** Whether the answer has been given for good, judged or not. */
export function isGiven(phase: AnswerPhase): phase is AnswerPhase & { name: 'kept' | 'answered' } {
  return phase.name === 'kept' || phase.name === 'answered';
}

/** Whether it has been given, and is that the reader does not know. */
export function isUnknown(phase: AnswerPhase): boolean {
  return isGiven(phase) && phase.answer === UNKNOWN;
}

/** Whether it is on its way that the reader does not know. */
export function isGivingUp(phase: AnswerPhase): boolean {
  return phase.name === 'submitting' && phase.answer === UNKNOWN;
}
