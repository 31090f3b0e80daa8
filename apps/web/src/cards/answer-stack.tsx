import './answer-stack.css';
import type { ReactNode } from 'react';

import { isGiven } from './answer-phase.ts';
import type { KindProps } from './kind-props.ts';
import { UnknownButton } from './unknown-button.tsx';

interface AnswerStackProps extends Pick<KindProps, 'phase' | 'onAnswer'> {
  readonly children: ReactNode;
}

/** The answers of a question, and under them what readers say who know none. */
export function AnswerStack({ phase, onAnswer, children }: AnswerStackProps) {
  return (
    <div className="answer-stack">
      {children}
      {!isGiven(phase) && <UnknownButton phase={phase} onAnswer={onAnswer} />}
    </div>
  );
}
