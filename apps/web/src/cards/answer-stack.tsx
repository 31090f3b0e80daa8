import './answer-stack.css';
import type { ReactNode } from 'react';

import { isGiven } from './answer-phase.ts';
import type { KindProps } from './kind-props.ts';
import { UnknownButton } from './unknown-button.tsx';

interface AnswerStackProps extends Pick<KindProps, 'phase' | 'onAnswer'> {
  /** What sends an answer that is put together first. */
  readonly submit?: ReactNode;
  readonly children: ReactNode;
}

/** The answers of a question, and under them what readers say who know none. */
export function AnswerStack({ phase, onAnswer, submit, children }: AnswerStackProps) {
  const isOpen = !isGiven(phase);
  return (
    <div className="answer-stack">
      {children}
      {(isOpen || submit) && (
        <div className="answer-foot">
          {isOpen && <UnknownButton phase={phase} onAnswer={onAnswer} />}
          {submit}
        </div>
      )}
    </div>
  );
}
