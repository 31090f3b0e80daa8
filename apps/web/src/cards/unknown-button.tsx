import './quiet-button.css';
import type { Answer } from '@morsel/sdk/contract';
import { UNKNOWN } from '@morsel/sdk/rules';
import { clsx } from 'clsx';

import type { AnswerPhase } from './answer-phase.ts';
import { choiceTone, SPOKEN_TONE } from './choice-tone.ts';
import { lockedProps } from './locked.ts';

interface UnknownButtonProps {
  readonly phase: AnswerPhase;
  readonly onAnswer: (answer: Answer) => void;
}

/** The way out for readers who would have to guess; it counts as a wrong answer. */
export function UnknownButton({ phase, onAnswer }: UnknownButtonProps) {
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
