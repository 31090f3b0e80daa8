import './answer-stack.css';
import '../card/quiet-button.css';
import type { Answer } from '@morsel/sdk/contract';
import { UNKNOWN } from '@morsel/sdk/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { lockedProps } from '../card/locked.ts';
import type { KindProps } from '../kinds/kind-definition.ts';
import { choiceTone, SPOKEN_TONE } from '../options/choice-tone.ts';
import { type AnswerPhase, isGiven } from './answer-phase.ts';

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

interface UnknownButtonProps {
  readonly phase: AnswerPhase;
  readonly onAnswer: (answer: Answer) => void;
}

/** The way out for readers who would have to guess; it counts as a wrong answer. */
function UnknownButton({ phase, onAnswer }: UnknownButtonProps) {
  const tone = choiceTone(phase, UNKNOWN);
  const locked = phase.name !== 'unanswered';
  return (
    <button
      type="button"
      className={clsx('quiet-btn unknown-btn', `is-${tone}`)}
      aria-keyshortcuts="0"
      onClick={locked ? undefined : () => onAnswer(UNKNOWN)}
      {...lockedProps(locked, tone === 'pending')}
    >
      I don't know
      <span className="sr-only"> {SPOKEN_TONE[tone]}</span>
    </button>
  );
}
