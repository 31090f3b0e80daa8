import type { Answer, AnswerResult } from '@morsel/sdk/contract';
import { useEffect, useRef, useState } from 'react';

import { buzz } from './buzz.ts';

/** Where a question card stands. An unanswered card keeps the choice of an answer that failed. */
export type AnswerPhase =
  | { readonly name: 'unanswered'; readonly answer?: Answer }
  | { readonly name: 'submitting'; readonly answer: Answer }
  | { readonly name: 'answered'; readonly answer: Answer; readonly result: AnswerResult };

/** An answer given before the card came up: it has counted, or is on its way still. */
export type Answered =
  | Pick<AnswerPhase & { name: 'answered' }, 'answer' | 'result'>
  | { readonly answer: Answer; readonly arriving: Promise<AnswerResult> };

/** Sends an answer; rejects when it did not count. Whoever passes it in reports the failure. */
export type OnAnswer = (answer: Answer) => Promise<AnswerResult>;

/** One answer at a time, one answer in all; a rejected one goes back with the choice kept. */
export function useAnswerPhase(onAnswer: OnAnswer, answered?: Answered) {
  const [before] = useState(answered);
  const [phase, setPhase] = useState(() => phaseAfter(before));
  const closed = useRef(answered !== undefined);

  useEffect(() => {
    if (!before || !('arriving' in before)) return;
    const { answer, arriving } = before;
    let left = false;
    arriving.then(
      (result) => {
        if (!left) setPhase({ name: 'answered', answer, result });
      },
      () => {
        if (left) return;
        closed.current = false;
        setPhase({ name: 'unanswered', answer });
      },
    );
    return () => {
      left = true;
    };
  }, [before]);

  async function submit(answer: Answer) {
    if (closed.current) return;
    closed.current = true;
    setPhase({ name: 'submitting', answer });
    try {
      const result = await onAnswer(answer);
      setPhase({ name: 'answered', answer, result });
      buzz(result.isCorrect);
    } catch {
      closed.current = false;
      setPhase({ name: 'unanswered', answer });
    }
  }

  return { phase, submit: (answer: Answer) => void submit(answer) };
}

function phaseAfter(before: Answered | undefined): AnswerPhase {
  if (!before) return { name: 'unanswered' };
  const { answer } = before;
  if ('arriving' in before) return { name: 'submitting', answer };
  return { name: 'answered', answer, result: before.result };
}
