import type { Answer } from '@morsel/sdk/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { type AnswerOutcome, resultOf, type Verdict } from '../../operation-outcome.ts';
import {
  type Answered,
  type AnswerPhase,
  isOpen,
  type Judge,
  type OnAnswer,
} from './answer-phase.ts';

/** An answer, and what is shown of it before anything has come of it. */
interface Shown {
  readonly answer: Answer;
  readonly verdict: Verdict | undefined;
}

interface AnswerPhaseOptions {
  readonly onAnswer: OnAnswer;
  readonly judge: Judge | undefined;
  /** The answer that was given before the card came up. */
  readonly answered: Answered | undefined;
}

/**
 * One answer at a time, one answer in all. What can be judged at once shows its verdict before anything
 * has come of the answer. One that is rejected goes back with the choice kept; where its verdict was
 * shown, that stays, and the same answer can be sent again.
 */
export function useAnswerPhase({ onAnswer, judge, answered }: AnswerPhaseOptions) {
  const [before] = useState(
    () => answered && { ...answered, verdict: verdictBefore(answered, judge) },
  );
  const [phase, setPhase] = useState(() => phaseAfter(before));
  const closed = useRef(answered !== undefined);
  const sending = useRef<Promise<unknown>>(undefined);
  /** What becomes of an answer that was taken back is not shown. */
  const turn = useRef(0);

  // Before it is painted: no tap is lost on what looks open.
  useLayoutEffect(() => {
    if (isOpen(phase)) closed.current = false;
  }, [phase]);

  useEffect(() => {
    if (!before) return;
    const sent = 'sent' in before ? before.sent : Promise.resolve(before.outcome);
    sending.current = sent;
    void showPhases(before, sent, (next) => turn.current === 0 && setPhase(next));
  }, [before]);

  function submit(answer: Answer) {
    if (closed.current) return;
    closed.current = true;
    turn.current += 1;
    const own = turn.current;
    const shown = { answer, verdict: judge?.(answer) };
    setPhase(onItsWay(shown));
    const sent = onAnswer(answer);
    sending.current = sent;
    void showPhases(shown, withBuzz(shown, sent), (next) => own === turn.current && setPhase(next));
  }

  /** The card is unanswered at once, and answered again when that was not taken back. */
  async function reopen(takeBack: () => Promise<void>) {
    turn.current += 1;
    const own = turn.current;
    setPhase({ name: 'unanswered' });
    try {
      const [{ status }] = await Promise.allSettled([sending.current]);
      if (status === 'fulfilled') await takeBack();
    } catch {
      if (own !== turn.current) return;
      closed.current = true;
      setPhase(phase);
    }
  }

  return { phase, submit, reopen };
}

/** Shows what becomes of an answer, one phase after the other. */
async function showPhases(
  { answer, verdict }: Shown,
  sent: Promise<AnswerOutcome>,
  show: (phase: AnswerPhase) => void,
): Promise<void> {
  try {
    const outcome = await sent;
    show(phaseOf({ answer, verdict }, outcome));
    if (outcome.state === 'counted') return;
    const result = await outcome.arriving;
    show(judged(answer, result, verdict ?? resultOf(outcome)));
  } catch {
    show(
      verdict
        ? { name: 'answered', answer, result: verdict, isUnsaved: true }
        : { name: 'unanswered', answer },
    );
  }
}

async function withBuzz({ verdict }: Shown, sent: Promise<AnswerOutcome>): Promise<AnswerOutcome> {
  buzz(verdict);
  const outcome = await sent;
  if (!verdict) buzz(resultOf(outcome));
  return outcome;
}

/** What came of it is known, or was shown already. */
function verdictBefore(answered: Answered, judge: Judge | undefined): Verdict | undefined {
  return 'sent' in answered ? judge?.(answered.answer) : undefined;
}

function phaseAfter(before: (Answered & Shown) | undefined): AnswerPhase {
  if (!before) return { name: 'unanswered' };
  return 'sent' in before ? onItsWay(before) : phaseOf(before, before.outcome);
}

function onItsWay({ answer, verdict }: Shown): AnswerPhase {
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
