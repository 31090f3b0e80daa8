import type { Answer } from '@morsel/sdk/contract';
import { useEffect, useRef, useState } from 'react';

import type { AnswerOutcome } from '../../operation-outcome.ts';
import type { Answered, AnswerPhase, OnAnswer } from './answer-phase.ts';

/** One answer at a time, one answer in all; a rejected one goes back with the choice kept. */
export function useAnswerPhase(onAnswer: OnAnswer, answered?: Answered) {
  const [before] = useState(answered);
  const [phase, setPhase] = useState(() => phaseAfter(before));
  const closed = useRef(answered !== undefined);
  /** What becomes of an answer that was taken back is not shown. */
  const turn = useRef(0);
  const showInTurn = (own: number) => (next: AnswerPhase) => {
    if (own === turn.current) setPhase(next);
  };

  useEffect(() => {
    if (phase.name === 'unanswered') closed.current = false;
  }, [phase]);

  useEffect(() => {
    if (!before) return;
    const { answer } = before;
    const sent = 'sent' in before ? before.sent : Promise.resolve(before.outcome);
    const show = (next: AnswerPhase) => turn.current === 0 && setPhase(next);
    void showPhases(answer, sent, show);
  }, [before]);

  function submit(answer: Answer) {
    if (closed.current) return;
    closed.current = true;
    setPhase({ name: 'submitting', answer });
    turn.current += 1;
    void showPhases(answer, withBuzz(onAnswer(answer)), showInTurn(turn.current));
  }

  /** The card is unanswered at once, and answered again when that was not taken back. */
  async function reopen(takeBack: () => Promise<void>) {
    turn.current += 1;
    const own = turn.current;
    setPhase({ name: 'unanswered' });
    try {
      await takeBack();
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

const RIGHT_MS = 12;
const WRONG_MS = [20, 40, 20];

/** A short vibration for a verdict, where the device has one and motion is welcome. */
function buzz(isCorrect: boolean): void {
  if (!('vibrate' in navigator)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(isCorrect ? RIGHT_MS : WRONG_MS);
}
