import type { Answer, AnswerResult } from '@morsel/sdk/contract';
import { UNKNOWN } from '@morsel/sdk/rules';
import { useEffect, useRef, useState } from 'react';

import { buzz } from './buzz.ts';

/**
 * What became of an answer. `counted`: the server has judged it; `local`: this device has, and the
 * server's word is awaited; `kept`: it waits to be judged. `arriving` never comes when the answer
 * turns out not to count.
 */
export type AnswerOutcome =
  | { readonly state: 'counted'; readonly result: AnswerResult }
  | {
      readonly state: 'local';
      readonly result: AnswerResult;
      readonly arriving: Promise<AnswerResult>;
    }
  | { readonly state: 'kept'; readonly arriving: Promise<AnswerResult> };

/** Where a question card stands. An unanswered card keeps the choice of an answer that failed. */
export type AnswerPhase =
  | { readonly name: 'unanswered'; readonly answer?: Answer }
  | { readonly name: 'submitting'; readonly answer: Answer }
  | { readonly name: 'kept'; readonly answer: Answer }
  | {
      readonly name: 'answered';
      readonly answer: Answer;
      readonly result: AnswerResult;
      /** The verdict is this device's own so far. */
      readonly isUnsynced?: boolean;
    };

/** An answer given before the card came up: what became of it, or what will. */
export type Answered =
  | { readonly answer: Answer; readonly outcome: AnswerOutcome }
  | { readonly answer: Answer; readonly sent: Promise<AnswerOutcome> };

/** Gives an answer; rejects when it did not count. Whoever passes it in reports the failure. */
export type OnAnswer = (answer: Answer) => Promise<AnswerOutcome>;

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

/** One answer at a time, one answer in all; a rejected one goes back with the choice kept. */
export function useAnswerPhase(onAnswer: OnAnswer, answered?: Answered) {
  const [before] = useState(answered);
  const [phase, setPhase] = useState(() => phaseAfter(before));
  const closed = useRef(answered !== undefined);

  useEffect(() => {
    if (phase.name === 'unanswered') closed.current = false;
  }, [phase]);

  useEffect(() => {
    if (!before) return;
    const { answer } = before;
    const sent = 'sent' in before ? before.sent : Promise.resolve(before.outcome);
    void showPhases(answer, sent, setPhase);
  }, [before]);

  function submit(answer: Answer) {
    if (closed.current) return;
    closed.current = true;
    setPhase({ name: 'submitting', answer });
    void showPhases(answer, withBuzz(onAnswer(answer)), setPhase);
  }

  return { phase, submit };
}

/** Shows what becomes of an answer, one phase after the other. */
async function showPhases(
  answer: Answer,
  sent: Promise<AnswerOutcome>,
  show: (phase: AnswerPhase) => void,
): Promise<void> {
  try {
    const outcome = await sent;
    show(phaseOf(answer, outcome));
    if (outcome.state === 'counted') return;
    show({ name: 'answered', answer, result: await outcome.arriving });
  } catch {
    show({ name: 'unanswered', answer });
  }
}

async function withBuzz(sent: Promise<AnswerOutcome>): Promise<AnswerOutcome> {
  const outcome = await sent;
  if (outcome.state !== 'kept') buzz(outcome.result.isCorrect);
  return outcome;
}

function phaseAfter(before: Answered | undefined): AnswerPhase {
  if (!before) return { name: 'unanswered' };
  const { answer } = before;
  return 'sent' in before ? { name: 'submitting', answer } : phaseOf(answer, before.outcome);
}

function phaseOf(answer: Answer, outcome: AnswerOutcome): AnswerPhase {
  switch (outcome.state) {
    case 'counted':
      return { name: 'answered', answer, result: outcome.result };
    case 'local':
      return { name: 'answered', answer, result: outcome.result, isUnsynced: true };
    case 'kept':
      return { name: 'kept', answer };
  }
}
