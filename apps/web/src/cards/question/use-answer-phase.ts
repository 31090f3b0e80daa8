import type { Answer } from '@morsel/sdk/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { AnswerOutcome } from '../../operation-outcome.ts';
import { afterPaint } from '../../ui/page/after-paint.ts';
import {
  type Answered,
  type AnswerPhase,
  type Judge,
  type OnAnswer,
  takesAnswer,
} from './answer-phase.ts';
import {
  type Given,
  onItsWay,
  phaseAfter,
  type Shown,
  showPhases,
  verdictBefore,
  withBuzz,
} from './show-phases.ts';
import { useReopen } from './use-reopen.ts';

interface AnswerPhaseOptions {
  readonly onAnswer: OnAnswer;
  readonly judge: Judge | undefined;
  /** The answer that was given before the card came up. */
  readonly answered: Answered | undefined;
}

/**
 * One answer at a time, one answer in all. What can be judged at once shows its verdict before anything
 * has come of the answer. One that is rejected goes back with the choice kept; where its verdict was
 * shown, that stays, and the same answer can be sent again unless it was refused.
 */
export function useAnswerPhase({ onAnswer, judge, answered }: AnswerPhaseOptions) {
  const [before] = useState(
    () => answered && { ...answered, verdict: verdictBefore(answered, judge) },
  );
  const [phase, setPhase] = useState(() => phaseAfter(before));
  const closed = useRef(answered !== undefined);
  const last = useRef<Given>(undefined);
  /** What becomes of an answer that was taken back is not shown. */
  const turn = useRef(0);

  // Before it is painted: no tap is lost on what looks open.
  useLayoutEffect(() => {
    closed.current = !takesAnswer(phase);
  }, [phase]);

  useEffect(() => {
    if (!before) return;
    const sent = 'sent' in before ? before.sent : Promise.resolve(before.outcome);
    last.current = { ...before, sent };
    void showPhases(last.current, (next) => turn.current === 0 && setPhase(next));
  }, [before]);

  /** Shows a phase, and returns what shows the next ones until another turn begins. */
  function beginTurn(first: AnswerPhase) {
    turn.current += 1;
    const own = turn.current;
    setPhase(first);
    return (next: AnswerPhase) => own === turn.current && setPhase(next);
  }

  /** What the answer sets in motion keeps no verdict from the screen. */
  async function give({ answer, verdict }: Shown): Promise<AnswerOutcome> {
    if (verdict) await afterPaint();
    return onAnswer(answer);
  }

  function submit(answer: Answer) {
    if (closed.current) return;
    const shown = { answer, verdict: judge?.(answer) };
    closed.current = true;
    const show = beginTurn(onItsWay(shown));
    last.current = { ...shown, sent: withBuzz(shown, give(shown)) };
    void showPhases(last.current, show);
  }

  return { phase, submit, ...useReopen(last, () => beginTurn({ name: 'unanswered' })) };
}
