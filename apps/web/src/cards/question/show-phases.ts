import { isRefusal } from '@morsel/sdk';
import type { Answer } from '@morsel/sdk/contract';

import { type AnswerOutcome, resultOf, type Verdict } from '../../operation-outcome.ts';
import type { Answered, AnswerPhase, Judge } from './answer-phase.ts';

/** An answer, and what is shown of it before anything has come of it. */
export interface Shown {
  readonly answer: Answer;
  readonly verdict: Verdict | undefined;
}

/** An answer that was given, and what will have come of it. */
export interface Given extends Shown {
  readonly sent: Promise<AnswerOutcome>;
}

/** Shows what becomes of an answer, one phase after the other. */
export async function showPhases(
  { answer, verdict, sent }: Given,
  show: (phase: AnswerPhase) => void,
): Promise<void> {
  try {
    const outcome = await sent;
    show(phaseOf({ answer, verdict }, outcome));
    if (outcome.state === 'counted') return;
    const result = await outcome.arriving;
    show(judged(answer, result, verdict ?? resultOf(outcome)));
  } catch (error) {
    show(
      verdict
        ? { name: 'answered', answer, result: verdict, failure: failureOf(error) }
        : { name: 'unanswered', answer },
    );
  }
}

const failureOf = (error: unknown) => (isRefusal(error) ? 'refused' : 'unsaved');

/** The verdict is felt once: when it is shown. */
export async function withBuzz(
  { verdict }: Shown,
  sent: Promise<AnswerOutcome>,
): Promise<AnswerOutcome> {
  buzz(verdict);
  const outcome = await sent;
  if (!verdict) buzz(resultOf(outcome));
  return outcome;
}

/** What was shown of it, where what came of it does not say more. */
export function verdictBefore(answered: Answered, judge: Judge | undefined): Verdict | undefined {
  const isTold = 'outcome' in answered && answered.outcome.state !== 'kept';
  return isTold ? undefined : judge?.(answered.answer);
}

export function phaseAfter(before: (Answered & Shown) | undefined): AnswerPhase {
  if (!before) return { name: 'unanswered' };
  return 'sent' in before ? onItsWay(before) : phaseOf(before, before.outcome);
}

export function onItsWay({ answer, verdict }: Shown): AnswerPhase {
  return verdict ? { name: 'answered', answer, result: verdict } : { name: 'submitting', answer };
}

function phaseOf({ answer, verdict }: Shown, outcome: AnswerOutcome): AnswerPhase {
  if (outcome.state === 'counted') return judged(answer, outcome.result, verdict);
  const result = resultOf(outcome) ?? verdict;
  if (!result) return { name: 'kept', answer };
  return { ...judged(answer, result, verdict), isUnsynced: true };
}

function judged(answer: Answer, result: Verdict, shown: Verdict | undefined) {
  const isRejudged = shown !== undefined && shown.isCorrect !== result.isCorrect;
  return { name: 'answered', answer, result, isRejudged } as const;
}

const RIGHT_MS = 12;
const WRONG_MS = [20, 40, 20];

/** A short vibration for a verdict, where the device has one and motion is welcome. */
function buzz(verdict: Verdict | undefined): void {
  if (!verdict || !('vibrate' in navigator)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(verdict.isCorrect ? RIGHT_MS : WRONG_MS);
}
